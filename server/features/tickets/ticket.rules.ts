import { appealFlow, type AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { Membership } from '@forecourt/contract/kit/owner.ts';
import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { readsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import { ticketFlow, type TicketTransition, type TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

export interface Reader {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
  team: Membership | null;
}

interface Whose {
  user_id: number;
  party_accounts: readonly number[];
  decider_account: number | null;
  appeal_status: AppealStatus | null;
  sale_seller_id: number | null;
  sale_dealer_id: number | null;
  status: TicketStatus;
  first_response_at: Date | null;
}

type Parties = Pick<Whose, 'user_id' | 'sale_seller_id' | 'sale_dealer_id'>;

/**
 * Their own ticket, also of another of their characters, nobody of the staff handles; nor a dispute they have a part in,
 * nor the appeal against what they decided.
 */
export const mayHandle = (ticket: Pick<Whose, 'party_accounts' | 'decider_account'>, reader: Reader): boolean =>
  staffRoleMay(reader.staffRole, 'tickets.handle') && !isOwn(ticket, reader) && !isDecider(ticket, reader);

/** Of those who handle tickets: nobody who has a part in it. */
export const mayBeGiven = (ticket: Pick<Whose, 'party_accounts' | 'decider_account'>, gameAccountId: number): boolean =>
  !ticket.party_accounts.includes(gameAccountId) && !isDecider(ticket, { gameAccountId });

export const isDecider = (
  { decider_account }: Pick<Whose, 'decider_account'>,
  { gameAccountId }: Pick<Reader, 'gameAccountId'>,
): boolean => decider_account === gameAccountId;

/** An appeal ends by its outcome alone, or when who appealed takes it back. */
export const awaitsOutcome = ({ appeal_status }: Pick<Whose, 'appeal_status'>): boolean =>
  appeal_status !== null && appealFlow.may('uphold', appeal_status);

export const isOwn = ({ party_accounts }: Pick<Whose, 'party_accounts'>, { gameAccountId }: Reader): boolean =>
  party_accounts.includes(gameAccountId);

/** Who asked and, of a disputed sale, the seller's side: both read the same and answer in it. */
export const isParty = (ticket: Parties, reader: Reader): boolean =>
  ticket.user_id === reader.id || isSellersSide(ticket, reader);

function isSellersSide({ sale_seller_id, sale_dealer_id }: Parties, { id, gameAccountId, team }: Reader): boolean {
  if (sale_seller_id === null) return false;
  return readsAsSeller({ userId: id, gameAccountId, team }, { seller_id: sale_seller_id, dealer_id: sale_dealer_id });
}

export const maySee = (ticket: Parties, reader: Reader): boolean =>
  isParty(ticket, reader) || staffRoleMay(reader.staffRole, 'tickets.read');

/** The notes among the staff; of their own ticket they read what everybody reads of theirs. */
export const maySeeNotes = (ticket: Pick<Whose, 'party_accounts'>, reader: Reader): boolean =>
  staffRoleMay(reader.staffRole, 'tickets.read') && !isOwn(ticket, reader);

interface PictureFacts extends Pick<Whose, 'party_accounts' | 'sale_seller_id' | 'sale_dealer_id'> {
  owner_id: number;
  user_id: number | null;
  is_internal: boolean | null;
}

/** A picture is read with what it came with; before it came with anything, by who uploaded it. */
export function maySeePicture({ owner_id, user_id, is_internal, ...picture }: PictureFacts, reader: Reader): boolean {
  if (user_id === null) return owner_id === reader.id;
  return is_internal ? maySeeNotes(picture, reader) : maySee({ user_id, ...picture }, reader);
}

/** What this person may do with it now; the clock's transitions are nobody's. */
export const openTransitions = (ticket: Whose, reader: Reader): TicketTransition[] =>
  ticketFlow.names.filter((name) => mayMake(name, ticket, reader));

export function mayMake(name: TicketTransition, ticket: Whose, reader: Reader): boolean {
  if (!ticketFlow.may(name, ticket.status)) return false;
  const { by } = ticketFlow.table[name];
  if (name === 'resolve' && awaitsOutcome(ticket)) return false;
  if (name === 'answer') return isParty(ticket, reader);
  if (by === 'user') return ticket.user_id === reader.id && (name !== 'rate' || isRateable(ticket));
  return by === 'staff' && mayHandle(ticket, reader);
}

/** Help that never came is not rated. */
export const isRateable = ({ first_response_at }: Pick<Whose, 'first_response_at'>): boolean =>
  first_response_at !== null;

export const ticketNumber = (id: number): string => `TKT-${String(id).padStart(6, '0')}`;
