import {
  editableStatuses,
  carFlow,
  rightFor,
  sellerTransitions,
  warnDaysBeforeExpiry,
  type CarStatus,
  type SellerTransition,
} from '@forecourt/contract/cars/cars.flow.ts';
import { mayMoveFrom, rightToMove, type ListedFor } from '@forecourt/contract/cars/moves.ts';
import { mayFor, ownerOf, reaches, type Owner, type Reach } from '@forecourt/contract/access/owner.ts';
import { actsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import { saleFlow, type SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';

/** The parts of a listing that decide which transitions are available. */
export interface ListingState {
  status: CarStatus;
  seller_id: number;
  dealer_id: number | null;
  expires_at: Date | null;
  removed_by: 'seller' | 'staff' | null;
  status_before: CarStatus | null;
  /** Set while it's reserved for the buyer of an accepted offer. */
  held_until: Date | null;
  /** Status of the sale that sold it. */
  sale_status: SaleStatus | null;
  sale_seller_id: number | null;
}

export const ownerOfListing = ({ seller_id, dealer_id }: Pick<ListingState, 'seller_id' | 'dealer_id'>): Owner =>
  ownerOf({ personId: seller_id, dealerId: dealer_id });

/** Deleted, removed or flagged. Changes to such a listing show when it's restored. */
export const isAway = ({ status }: Pick<ListingState, 'status'>): boolean =>
  status === 'removed' || status === 'flagged';

export const statusWhenBack = (listing: Pick<ListingState, 'status' | 'status_before'>): CarStatus =>
  isAway(listing) ? (listing.status_before ?? 'expired') : listing.status;

export const mayEdit = (listing: ListingState, reach: Reach): boolean =>
  (editableStatuses as readonly CarStatus[]).includes(listing.status) &&
  mayFor(reach, ownerOfListing(listing), 'cars.write');

/** Where this user can move the listing, if there are free slots and no payment is open. */
export function whereToMove(listing: ListingState, reach: Reach): ListedFor | null {
  if (!reach.team) return null;
  const to = listing.dealer_id === null ? 'company' : 'self';
  if (!mayMoveFrom(listing.status, to) || (to === 'self' && listing.seller_id !== reach.userId)) return null;
  const isTheirs = reaches(reach, ownerOfListing(listing));
  return isTheirs && mayFor(reach, { dealer: reach.team.dealerId }, rightToMove(listing.status)) ? to : null;
}

export function mayMake(name: SellerTransition, listing: ListingState, reach: Reach, now: Date): boolean {
  if (!carFlow.may(name, listing.status)) return false;
  if (!mayFor(reach, ownerOfListing(listing), rightFor(name))) return false;
  // Releasing the offer makes it available again, so that its buyer is notified.
  if (name === 'release' && listing.held_until !== null) return false;
  if (name === 'restore') return listing.removed_by === 'seller';
  if (name === 'relist') return mayWithdraw(listing, reach);
  // A live listing can be renewed only shortly before it ends. Earlier there is nothing to gain.
  if (name === 'renew' && listing.status !== 'expired') return endsSoon(listing, now);
  return true;
}

/** It can be listed again by withdrawing the sale until the buyer responds. */
const mayWithdraw = ({ sale_status, sale_seller_id, dealer_id }: ListingState, reach: Reach): boolean =>
  sale_status !== null &&
  sale_seller_id !== null &&
  saleFlow.may('withdraw', sale_status) &&
  actsAsSeller(reach, { seller_id: sale_seller_id, dealer_id });

export const openTransitions = (listing: ListingState, reach: Reach, now: Date): SellerTransition[] =>
  sellerTransitions.filter((name) => mayMake(name, listing, reach, now));

export const endsSoon = ({ expires_at }: ListingState, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() < warnDaysBeforeExpiry * dayMs;

export const hoursLater = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);
export const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The status after a transition. A listing restored after its end date is expired and can be renewed. */
export const statusAfter = (name: SellerTransition, listing: ListingState, now: Date): CarStatus | undefined =>
  name === 'restore'
    ? inTime(listing.status_before ?? 'expired', listing, now)
    : (carFlow.after(name, listing.status) ?? undefined);

export function inTime(status: CarStatus, { expires_at }: Pick<ListingState, 'expires_at'>, now: Date): CarStatus {
  const isOver = expires_at !== null && expires_at <= now;
  return isOver && (status === 'active' || status === 'reserved') ? 'expired' : status;
}
