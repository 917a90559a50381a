import {
  carDeeds,
  editableStatuses,
  mayFollow,
  sellerDeeds,
  warnDaysBeforeExpiry,
  type CarDeed,
  type CarStatus,
  type SellerDeed,
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

/** Of a listing, what decides on the deeds that are open to it. */
export interface ListingState {
  status: CarStatus;
  dealer_id: number | null;
  expires_at: Date | null;
  removed_by: 'seller' | 'staff' | null;
  status_before: CarStatus | null;
}

export const mayEdit = ({ status, dealer_id }: ListingState, seller: Seller): boolean =>
  (editableStatuses as readonly CarStatus[]).includes(status) && hasRight(dealer_id, seller, 'write');

export function mayDo(deed: SellerDeed, listing: ListingState, seller: Seller, now: Date): boolean {
  if (!mayFollow(deed, listing.status)) return false;
  if (!hasRight(listing.dealer_id, seller, rightFor(deed))) return false;
  if (deed === 'restore') return listing.removed_by === 'seller';
  // A live listing is renewed when its end is near; before that there is nothing to gain.
  if (deed === 'renew' && listing.status !== 'expired') return endsSoon(listing, now);
  return true;
}

export const deedsOpenTo = (listing: ListingState, seller: Seller, now: Date): SellerDeed[] =>
  sellerDeeds.filter((deed) => mayDo(deed, listing, seller, now));

export const endsSoon = ({ expires_at }: ListingState, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() < warnDaysBeforeExpiry * dayMs;

export const hoursLater = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);
export const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A private listing is its seller's alone; on a team it depends on the role. */
export const hasRight = (dealerId: number | null, { team }: Seller, right: 'write' | 'delete'): boolean =>
  dealerId === null || (team?.dealerId === dealerId && teamRoleMay(team.role, right));

export function rightFor(deed: CarDeed): 'write' | 'delete' {
  const transition: (typeof carDeeds)[CarDeed] = carDeeds[deed];
  return 'right' in transition ? transition.right : 'write';
}

/** Where a deed leads. What comes back after its time was over is expired, and can be renewed. */
export function statusAfter(deed: SellerDeed, listing: ListingState, now: Date): CarStatus {
  const { to } = carDeeds[deed];
  // Renewing a reserved one keeps it reserved.
  if (deed === 'renew' && listing.status === 'reserved') return 'reserved';
  const next = to === 'before' ? (listing.status_before ?? 'expired') : to;
  const comesBack = deed === 'restore' || deed === 'relist';
  const isOver = listing.expires_at !== null && listing.expires_at <= now;
  return comesBack && isOver && (next === 'active' || next === 'reserved') ? 'expired' : next;
}
