import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { endAfterPaying } from '@forecourt/server/features/payments/membership.rules.ts';
import { lastsHours } from '@forecourt/server/features/payments/plans.rules.ts';
import { quote } from '@forecourt/server/features/payments/pricing.rules.ts';
import { createRandom } from '../random.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { accountsOf } from './accounts.ts';
import type { Books, DemoPayment } from './booked.ts';
import { daysAfter, minutesAfter, type Order } from './orders.ts';
import { featuresOf, freeFeaturesOf, latestOf, monthOfSite, purchaseOf } from './purchases.ts';

const settings = readSettings({});

/** Replays all orders in chronological order, so that every price is what the site would have charged then. */
export function keepBooks(orders: readonly Order[], cars: readonly DemoCar[], now: Date): Books {
  const accountOf = accountsOf(now);
  const books: Books = { payments: [], features: [], memberships: new Map(), sellers: new Set() };
  const asked = orders.map((order, place) => ({ order, askedAt: askedAt(order, place) }));
  for (const one of asked.toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime())) {
    const { order } = one;
    const account = accountOf(order.buyer);
    const purchase = purchaseOf(books, order, account, cars, one.askedAt);
    const { lines, total, isIntroductory } = quote(settings, purchase, one.askedAt);
    const payment: DemoPayment = {
      ...one,
      place: books.payments.length,
      lines,
      amount: total,
      lastsHours: lastsHours(settings, order.kind),
      introductoryFor: isIntroductory ? account.id : null,
    };
    // Free orders need no payment and can't fail.
    if (total > 0) books.payments.push(payment);
    if (order.kind === 'listing' && ['completed', 'pending'].includes(order.outcome)) books.sellers.add(account.id);
    if (order.outcome === 'completed') handOver(books, payment);
  }
  return books;
}

function handOver(books: Books, payment: DemoPayment): void {
  const { order, amount, askedAt: moment } = payment;
  const { car, dealer, at, refund } = order;
  if (order.kind === 'listing') return;
  if (order.kind === 'featured' && car) {
    const running = featuresOf(books, car).flatMap(({ endsAt, endedAt }) => (endedAt ? [] : [endsAt]));
    const month = monthOfSite(moment);
    books.features.push({
      order,
      car,
      payment: amount > 0 ? payment : null,
      free: dealer && amount === 0 ? { month, number: freeFeaturesOf(books, dealer, month) + 1 } : null,
      endsAt: daysAfter(latestOf([at, ...running]) ?? at, payment.lastsHours / 24),
      endedAt: refund?.at ?? null,
    });
  }
  // A refund has no lasting effect.
  if (!dealer || car || refund) return;
  const membership = books.memberships.get(dealer) ?? { started_at: null, ends_at: at };
  books.memberships.set(dealer, {
    started_at: membership.started_at ?? at,
    ends_at: endAfterPaying(membership, payment.lastsHours, settings.membership_grace_period_days, at),
  });
}

/** Paying takes some minutes. An abandoned payment expires after a day. */
function askedAt({ at, outcome }: Order, place: number): Date {
  if (outcome === 'pending') return at;
  if (outcome === 'given_up') return daysAfter(at, -1);
  if (outcome === 'not_opened') return minutesAfter(at, -0.17);
  return minutesAfter(at, -createRandom(`order ${place}`).between(0.8, 6.5));
}
