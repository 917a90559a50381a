import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Queryable } from '../../database/database.ts';
import { fail, Failure } from '../../lib/failure.ts';
import { hoursLater, laterOf, mayMake, ownerOfListing } from '../../features/listings/listing.rules.ts';
import { findListing, type ListingRow } from '../../features/listings/listings.store.ts';
import { countFeatured } from '../../features/payments/car-features.store.ts';
import { endAfterPaying, membershipStatus, nextPurchase } from '../../features/payments/membership.rules.ts';
import { findMembership, type MembershipRow } from '../../features/payments/memberships.store.ts';
import { lastsHours } from '../../features/payments/plans.rules.ts';
import type { Purchase } from '../../features/payments/pricing.rules.ts';
import { featurePurchase, listingPurchase } from './buyers-history.ts';
import {
  maxFeatured,
  needActiveDealer,
  needCompleteProfile,
  needSlot,
  refuseMissing,
  needsSlot,
} from '../listings/listing-checks.ts';

export type PurchaseIntent =
  | { kind: 'listing'; carId: number; transition?: 'submit' | 'renew' }
  | { kind: 'featured'; carId: number }
  | { kind: 'membership' | 'renewal'; dealerId: number };

/** An item for sale: its kind, its owner, the facts its price depends on, and why it isn't available right now. */
export interface Item {
  kind: PaymentKind;
  purpose: string;
  subject: string;
  dealerId: number | null;
  listing: ListingRow | null;
  membership: MembershipRow | null;
  lastsHours: number;
  wouldEndAt: Date;
  purchase: Purchase;
  refusal: Failure | null;
}

export interface ItemDeps {
  siteTimezone: string;
}

export async function findItem(
  db: Queryable,
  parts: ItemDeps,
  buyer: Reach,
  wanted: PurchaseIntent,
  settings: Settings,
  now: Date,
): Promise<Item> {
  if ('dealerId' in wanted) return membershipItem(db, buyer, wanted.kind, wanted.dealerId, settings, now);
  const listing = (await findListing(db, wanted.carId, buyer)) ?? fail('car_not_found');
  if (!mayFor(buyer, ownerOfListing(listing), 'cars.write')) fail('not_allowed');
  return wanted.kind === 'listing'
    ? listingItem(db, buyer, listing, wanted.transition, settings, now)
    : featureItem(db, parts, buyer, listing, settings, now);
}

async function listingItem(
  db: Queryable,
  buyer: Reach,
  listing: ListingRow,
  asked: 'submit' | 'renew' | undefined,
  settings: Settings,
  now: Date,
): Promise<Item> {
  const owner = ownerOfListing(listing);
  const transition = asked ?? (listing.published_at === null ? 'submit' : 'renew');
  const isLive = listing.status === 'active' || listing.status === 'reserved';
  const hours = lastsHours(settings, 'listing');
  const purpose = `listing of car ${listing.id}`;
  return {
    ...itemOf('listing', listing),
    purpose,
    lastsHours: hours,
    wouldEndAt: hoursLater(isLive ? laterOf(now, listing.expires_at) : now, hours),
    purchase: await listingPurchase(db, { gameAccountId: buyer.gameAccountId, owner, carId: listing.id, purpose }),
    refusal: await refusalOf(async () => {
      if (!mayMake(transition, listing, buyer, now)) fail('not_possible_now', { words: { status: listing.status } });
      if (needsSlot(listing.status, 'active')) await needSlot(db, owner, settings);
      await needActiveDealer(db, listing.dealer_id);
      refuseMissing(listing, now);
      await needCompleteProfile(db, buyer.userId);
    }),
  };
}

async function featureItem(
  db: Queryable,
  { siteTimezone }: ItemDeps,
  buyer: Reach,
  listing: ListingRow,
  settings: Settings,
  now: Date,
): Promise<Item> {
  const owner = ownerOfListing(listing);
  const hours = lastsHours(settings, 'featured');
  const ends = hoursLater(laterOf(now, listing.featured_until), hours);
  return {
    ...itemOf('featured', listing),
    purpose: `feature of car ${listing.id}`,
    lastsHours: hours,
    // A feature lasts only as long as the listing.
    wouldEndAt: listing.expires_at && listing.expires_at < ends ? listing.expires_at : ends,
    purchase: await featurePurchase(db, listing, siteTimezone, now),
    refusal: await refusalOf(async () => {
      if (!canBeFeatured(listing)) fail('not_possible_now', { words: { status: listing.status } });
      await needActiveDealer(db, listing.dealer_id);
      const max = maxFeatured(owner, settings);
      if ((await countFeatured(db, owner, listing.id)) >= max) fail('no_feature_left', { words: { max: String(max) } });
    }),
  };
}

async function membershipItem(
  db: Queryable,
  buyer: Reach,
  kind: 'membership' | 'renewal',
  dealerId: number,
  settings: Settings,
  now: Date,
): Promise<Item> {
  const isTheirs = buyer.team?.dealerId === dealerId;
  const membership = (isTheirs ? await findMembership(db, { dealerId }) : null) ?? fail('membership_not_found');
  if (!mayFor(buyer, { dealer: dealerId }, 'membership.pay')) fail('not_allowed');
  const graceDays = settings.membership_grace_period_days;
  const next = nextPurchase(membershipStatus(membership, graceDays, now));
  const hours = lastsHours(settings, kind);
  return {
    kind,
    purpose: `membership ${membership.id}`,
    subject: membership.company_name,
    dealerId,
    listing: null,
    membership,
    lastsHours: hours,
    wouldEndAt: endAfterPaying(membership, hours, graceDays, now),
    purchase: kind === 'membership' ? { kind } : { kind, membershipEnds: membership.ends_at },
    refusal: next === kind ? null : new Failure(kind === 'membership' ? 'membership_runs' : 'membership_over'),
  };
}

/** Only available cars show as featured (`featuredStatus` in car.sql.ts), so others can't buy it. */
const canBeFeatured = ({ status }: Pick<ListingRow, 'status'>) => status === 'active';

const itemOf = (kind: PaymentKind, listing: ListingRow) => ({
  kind,
  subject: listing.title ?? [listing.year, listing.make, listing.model].filter(Boolean).join(' '),
  dealerId: listing.dealer_id,
  listing,
  membership: null,
});

/** Runs the checks and returns the refusal instead of throwing it. */
export async function refusalOf(check: () => Promise<void>): Promise<Failure | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
