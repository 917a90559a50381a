import {
  editableStatuses,
  carFlow,
  rightFor,
  sellerTransitions,
  warnDaysBeforeExpiry,
  type CarStatus,
  type SellerTransition,
} from '@forecourt/contract/cars/cars.flow.ts';
import { teamRoleMay, type TeamRole } from '@forecourt/contract/kit/who.ts';

/** Who acts for the seller: the private seller themselves, or a member of the dealer's team. */
export interface Seller {
  userId: number;
  team: { dealerId: number; role: TeamRole } | null;
}

/** Whose cars are one's own: those one lists privately, and those of one's dealer. */
export interface SellersSide {
  userId: number;
  dealerId: number | null;
}

export const sideOf = ({ userId, team }: Seller): SellersSide => ({ userId, dealerId: team?.dealerId ?? null });

/** Of a listing, what decides on the transitions that are open to it. */
export interface ListingState {
  status: CarStatus;
  dealer_id: number | null;
  expires_at: Date | null;
  removed_by: 'seller' | 'staff' | null;
  status_before: CarStatus | null;
}

export const mayEdit = ({ status, dealer_id }: ListingState, seller: Seller): boolean =>
  (editableStatuses as readonly CarStatus[]).includes(status) && hasRight(dealer_id, seller, 'write');

export function mayMake(name: SellerTransition, listing: ListingState, seller: Seller, now: Date): boolean {
  if (!carFlow.may(name, listing.status)) return false;
  if (!hasRight(listing.dealer_id, seller, rightFor(name))) return false;
  if (name === 'restore') return listing.removed_by === 'seller';
  // A live listing is renewed when its end is near; before that there is nothing to gain.
  if (name === 'renew' && listing.status !== 'expired') return endsSoon(listing, now);
  return true;
}

export const openTransitions = (listing: ListingState, seller: Seller, now: Date): SellerTransition[] =>
  sellerTransitions.filter((name) => mayMake(name, listing, seller, now));

export const endsSoon = ({ expires_at }: ListingState, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() < warnDaysBeforeExpiry * dayMs;

export const hoursLater = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);
export const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A private listing is its seller's alone; on a team it depends on the role. */
export const hasRight = (dealerId: number | null, { team }: Seller, right: 'write' | 'delete'): boolean =>
  dealerId === null || (team?.dealerId === dealerId && teamRoleMay(team.role, right));

/** Where a transition leads. What comes back after its time was over is expired, and can be renewed. */
export function statusAfter(name: SellerTransition, listing: ListingState, now: Date): CarStatus | undefined {
  if (name !== 'restore' && name !== 'relist') return carFlow.after(name, listing.status) ?? undefined;
  const next = name === 'restore' ? (listing.status_before ?? 'expired') : 'active';
  const isOver = listing.expires_at !== null && listing.expires_at <= now;
  return isOver && (next === 'active' || next === 'reserved') ? 'expired' : next;
}
