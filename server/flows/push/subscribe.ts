import { createHash } from 'node:crypto';
import { saveBrowser } from '../../features/push/subscriptions.store.ts';
import type { PushBrowser } from '../../features/push/push-keys-seal.ts';
import { fail } from '../../lib/failure.ts';
import { AddressRefused } from '../../outside/guarded-request/read-address.ts';
import type { PushDeps } from './push-parts.ts';

/** Lets the browser of this session show notifications. Its address is one that people could have made up. */
export async function subscribeBrowser(
  { db, guard, seal }: Pick<PushDeps, 'db' | 'guard' | 'seal'>,
  sessionHash: Buffer,
  { endpoint, p256dh, auth }: PushBrowser,
): Promise<void> {
  await guard.check(endpoint).catch((error: unknown) => {
    if (error instanceof AddressRefused) fail('bad_input', { fields: { endpoint: [error.message] } });
    throw error;
  });
  const sealed = seal.secrets.seal(JSON.stringify({ endpoint, p256dh, auth }));
  const endpointHash = createHash('sha256').update(endpoint).digest();
  const { host } = new URL(endpoint);
  await db.transaction().execute((tx) => saveBrowser(tx, sessionHash, { sealed, endpointHash, host }));
}
