import type { StaffTicket, TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { TicketTransition } from '@forecourt/contract/tickets/tickets.flow.ts';

/** A ticket with its thread, as staff see it. */
export type DeskTicket = StaffTicket & TicketThread;

export const may = ({ transitions }: Pick<DeskTicket, 'transitions'>, transition: TicketTransition): boolean =>
  transitions.includes(transition);
