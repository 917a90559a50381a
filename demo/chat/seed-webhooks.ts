import { channelNames } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Tx } from '@forecourt/server/database/database.ts';
import { maskedAddress } from '@forecourt/server/features/webhooks/address.rules.ts';
import { saveWebhook } from '@forecourt/server/features/webhooks/webhooks.store.ts';
import type { Secrets } from '@forecourt/server/lib/secrets.ts';
import { hookOf } from './place.ts';

/** Connects every channel to the demo chat, so its messages can be seen right away. */
export async function seedWebhooks(tx: Tx, secrets: Secrets): Promise<void> {
  const rows = await tx.selectFrom('webhooks').select(['id', 'channel']).where('channel', 'in', channelNames).execute();
  for (const { id, channel } of rows) {
    const address = hookOf(channel!);
    const shown = maskedAddress(address);
    await saveWebhook(tx, id, { isEnabled: true, format: 'chat', address: { sealed: secrets.seal(address), shown } });
  }
}
