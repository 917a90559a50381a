import { paymentKinds } from '@forecourt/contract/payments/payments.flow.ts';
import { expect, test } from 'vitest';
import { demoCars } from '../cars/demo-cars.ts';
import { mara } from '../cars/places.ts';
import { people } from '../people.ts';
import { terms } from './membership-orders.ts';
import { demoBooks } from './seed-payments.ts';
import type { DemoPayment } from './booked.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T12:00:00Z');
const cars = demoCars(now);
const books = demoBooks(cars, now);
const paidFor = (kind: string) =>
  books.payments.filter(({ order }) => order.kind === kind && order.outcome === 'completed');
const labels = (payments: readonly DemoPayment[]) =>
  new Set(payments.flatMap(({ lines }) => lines.map((one) => one.label)));

test('the same books are generated again', () => {
  expect(demoBooks(demoCars(now), now)).toEqual(books);
});

test.each([
  ['the first night of a month', '2026-12-01T00:10:00Z'],
  ['the last day of a February', '2027-02-28T23:50:00Z'],
  ['the first day of a year', '2027-01-01T06:00:00Z'],
])('they’re consistent on %s too', (_when, at) => {
  const then = new Date(at);
  const market = demoCars(then);
  const { features, payments } = demoBooks(market, then);
  for (const car of market) {
    const ends = features.filter((one) => one.car === car && !one.endedAt).map(({ endsAt }) => endsAt.getTime());
    expect(Math.max(...ends, 0) > then.getTime() ? Math.max(...ends) : null).toBe(car.featuredUntil?.getTime() ?? null);
  }
  for (const { askedAt, order } of payments) {
    expect(Math.max(askedAt.getTime(), order.at.getTime(), order.refund?.at.getTime() ?? 0)).toBeLessThan(Number(then));
  }
  const free = features.flatMap((one) =>
    one.free ? [`${one.order.dealer} ${one.free.month} ${one.free.number}`] : [],
  );
  expect(new Set(free).size).toBe(free.length);
  expect(features.every((one) => (one.free?.number ?? 1) <= 2)).toBe(true);
});

test('every private listing that went live was paid for once, at that time, and dealers paid for none', () => {
  const live = cars.filter(({ dealer, history }) => dealer === null && history.publishedAt);
  const listings = paidFor('listing');
  expect(listings.length).toBe(live.length);
  for (const car of live) {
    const [payment] = listings.filter(({ order }) => order.car === car);
    expect(payment?.order.at).toEqual(car.history.publishedAt);
    expect(Number(payment?.askedAt)).toBeGreaterThan(Number(car.history.createdAt));
  }
});

test('an account pays the introductory rate once, for its first listing', () => {
  const accountOf = (character: number) =>
    people.find(({ characters }) => characters.some(({ id }) => id === character))?.id ?? character;
  const byAccount = Map.groupBy(paidFor('listing'), ({ order }) => accountOf(order.buyer));
  expect(byAccount.size).toBeGreaterThan(30);
  for (const [first, ...others] of byAccount.values()) {
    expect(first?.amount).toBe(500);
    for (const { amount } of others) expect([1350, 1500]).toContain(amount);
  }
});

test('every kind of payment and every discount occurs', () => {
  for (const kind of paymentKinds) expect(paidFor(kind).length).toBeGreaterThan(3);
  expect(labels(books.payments)).toEqual(
    new Set([
      'Car Listing',
      'Featured Car',
      'Dealer Membership',
      'Membership Renewal',
      'Introductory rate',
      'New user discount (10%)',
      'Bulk listing discount (10%)',
      'Featured again discount (15%)',
      'Early bird discount (10%)',
    ]),
  );
  for (const { amount, lines } of books.payments) {
    expect(amount).toBeGreaterThan(0);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  }
});

test('memberships end when they should: one soon, one just did', () => {
  for (const [dealer, { ends_at }] of books.memberships)
    expect(ends_at).toEqual(new Date(now.getTime() + terms[dealer].endsIn * dayMs));
  expect([...books.memberships.keys()].map((dealer) => terms[dealer].endsIn).toSorted((a, b) => a - b)).toEqual([
    -3, 5, 18, 41,
  ]);
});

test('no one paid before joining, and only permitted users pay for a dealer', () => {
  const characters = new Map(people.flatMap((person) => person.characters).map((one) => [one.id, one.member]));
  const memberOf = ({ order }: DemoPayment) => characters.get(order.buyer);
  const tooEarly = books.payments.filter(
    (payment) => Number(payment.askedAt) < now.getTime() - (memberOf(payment)?.joinedDaysAgo ?? Infinity) * dayMs,
  );
  expect(tooEarly).toEqual([]);
  const ofDealers = books.payments.filter(({ order }) => order.dealer);
  for (const payment of ofDealers) expect(memberOf(payment)?.team?.dealer).toBe(payment.order.dealer);
  const ofMemberships = books.payments.filter(({ order }) => !order.car);
  for (const payment of ofMemberships) expect(['owner', 'admin']).toContain(memberOf(payment)?.team?.role);
});

test('nothing was bought while the same thing was being paid for', () => {
  const byPurpose = Map.groupBy(
    books.payments,
    ({ order }) => `${order.car ? `${order.kind} ${order.car.number}` : order.dealer}`,
  );
  for (const payments of byPurpose.values()) {
    const moments = payments.flatMap(({ askedAt, order }) => [askedAt, order.at]);
    expect(moments).toEqual(moments.toSorted((one, other) => one.getTime() - other.getTime()));
  }
});

test('Mara has one of everything', () => {
  const hers = books.payments.filter(({ order }) => order.buyer === mara);
  expect(hers.length).toBeGreaterThanOrEqual(12);
  const outcomes = new Set(hers.map(({ order }) => (order.refund ? 'refunded' : order.outcome)));
  expect(outcomes).toEqual(
    new Set(['completed', 'failed', 'not_opened', 'cancelled', 'given_up', 'refunded', 'pending']),
  );
});
