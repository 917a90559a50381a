import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import { ticketFlow, type TicketTransition, type TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

export interface Reader {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

interface Whose {
  user_id: number;
  user_account: number;
  status: TicketStatus;
  first_response_at: Date | null;
}

/** Their own ticket, also of another of their characters, nobody of the staff handles. */
export const mayHandle = (ticket: Pick<Whose, 'user_account'>, reader: Reader): boolean =>
  staffRoleMay(reader.staffRole, 'tickets.handle') && !isOwn(ticket, reader);

export const isOwn = ({ user_account }: Pick<Whose, 'user_account'>, { gameAccountId }: Reader): boolean =>
  user_account === gameAccountId;

export const maySee = ({ user_id }: Pick<Whose, 'user_id'>, { id, staffRole }: Reader): boolean =>
  user_id === id || staffRoleMay(staffRole, 'tickets.read');

/** The notes among the staff; of their own ticket they read what everybody reads of theirs. */
export const maySeeNotes = (ticket: Pick<Whose, 'user_account'>, reader: Reader): boolean =>
  staffRoleMay(reader.staffRole, 'tickets.read') && !isOwn(ticket, reader);

interface PictureFacts {
  owner_id: number;
  user_id: number | null;
  user_account: number | null;
  is_internal: boolean | null;
}

/** A picture is read with what it came with; before it came with anything, by who uploaded it. */
export function maySeePicture({ owner_id, user_id, user_account, is_internal }: PictureFacts, reader: Reader): boolean {
  if (user_id === null || user_account === null) return owner_id === reader.id;
  return is_internal ? maySeeNotes({ user_account }, reader) : maySee({ user_id }, reader);
}

/** What this person may do with it now; the clock's transitions are nobody's. */
export const openTransitions = (ticket: Whose, reader: Reader): TicketTransition[] =>
  ticketFlow.names.filter((name) => mayMake(name, ticket, reader));

export function mayMake(name: TicketTransition, ticket: Whose, reader: Reader): boolean {
  if (!ticketFlow.may(name, ticket.status)) return false;
  const { by } = ticketFlow.table[name];
  if (by === 'user') return ticket.user_id === reader.id && (name !== 'rate' || isRateable(ticket));
  return by === 'staff' && mayHandle(ticket, reader);
}

/** Help that never came is not rated. */
export const isRateable = ({ first_response_at }: Pick<Whose, 'first_response_at'>): boolean =>
  first_response_at !== null;

export const ticketNumber = (id: number): string => `TKT-${String(id).padStart(6, '0')}`;
