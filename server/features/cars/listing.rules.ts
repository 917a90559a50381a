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

/** Of a listing, what decides on the deeds that are open to it. */
export interface ListingState {
  status: CarStatus;
  dealer_id: number | null;
  expires_at: Date | null;
  removed_by: string | null;
}

export const mayEdit = ({ status, dealer_id }: ListingState, seller: Seller): boolean =>
  (editableStatuses as readonly CarStatus[]).includes(status) && hasRight(dealer_id, seller, 'write');

export function mayDo(deed: SellerDeed, listing: ListingState, seller: Seller, now: Date): boolean {
  const transition: (typeof carDeeds)[CarDeed] = carDeeds[deed];
  if (!mayFollow(deed, listing.status)) return false;
  if (!hasRight(listing.dealer_id, seller, 'right' in transition ? transition.right : 'write')) return false;
  if (deed === 'restore') return listing.removed_by === 'seller';
  // A live listing is renewed when its end is near; before that there is nothing to gain.
  if (deed === 'renew' && listing.status === 'active') return endsSoon(listing, now);
  return true;
}

export const deedsOpenTo = (listing: ListingState, seller: Seller, now: Date): SellerDeed[] =>
  sellerDeeds.filter((deed) => mayDo(deed, listing, seller, now));

export const endsSoon = ({ expires_at }: ListingState, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() < warnDaysBeforeExpiry * dayMs;

export const daysLater = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

const dayMs = 24 * 60 * 60 * 1000;

const hasRight = (dealerId: number | null, { team }: Seller, right: 'write' | 'delete') =>
  dealerId === null || (team?.dealerId === dealerId && teamRoleMay(team.role, right));
