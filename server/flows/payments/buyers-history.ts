import type { Owner } from '@forecourt/contract/access/owner.ts';
import type { Queryable } from '../../database/database.ts';
import { accountKnownSince } from '../../features/accounts/users.store.ts';
import { countSlots, hasListedBefore, type ListingRow } from '../../features/listings/listings.store.ts';
import { countFreeFeatures, lastFeatureEnd } from '../../features/payments/car-features.store.ts';
import { findIntroductory } from '../../features/payments/payments.store.ts';
import type { Purchase } from '../../features/payments/pricing.rules.ts';
import { monthOf } from '../../lib/site-time.ts';

interface ListingToPrice {
  gameAccountId: number;
  owner: Owner;
  /** Null for no particular car. */
  carId: number | null;
  /** Ignores the open payment for this same purpose. Null counts every payment. */
  purpose: string | null;
}

/** The parts of the buyer's history that a listing's price depends on. */
export async function listingPurchase(
  db: Queryable,
  { gameAccountId, owner, carId, purpose }: ListingToPrice,
): Promise<Purchase> {
  const holder = await findIntroductory(db, gameAccountId);
  const isFree = !holder || (holder.status === 'pending' && holder.purpose === purpose);
  return {
    kind: 'listing',
    isCovered: 'dealer' in owner,
    isFirstEver: isFree && !(await hasListedBefore(db, gameAccountId, carId)),
    accountKnownSince: await accountKnownSince(db, gameAccountId),
    liveListings: await countSlots(db, owner, ['active']),
  };
}

/** The same for a feature. */
export async function featurePurchase(
  db: Queryable,
  { id, dealer_id }: Pick<ListingRow, 'id' | 'dealer_id'>,
  siteTimezone: string,
  now: Date,
): Promise<Purchase> {
  return {
    kind: 'featured',
    lastFeatureEnds: await lastFeatureEnd(db, id),
    freeFeaturesUsed: dealer_id === null ? null : await countFreeFeatures(db, dealer_id, monthOf(now, siteTimezone)),
  };
}
