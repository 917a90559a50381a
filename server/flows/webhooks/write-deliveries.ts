import type { Database, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { notify } from '../../events/notify.ts';
import { takeDueAnnouncement, writeForChannel, writeForDealer } from '../../features/webhooks/deliveries.store.ts';
import { causes, type Cause } from './causes.ts';
import type { WebhookDeps } from './webhook-parts.ts';

/**
 * Writes what the webhooks are told of all that was announced, in its order and once: with the commit that writes it,
 * the announcement is no longer due. One at a time does so, so that no webhook hears a later thing first.
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
      // One that cannot be written must not keep the others from it; it stays due.
      log.warn({ err, announcement: taken.id }, 'failed to queue webhook deliveries');
      after = taken.id;
    }
    if (taken.id === 0) return;
  }
}

/** Answers which it was, 0 where none is due; `began` is told before anything can fail. */
async function writeNext(tx: Tx, after: number, began: (id: number) => void): Promise<number> {
  const due = await takeDueAnnouncement(tx, after);
  if (!due) return 0;
  began(due.id);
  // `announce` is the only one to write it, and names only those that have a cause here.
  const say = causes[due.kind as Cause] as (tx: Tx, told: object) => ReturnType<(typeof causes)[Cause]>;
  const told = await say(tx, { ...due.data, kind: due.kind, announcementId: due.id });
  if (!told) return due.id;
  const { channel, dealer, facts } = told;
  if (channel) await writeForChannel(tx, channel, due.id, facts);
  if (dealer && dealer.id !== null) await writeForDealer(tx, dealer.id, dealer.event, due.id, facts);
  await notify(tx, { topic: 'deliveries' });
  return due.id;
}
