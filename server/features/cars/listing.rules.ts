import {
  editableStatuses,
  carFlow,
  rightFor,
  sellerTransitions,
  warnDaysBeforeExpiry,
  type CarStatus,
  type SellerTransition,
} from '@forecourt/contract/cars/cars.flow.ts';
import { mayFor, ownerOf, type Owner, type Reach } from '@forecourt/contract/kit/owner.ts';

/** Of a listing, what decides on the transitions that are open to it. */
export interface ListingState {
  status: CarStatus;
  seller_id: number;
  dealer_id: number | null;
  expires_at: Date | null;
  removed_by: 'seller' | 'staff' | null;
  status_before: CarStatus | null;
}

export const ownerOfListing = ({ seller_id, dealer_id }: Pick<ListingState, 'seller_id' | 'dealer_id'>): Owner =>
  ownerOf({ personId: seller_id, dealerId: dealer_id });

export const mayEdit = (listing: ListingState, reach: Reach): boolean =>
  (editableStatuses as readonly CarStatus[]).includes(listing.status) &&
  mayFor(reach, ownerOfListing(listing), 'cars.write');

export function mayMake(name: SellerTransition, listing: ListingState, reach: Reach, now: Date): boolean {
  if (!carFlow.may(name, listing.status)) return false;
  if (!mayFor(reach, ownerOfListing(listing), rightFor(name))) return false;
  if (name === 'restore') return listing.removed_by === 'seller';
  // A live listing is renewed when its end is near; before that there is nothing to gain.
  if (name === 'renew' && listing.status !== 'expired') return endsSoon(listing, now);
  return true;
}

export const openTransitions = (listing: ListingState, reach: Reach, now: Date): SellerTransition[] =>
  sellerTransitions.filter((name) => mayMake(name, listing, reach, now));

export const endsSoon = ({ expires_at }: ListingState, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() < warnDaysBeforeExpiry * dayMs;

export const hoursLater = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);
export const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Where a transition leads. What comes back after its time was over is expired, and can be renewed. */
export function statusAfter(name: SellerTransition, listing: ListingState, now: Date): CarStatus | undefined {
  if (name !== 'restore' && name !== 'relist') return carFlow.after(name, listing.status) ?? undefined;
  const next = name === 'restore' ? (listing.status_before ?? 'expired') : 'active';
  const isOver = listing.expires_at !== null && listing.expires_at <= now;
  return isOver && (next === 'active' || next === 'reserved') ? 'expired' : next;
}
