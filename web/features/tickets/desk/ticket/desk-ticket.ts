import type { StaffTicket, TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { TicketTransition } from '@forecourt/contract/tickets/tickets.flow.ts';

/** A ticket with its thread, as the staff see it. */
export type DeskTicket = StaffTicket & TicketThread;

export const may = ({ deeds }: Pick<DeskTicket, 'deeds'>, deed: TicketTransition): boolean => deeds.includes(deed);
