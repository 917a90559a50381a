import type { Tx } from '../../database/database.ts';
import { clockAfter, newClock, type DeskTime } from '../../features/tickets/service.rules.ts';
import * as store from '../../features/tickets/tickets.store.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';

/** Nothing when there is one of this client id already. */
export const insertTicket = (tx: Tx, asked: store.NewTicket, time: DeskTime) =>
  store.insertTicket(tx, asked, newClock(asked.priority, time));

/** As it becomes in that moment; what is due when follows in the same statement. */
export const saveTicket = (tx: Tx, ticket: TicketRow, change: store.TicketChange, time: DeskTime) =>
  store.saveTicket(tx, ticket.id, { ...change, ...clockAfter(ticket, { ...ticket, ...change }, time) });
