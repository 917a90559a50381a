import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import {
  afterDeed,
  ticketDeeds,
  type TicketDeed,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';

export interface Reader {
  id: number;
  staffRole: StaffRole | null;
}

interface Whose {
  user_id: number;
  status: TicketStatus;
}

const handling: readonly StaffRole[] = ['support', 'moderator', 'admin'];

/** Their own ticket nobody of the staff handles; analysts only read. */
export const mayHandle = ({ user_id }: Pick<Whose, 'user_id'>, { id, staffRole }: Reader): boolean =>
  staffRole !== null && handling.includes(staffRole) && user_id !== id;

export const maySee = ({ user_id }: Pick<Whose, 'user_id'>, { id, staffRole }: Reader): boolean =>
  user_id === id || staffRole !== null;

/** What this person may do with it now; the clock's deeds are nobody's. */
export const deedsOpenTo = (ticket: Whose, reader: Reader): TicketDeed[] =>
  (Object.keys(ticketDeeds) as TicketDeed[]).filter((deed) => mayDo(deed, ticket, reader));

export function mayDo(deed: TicketDeed, ticket: Whose, reader: Reader): boolean {
  if (afterDeed(deed, ticket.status) === null) return false;
  const { by } = ticketDeeds[deed];
  if (by === 'user') return ticket.user_id === reader.id;
  return by === 'staff' && mayHandle(ticket, reader);
}

export const ticketNumber = (id: number): string => `TKT-${String(id).padStart(6, '0')}`;
