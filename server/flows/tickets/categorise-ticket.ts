import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { findCategory } from '../../features/tickets/categories.store.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { insertEvent } from '../../features/tickets/ticket-events.store.ts';
import type { Reader } from '../../features/tickets/ticket.rules.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';
import { follow } from './ask-for-help.ts';
import { lockFor, tell } from './handle-ticket.ts';
import { saveTicket } from './save-ticket.ts';

/** Moves a ticket to a category that users can select too. Selecting the same one changes nothing. */
export const categoriseTicket = (
  db: Database,
  staff: Reader,
  ticketId: number,
  categoryId: number,
  time: DeskTime,
): Promise<TicketRow> =>
  db.transaction().execute(async (tx) => {
    const ticket = await lockFor(tx, staff, ticketId);
    follow('categorise', ticket.status);
    if (ticket.category_id === categoryId) return ticket;
    const category = await findCategory(tx, categoryId);
    if (!category || category.is_retired) return fail('category_not_found');
    await asStaff(tx, staff.id, { action: 'set_ticket_category', id: ticketId }, async () => {
      await saveTicket(tx, ticket, { category_id: categoryId }, time);
      const names = { was: ticket.category_name, became: category.name };
      await insertEvent(tx, { kind: 'category_changed', ticketId, actorId: staff.id, ...names });
    });
    return tell(tx, ticketId);
  });
