import { lockReach } from '../../features/dealers/team.store.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import { transition } from '../../database/transition.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { saveListing } from '../../features/listings/listings.store.ts';
import { hoursLater, laterOf } from '../../features/listings/listing.rules.ts';
import { featureCar } from '../../features/payments/car-features.store.ts';
import { recordEvent } from '../../features/payments/payment-events.store.ts';
import { findPending, insertPayment, type PaymentRow } from '../../features/payments/payments.store.ts';
import { quote, type Quote } from '../../features/payments/pricing.rules.ts';
import { bankNow, type Bank, type ReadBank } from '../../outside/bank/bank.ts';
import { monthOf } from '../../lib/site-time.ts';
import { prolongMembership, announceFeature } from './deliver.ts';
import { publishListing } from '../listings/publish-listing.ts';
import { lockSubject } from './lock-subject.ts';
import { requireSeenVersion, type Seen } from '../listings/listing-checks.ts';
import { findItem, type Item, type ItemDeps, type PurchaseIntent } from './purchase-items.ts';

export interface BuyingDeps extends ItemDeps {
  db: Database;
  /** A fixed bank, none, or a function that returns the current one. */
  bank: Bank | null | ReadBank;
  settings: () => Promise<Settings>;
  /** Shown to the payer at the bank. */
  siteName: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface PurchaseOptions {
  /** The total the user saw. */
  expectedTotal?: number | undefined;
  /** The version of the listing the user saw. */
  seen?: Seen;
  /** Refuses anything that costs money. */
  onlyFree?: boolean;
}

/**
 * Buys something. Free items are delivered right away. Otherwise there is one open payment per purpose, however often
 * and concurrently it's requested. The first call creates it and the others return it.
 */
export async function buy(
  parts: BuyingDeps,
  buyer: Reach,
  wanted: PurchaseIntent,
  { expectedTotal, seen = {}, onlyFree = false }: PurchaseOptions,
  now: Date,
): Promise<PaymentRow | null> {
  // Read before the transaction, because waiting for a second connection while holding one can exhaust the pool.
  const [settings, bank] = await Promise.all([parts.settings(), bankNow(parts.bank)]);
  // Requests for something already being paid for, or unavailable, don't have to wait for the lock.
  const before = await findItem(parts.db, parts, buyer, wanted, settings, now);
  requireSeenVersion(before.listing, seen);
  const begun = onlyFree ? undefined : await findPending(parts.db, before.purpose);
  if (begun) return begun;
  if (before.refusal) throw before.refusal;
  return parts.db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, buyer);
    await lockSubject(tx, { carId: null, dealerId: null, ...wanted });
    const item = await findItem(tx, parts, reach, wanted, settings, now);
    requireSeenVersion(item.listing, seen);
    const open = await findPending(tx, item.purpose);
    if (open && !onlyFree) return open;
    if (item.refusal) throw item.refusal;
    const price = quote(settings, item.purchase, now);
    if (expectedTotal !== undefined && expectedTotal !== price.total)
      fail('price_changed', { words: { price: dollars(price.total) } });
    if (price.total === 0) {
      await grantFree(tx, parts, buyer, item, settings, now);
      return null;
    }
    if (onlyFree) fail('payment_needed', { words: { price: dollars(price.total) } });
    needBank(bank, settings);
    return begin(tx, buyer, item, price, now);
  });
}

/** Purchases can be switched off without affecting anything else. */
export function needBank(bank: Bank | null, settings: Settings): Bank {
  if (settings.maintenance_mode) fail('maintenance');
  if (!settings.gta_world_api_enabled) fail('payments_off');
  return bank ?? fail('payments_off');
}

async function begin(tx: Tx, buyer: Reach, item: Item, price: Quote, now: Date): Promise<PaymentRow> {
  const { listing, membership } = item;
  // Reserves the slot, so that paying always succeeds. A live listing that is renewed stays live.
  if (item.kind === 'listing' && listing && carFlow.may('await_payment', listing.status))
    await saveListing(tx, listing.id, {
      status: transition(carFlow, 'await_payment', { from: listing.status }),
      ...(listing.published_at === null && { original_price: listing.price }),
      // The content is unchanged, so a user who saw it can ask again and get the same payment.
      updated_at: listing.updated_at,
    });
  const payment = await insertPayment(
    tx,
    {
      userId: buyer.userId,
      dealerId: item.dealerId,
      kind: item.kind,
      carId: listing?.id ?? null,
      membershipId: membership?.id ?? null,
      subject: item.subject,
      purpose: item.purpose,
      amount: price.total,
      lines: price.lines,
      lastsHours: item.lastsHours,
      introductoryFor: price.isIntroductory ? buyer.gameAccountId : null,
    },
    now,
  );
  await recordEvent(tx, { paymentId: payment.id, kind: 'asked', cause: 'buyer', actorId: buyer.userId }, now);
  const begun = { userId: buyer.userId, paymentId: payment.id, was: null, status: 'pending' } as const;
  await announce(tx, { kind: 'payment_changed', ...begun });
  return payment;
}

async function grantFree(
  tx: Tx,
  { siteTimezone }: BuyingDeps,
  buyer: Reach,
  item: Item,
  settings: Settings,
  now: Date,
): Promise<void> {
  const { listing, membership, purchase, lastsHours } = item;
  if (membership) return prolongMembership(tx, membership, lastsHours, settings, now);
  if (!listing) return;
  if (purchase.kind !== 'featured') return publishListing(tx, listing, lastsHours, now);
  const used = purchase.freeFeaturesUsed;
  const isOfTheMonth = used !== null && used < settings.dealer_free_featured_per_month;
  await featureCar(tx, {
    carId: listing.id,
    userId: buyer.userId,
    dealerId: listing.dealer_id,
    startsAt: now,
    endsAt: hoursLater(laterOf(now, listing.featured_until), lastsHours),
    by: isOfTheMonth ? { freeMonth: monthOf(now, siteTimezone), freeNumber: used + 1 } : null,
  });
  await announceFeature(tx, listing, now);
}

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
