import type { Tx } from '../../database/database.ts';
import { clockAfter, newClock, type DeskTime } from '../../features/tickets/service.rules.ts';
import * as store from '../../features/tickets/tickets.store.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';

/** Undefined if this client id already exists. */
export const insertTicket = (tx: Tx, asked: store.NewTicket, time: DeskTime) =>
  store.insertTicket(tx, asked, newClock(asked.priority, time));

/** Saves the ticket and its due times in the same statement. */
export const saveTicket = (tx: Tx, ticket: TicketRow, change: store.TicketChange, time: DeskTime) =>
  store.saveTicket(tx, ticket.id, { ...change, ...clockAfter(ticket, { ...ticket, ...change }, time) });
