import { warnDaysBeforeMembershipEnds, type PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { carFlow, slotStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import type { Tx } from '../../database/database.ts';
import { countSlots, findAnyListing, type ListingRow } from '../../features/listings/listings.store.ts';
import { hoursLater, isAway, laterOf, ownerOfListing, statusWhenBack } from '../../features/listings/listing.rules.ts';
import { countFeatured, endFeature, featureCar } from '../../features/payments/car-features.store.ts';
import { hoursGrantedAfter } from '../../features/payments/membership-extensions.store.ts';
import { endAfterPaying } from '../../features/payments/membership.rules.ts';
import {
  findMembership,
  followMemberships,
  dueMembershipNotices,
  saveMembership,
  type MembershipRow,
} from '../../features/payments/memberships.store.ts';
import { hoursBoughtLater, isUndeliverable, type PaymentRow } from '../../features/payments/payments.store.ts';
import { hoursToRemove } from '../../features/payments/settle.rules.ts';
import { announce } from '../../events/announce.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { publishListing, shorten, stopWaiting } from '../listings/publish-listing.ts';
import { maxFeatured, maxSlots, needsSlot } from '../listings/listing-checks.ts';

/** The parts of a payment that identify the purchase. */
type Bought = Pick<PaymentRow, 'id' | 'status' | 'kind' | 'car_id' | 'dealer_id' | 'user_id' | 'lasts_hours'>;

/**
 * Delivers a purchase, or returns why it can't be delivered and must be refunded. The caller has locked its subject.
 */
export async function deliver(
  tx: Tx,
  bought: Bought,
  settings: Settings,
  now: Date,
): Promise<'delivered' | { undeliverable: string }> {
  if (await isUndeliverable(tx, bought)) return { undeliverable: 'The account or dealership is suspended or closed' };
  if (isForDealer(bought.kind)) {
    const membership = await findMembership(tx, { dealerId: bought.dealer_id! });
    if (!membership) return { undeliverable: 'The dealership no longer exists' };
    await prolongMembership(tx, membership, bought.lasts_hours, settings, now);
    return 'delivered';
  }
  const listing = bought.car_id === null ? null : ((await findAnyListing(tx, bought.car_id)) ?? null);
  if (!listing) return { undeliverable: 'The listing no longer exists' };
  if (bought.kind === 'featured') {
    if (!mayStillBeFeatured(listing)) return { undeliverable: `The listing is now ${listing.status}` };
    const owner = ownerOfListing(listing);
    // A payment that stayed open has its slot reserved.
    if (bought.status !== 'pending' && (await countFeatured(tx, owner, listing.id)) >= maxFeatured(owner, settings))
      return { undeliverable: 'All featured car slots are in use' };
    await featureCar(tx, {
      carId: listing.id,
      userId: bought.user_id,
      dealerId: listing.dealer_id,
      startsAt: now,
      endsAt: hoursLater(laterOf(now, listing.featured_until), bought.lasts_hours),
      by: { paymentId: bought.id },
    });
    await announceFeature(tx, listing, now);
    return 'delivered';
  }
  const undeliverable = await whyNotLive(tx, listing, settings, now);
  if (undeliverable) return { undeliverable };
  await publishListing(tx, listing, bought.lasts_hours, now);
  return 'delivered';
}

/** Announces a new feature. An extended one isn't announced. */
export async function announceFeature(
  tx: Tx,
  { id, featured_until }: Pick<ListingRow, 'id' | 'featured_until'>,
  now: Date,
): Promise<void> {
  if (featured_until === null || featured_until <= now) await announce(tx, { kind: 'car_featured', carId: id });
}

/** The payment failed, so whatever waited for it is released. */
export async function release(tx: Tx, { kind, car_id }: Bought): Promise<void> {
  if (kind !== 'listing' || car_id === null) return;
  const listing = await findAnyListing(tx, car_id);
  if (listing) await stopWaiting(tx, listing);
}

/** Removes what a refunded payment bought. Later purchases stay in full. */
export async function revokePurchase(tx: Tx, bought: PaymentRow, settings: Settings, now: Date): Promise<void> {
  const later = (await hoursBoughtLater(tx, bought)) + (await hoursGrantedLater(tx, bought));
  const hoursOff = (end: Date | null) => hoursToRemove(end, bought.lasts_hours, later, now);
  if (isForDealer(bought.kind)) {
    const membership = await findMembership(tx, { dealerId: bought.dealer_id! });
    if (membership) {
      const { id, ends_at } = membership;
      await saveMembership(tx, id, { ends_at: hoursLater(ends_at, -hoursOff(ends_at)) });
    }
    return followDealers(tx, settings, now, { dealerId: bought.dealer_id! });
  }
  const listing = bought.car_id === null ? null : ((await findAnyListing(tx, bought.car_id)) ?? null);
  if (!listing) return;
  if (bought.kind === 'featured') return endFeature(tx, bought.id, hoursOff(listing.featured_until), now);
  return shorten(tx, listing, hoursOff(listing.expires_at), now);
}

/** Days granted by staff after this payment aren't removed with it. */
const hoursGrantedLater = (tx: Tx, { kind, dealer_id, delivered_at }: PaymentRow): Promise<number> | number =>
  isForDealer(kind) && delivered_at !== null ? hoursGrantedAfter(tx, dealer_id!, delivered_at) : 0;

/** Updates dealers whose membership and grace period are over or running again. All dealers, or one. */
export async function followDealers(
  tx: Tx,
  { membership_grace_period_days }: Pick<Settings, 'membership_grace_period_days'>,
  now: Date,
  only: { dealerId: number } | null = null,
): Promise<void> {
  for (const { dealerId, status } of await followMemberships(tx, membership_grace_period_days, now, only)) {
    if (status === 'expired') await closeOffers(tx, { dealerId }, { cause: 'listing_ended', now });
    await announce(tx, { kind: status === 'expired' ? 'membership_expired' : 'membership_back', dealerId });
  }
}

/** Notifies before a membership ends and when it has ended. */
export async function announceMemberships(
  tx: Tx,
  { membership_grace_period_days: graceDays }: Pick<Settings, 'membership_grace_period_days'>,
  now: Date,
): Promise<void> {
  const days = { warnDays: warnDaysBeforeMembershipEnds, graceDays };
  for (const { dealerId, what } of await dueMembershipNotices(tx, days, now))
    await announce(
      tx,
      what === 'ends_soon'
        ? { kind: 'membership_ends_soon', dealerId }
        : { kind: 'membership_in_grace', dealerId, graceDays },
    );
}

/** Also reactivates an expired dealer. */
export async function prolongMembership(
  tx: Tx,
  membership: MembershipRow,
  hours: number,
  settings: Settings,
  now: Date,
): Promise<void> {
  await saveMembership(tx, membership.id, {
    started_at: membership.started_at ?? now,
    ends_at: endAfterPaying(membership, hours, settings.membership_grace_period_days, now),
  });
  await followDealers(tx, settings, now, { dealerId: membership.dealer_account_id });
}

/** A listing that waits for payment has its slot. A draft that is paid late may have changed. */
async function whyNotLive(tx: Tx, listing: ListingRow, settings: Settings, now: Date): Promise<string | null> {
  if (!carFlow.may('paid', statusWhenBack(listing))) return null;
  if (Object.keys(missingForListing(listing, now.getUTCFullYear())).length > 0) return 'The listing isn’t complete';
  const owner = ownerOfListing(listing);
  if (needsSlot(listing.status, 'active') && !isAway(listing)) {
    const taken = await countSlots(tx, owner, slotStatuses);
    if (taken >= maxSlots(owner, settings)) return 'All listing slots are in use';
  }
  return null;
}

/** A car reserved during payment keeps the feature and shows it when it's available again. */
const mayStillBeFeatured = ({ status }: Pick<ListingRow, 'status'>) => status === 'active' || status === 'reserved';

const isForDealer = (kind: PaymentKind) => kind === 'membership' || kind === 'renewal';
