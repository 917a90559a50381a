import { placeStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { hasCompleteProfile, isDealerActive } from '../../features/accounts/users.store.ts';
import type { SellersSide } from '../../features/cars/listing.rules.ts';
import { countPlaces, type ListingRow } from '../../features/cars/listings.store.ts';

/** What an admin decides about listings. */
export type ListingSettings = Pick<
  Settings,
  'max_listings_per_user' | 'max_listings_per_dealer' | 'listing_duration_days'
>;

const occupied: readonly CarStatus[] = placeStatuses;
export const takesPlace = (from: CarStatus, to: CarStatus) => occupied.includes(to) && !occupied.includes(from);

export const sideOfListing = ({ seller_id, dealer_id }: Pick<ListingRow, 'seller_id' | 'dealer_id'>): SellersSide => ({
  userId: seller_id,
  dealerId: dealer_id,
});

/** How many listings the seller's side may have at once. */
export const mostPlaces = ({ dealerId }: SellersSide, rules: ListingSettings) =>
  dealerId === null ? rules.max_listings_per_user : rules.max_listings_per_dealer;

/** How many of them may stand in front of the others at once. */
export const mostFeatured = (
  { dealerId }: SellersSide,
  rules: Pick<Settings, 'max_featured_cars_per_user' | 'max_featured_cars_per_dealer'>,
) => (dealerId === null ? rules.max_featured_cars_per_user : rules.max_featured_cars_per_dealer);

export async function needPlace(db: Queryable, side: SellersSide, rules: ListingSettings): Promise<void> {
  const max = mostPlaces(side, rules);
  if ((await countPlaces(db, side, placeStatuses)) >= max) fail('no_place_left', { words: { max: String(max) } });
}

/** What somebody was shown of a listing; left out by who was shown nothing. */
export interface Seen {
  unchangedSince?: string | undefined;
  photoIds?: readonly number[] | undefined;
}

/** Nobody pays for, or lists, what they have not seen. */
export function needSeen(
  listing: Pick<ListingRow, 'updated_at' | 'images'> | null,
  { unchangedSince, photoIds }: Seen,
): void {
  if (!listing) return;
  const isRead = unchangedSince === undefined || listing.updated_at.getTime() === Date.parse(unchangedSince);
  const areSeen = photoIds === undefined || listing.images.map(({ id }) => id).join() === photoIds.join();
  if (!isRead || !areSeen) fail('changed_elsewhere');
}

/** More than anybody needs; nobody fills the database with drafts. */
const mostDrafts = ({ dealerId }: SellersSide) => (dealerId === null ? 20 : 100);

export async function needDraft(tx: Tx, side: SellersSide): Promise<void> {
  if ((await countPlaces(tx, side, ['draft'])) >= mostDrafts(side))
    fail('too_many_drafts', { words: { max: String(mostDrafts(side)) } });
}

export async function needActiveDealer(db: Queryable, dealerId: number | null): Promise<void> {
  if (dealerId !== null && !(await isDealerActive(db, dealerId))) fail('dealer_not_active');
}

export async function needCompleteProfile(db: Queryable, userId: number): Promise<void> {
  if (!(await hasCompleteProfile(db, userId))) fail('profile_incomplete');
}

export function refuseMissing(listing: Parameters<typeof missingForListing>[0], now: Date): void {
  const missing = Object.entries(missingForListing(listing, now.getUTCFullYear()));
  if (missing.length > 0)
    fail('bad_input', { fields: Object.fromEntries(missing.map(([field, sentence]) => [field, [sentence]])) });
}
