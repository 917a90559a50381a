import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Tx } from '../../database/database.ts';
import { gameAccountOf } from '../../features/accounts/users.store.ts';
import { lockCar } from '../../features/listings/listings.store.ts';
import { membershipStatus, nextPurchase } from '../../features/payments/membership.rules.ts';
import { findMembership } from '../../features/payments/memberships.store.ts';
import { findIntroductory, type PaymentRow } from '../../features/payments/payments.store.ts';
import { lastsHours } from '../../features/payments/plans.rules.ts';
import { quote, type Purchase } from '../../features/payments/pricing.rules.ts';
import { featurePurchase, listingPurchase } from './buyers-history.ts';
import { ownerOfListing } from '../../features/listings/listing.rules.ts';

/**
 * Whether the money of a cancelled payment still buys the same today, at no higher price and for no shorter time. The
 * subject is locked, so this stays true until delivery. A missing subject costs nothing here, because delivery detects
 * it.
 */
export async function isStillOffered(
  tx: Tx,
  { siteTimezone }: { siteTimezone: string },
  payment: PaymentRow,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const { introductory_for, kind, amount, lasts_hours } = payment;
  // A cancelled payment no longer holds the introductory rate. Another payment may have it now.
  if (introductory_for !== null && (await findIntroductory(tx, introductory_for))) return false;
  const purchase = await purchaseNow(tx, payment, siteTimezone, settings, now);
  if (!purchase) return true;
  return quote(settings, purchase, now).total <= amount && lastsHours(settings, kind) >= lasts_hours;
}

async function purchaseNow(
  tx: Tx,
  { kind, user_id, car_id, dealer_id }: PaymentRow,
  siteTimezone: string,
  settings: Settings,
  now: Date,
): Promise<Purchase | null> {
  if (kind === 'membership' || kind === 'renewal') {
    const membership = await findMembership(tx, { dealerId: dealer_id! });
    if (!membership) return null;
    const next = nextPurchase(membershipStatus(membership, settings.membership_grace_period_days, now));
    return next === 'renewal' ? { kind: next, membershipEnds: membership.ends_at } : { kind: next };
  }
  const car = car_id === null ? undefined : await lockCar(tx, car_id);
  if (!car) return null;
  if (kind === 'featured') return featurePurchase(tx, car, siteTimezone, now);
  const gameAccountId = await gameAccountOf(tx, user_id);
  return listingPurchase(tx, { gameAccountId, owner: ownerOfListing(car), carId: car.id, purpose: null });
}
