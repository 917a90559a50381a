import { closeAfterDays } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Database } from '../database/database.ts';
import { closeResolved } from '../features/tickets/tickets.store.ts';
import { announceTicketChange } from '../flows/tickets/ask-for-help.ts';

/** Every hour: closes tickets that were resolved a week ago without a further reply. */
export async function closeTickets(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = new Date(now.getTime() - closeAfterDays * 86_400_000);
    for (const ticket of await closeResolved(tx, before, now)) await announceTicketChange(tx, ticket);
  });
}
