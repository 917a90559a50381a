import type { Database, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { notify } from '../../events/notify.ts';
import { claimDueAnnouncement, writeForChannel, writeForDealer } from '../../features/webhooks/deliveries.store.ts';
import { causes, type Cause } from './causes.ts';
import type { WebhookDeps } from './webhook-parts.ts';

/**
 * Writes the webhook deliveries of all announcements, once and in order. The same commit marks the announcement as
 * done. Only one process does this at a time, so that no webhook gets a later event first.
 */
export async function writeDeliveries(db: Database, log: WebhookDeps['log']): Promise<void> {
  let after = 0;
  for (;;) {
    const taken = { id: 0 };
    try {
      await db.transaction().execute(async (tx) => {
        await hold(tx, 'deliveries');
        taken.id = await writeNext(tx, after, (id) => (taken.id = id));
      });
    } catch (err) {
      if (taken.id === 0) throw err;
      // One failure must not block the others. It stays due.
      log.warn({ err, announcement: taken.id }, 'failed to queue webhook deliveries');
      after = taken.id;
    }
    if (taken.id === 0) return;
  }
}

/** Returns the announcement's id, or 0 if none is due. Calls `began` before anything can fail. */
async function writeNext(tx: Tx, after: number, began: (id: number) => void): Promise<number> {
  const due = await claimDueAnnouncement(tx, after);
  if (!due) return 0;
  began(due.id);
  // Only `announce` writes this column, and only kinds that have a cause here.
  const say = causes[due.kind as Cause] as (tx: Tx, announced: object) => ReturnType<(typeof causes)[Cause]>;
  const messages = await say(tx, { ...due.data, kind: due.kind, announcementId: due.id });
  if (!messages) return due.id;
  const { channel, dealer, facts } = messages;
  if (channel) await writeForChannel(tx, channel, due.id, facts);
  if (dealer && dealer.id !== null) await writeForDealer(tx, dealer.id, dealer.event, due.id, facts);
  await notify(tx, { topic: 'deliveries' });
  return due.id;
}
