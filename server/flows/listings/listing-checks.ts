import { slotStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import type { Owner } from '@forecourt/contract/access/owner.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { hasCompleteProfile, isDealerActive } from '../../features/accounts/users.store.ts';
import { countSlots, type ListingRow } from '../../features/listings/listings.store.ts';

/** The settings that apply to listings. */
export type ListingSettings = Pick<
  Settings,
  'max_listings_per_user' | 'max_listings_per_dealer' | 'listing_duration_days'
>;

const occupied: readonly CarStatus[] = slotStatuses;
export const needsSlot = (from: CarStatus, to: CarStatus) => occupied.includes(to) && !occupied.includes(from);

/** Maximum number of live listings for an owner. */
export const maxSlots = (owner: Owner, rules: ListingSettings) =>
  'person' in owner ? rules.max_listings_per_user : rules.max_listings_per_dealer;

/** Maximum number of featured listings for an owner. */
export const maxFeatured = (
  owner: Owner,
  rules: Pick<Settings, 'max_featured_cars_per_user' | 'max_featured_cars_per_dealer'>,
) => ('person' in owner ? rules.max_featured_cars_per_user : rules.max_featured_cars_per_dealer);

export async function needSlot(db: Queryable, owner: Owner, rules: ListingSettings): Promise<void> {
  const max = maxSlots(owner, rules);
  if ((await countSlots(db, owner, slotStatuses)) >= max) fail('no_slot_left', { words: { max: String(max) } });
}

/** The version of a listing the user saw. Omitted if nothing was shown. */
export interface Seen {
  unchangedSince?: string | undefined;
  photoIds?: readonly number[] | undefined;
}

/** No one should pay for or publish a version they haven't seen. */
export function requireSeenVersion(
  listing: Pick<ListingRow, 'updated_at' | 'images'> | null,
  { unchangedSince, photoIds }: Seen,
): void {
  if (!listing) return;
  const isRead = unchangedSince === undefined || listing.updated_at.getTime() === Date.parse(unchangedSince);
  const areSeen = photoIds === undefined || listing.images.map(({ id }) => id).join() === photoIds.join();
  if (!isRead || !areSeen) fail('changed_elsewhere');
}

/** More than anyone needs, even with a whole imported inventory. Prevents filling the database with drafts. */
export const maxDrafts = (owner: Owner) => ('person' in owner ? 20 : 300);

export async function needDraft(tx: Tx, owner: Owner): Promise<void> {
  if ((await countSlots(tx, owner, ['draft'])) >= maxDrafts(owner))
    fail('too_many_drafts', { words: { max: String(maxDrafts(owner)) } });
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
