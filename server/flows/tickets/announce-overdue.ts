import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { resetCaughtUp, claimOverdue } from '../../features/tickets/overdue.store.ts';

/** Announces each ticket once when it becomes overdue, and again only after it was caught up with. */
export const announceOverdue = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await resetCaughtUp(tx, now);
    for (const { id, step } of await claimOverdue(tx, now))
      await announce(tx, { kind: 'ticket_overdue', ticketId: id, step });
  });
