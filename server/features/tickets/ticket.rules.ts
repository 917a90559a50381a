import { appealFlow, type AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { Membership } from '@forecourt/contract/access/owner.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { readsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import {
  statusNames,
  ticketFlow,
  type TicketTransition,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';

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
  sale_id: number | null;
  status: TicketStatus;
  first_response_at: Date | null;
}

type Parties = Pick<Whose, 'user_id' | 'sale_seller_id' | 'sale_dealer_id'>;

/**
 * Staff can't handle their own tickets, not even those of their other characters. Nor can they handle disputes they're
 * involved in or appeals against their own decisions.
 */
export const mayHandle = (ticket: Pick<Whose, 'party_accounts' | 'decider_account'>, reader: Reader): boolean =>
  staffRoleMay(reader.staffRole, 'tickets.handle') && !isOwn(ticket, reader) && !isDecider(ticket, reader);

/** Staff who can be assigned: those who handle tickets and aren't involved in this one. */
export const mayBeAssigned = (
  ticket: Pick<Whose, 'party_accounts' | 'decider_account'>,
  gameAccountId: number,
): boolean => !ticket.party_accounts.includes(gameAccountId) && !isDecider(ticket, { gameAccountId });

export const isDecider = (
  { decider_account }: Pick<Whose, 'decider_account'>,
  { gameAccountId }: Pick<Reader, 'gameAccountId'>,
): boolean => decider_account === gameAccountId;

/** An appeal ends only with its outcome, or when it is withdrawn. */
export const awaitsOutcome = ({ appeal_status }: Pick<Whose, 'appeal_status'>): boolean =>
  appeal_status !== null && appealFlow.may('uphold', appeal_status);

export const isOwn = ({ party_accounts }: Pick<Whose, 'party_accounts'>, { gameAccountId }: Reader): boolean =>
  party_accounts.includes(gameAccountId);

/** The requester and, for a disputed sale, the seller's side. Both read and reply in the same thread. */
export const isParty = (ticket: Parties, reader: Reader): boolean =>
  ticket.user_id === reader.id || isSellersSide(ticket, reader);

function isSellersSide({ sale_seller_id, sale_dealer_id }: Parties, { id, gameAccountId, team }: Reader): boolean {
  if (sale_seller_id === null) return false;
  return readsAsSeller({ userId: id, gameAccountId, team }, { seller_id: sale_seller_id, dealer_id: sale_dealer_id });
}

export const maySee = (ticket: Parties, reader: Reader): boolean =>
  isParty(ticket, reader) || staffRoleMay(reader.staffRole, 'tickets.read');

/** Internal notes are hidden in staff members' own tickets, like for any other user. */
export const maySeeNotes = (ticket: Pick<Whose, 'party_accounts'>, reader: Reader): boolean =>
  staffRoleMay(reader.staffRole, 'tickets.read') && !isOwn(ticket, reader);

interface PictureFacts extends Pick<Whose, 'party_accounts' | 'sale_seller_id' | 'sale_dealer_id'> {
  owner_id: number;
  user_id: number | null;
  is_internal: boolean | null;
}

/** A picture is visible with the response it belongs to. Until then only to its uploader. */
export function maySeePicture({ owner_id, user_id, is_internal, ...picture }: PictureFacts, reader: Reader): boolean {
  if (user_id === null) return owner_id === reader.id;
  return is_internal ? maySeeNotes(picture, reader) : maySee({ user_id, ...picture }, reader);
}

/** Transitions available to this user now. No user can make the automatic ones. */
export const openTransitions = (ticket: Whose, reader: Reader): TicketTransition[] =>
  ticketFlow.names.filter((name) => mayMake(name, ticket, reader));

export function mayMake(name: TicketTransition, ticket: Whose, reader: Reader): boolean {
  if (!ticketFlow.may(name, ticket.status)) return false;
  const { by } = ticketFlow.table[name];
  if (name === 'resolve' && awaitsOutcome(ticket)) return false;
  if (name === 'merge' && isAboutDecision(ticket)) return false;
  if (name === 'answer') return isParty(ticket, reader);
  if (by === 'user') return ticket.user_id === reader.id && (name !== 'rate' || isRateable(ticket));
  return by === 'staff' && mayHandle(ticket, reader);
}

/** An appeal or a dispute. Its thread is part of the decision, and a dispute has other readers. */
export const isAboutDecision = ({ appeal_status, sale_id }: Pick<Whose, 'appeal_status' | 'sale_id'>): boolean =>
  appeal_status !== null || sale_id !== null;

/** Why the first ticket can't be merged into the second. Null if it can. */
export function mergeRefusal(
  from: Pick<Whose, 'user_id' | 'appeal_status' | 'sale_id'>,
  into: Pick<Whose, 'user_id' | 'appeal_status' | 'sale_id' | 'status'>,
): string | null {
  if (from.user_id !== into.user_id) return 'they belong to different users';
  if (isAboutDecision(from) || isAboutDecision(into)) return 'an appeal or a dispute is decided on its own';
  if (!ticketFlow.may('merge', into.status)) return `the other one is ${statusNames[into.status].toLowerCase()}`;
  return null;
}

/** A ticket without any response can't be rated. */
export const isRateable = ({ first_response_at }: Pick<Whose, 'first_response_at'>): boolean =>
  first_response_at !== null;

export const ticketNumber = (id: number): string => `TKT-${String(id).padStart(6, '0')}`;
