import type { Database } from '../database/database.ts';
import { lockTicket, ticketsWithoutDue } from '../features/tickets/tickets.store.ts';
import { saveTicket } from '../flows/tickets/save-ticket.ts';
import type { DeskTime } from '../features/tickets/service.rules.ts';

/** Every hour: sets a due time for tickets that wait for staff and have none, counted from when they were opened. */
export async function setTicketDeadlines(db: Database, time: DeskTime): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const id of await ticketsWithoutDue(tx)) {
      const ticket = await lockTicket(tx, id);
      if (ticket?.due_at === null) await saveTicket(tx, ticket, {}, time);
    }
  });
}
