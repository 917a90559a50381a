import type { Purchase } from '@forecourt/server/features/payments/pricing.rules.ts';
import { monthOf } from '@forecourt/server/lib/site-time.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import type { DealerName } from '../people.ts';
import type { Account } from './accounts.ts';
import type { Books, DemoFeature } from './booked.ts';
import type { Order } from './orders.ts';

/** The inputs that determined an order's price at the time. */
export function purchaseOf(
  books: Books,
  { kind, car, dealer, buyer }: Order,
  account: Account,
  cars: readonly DemoCar[],
  askedAt: Date,
): Purchase {
  if (kind === 'membership') return { kind };
  if (kind === 'renewal') {
    const membership = dealer && books.memberships.get(dealer);
    if (!membership) throw new Error(`${dealer} has no membership to renew`);
    return { kind, membershipEnds: membership.ends_at };
  }
  if (!car) throw new Error(`${kind} needs a car`);
  if (kind === 'featured')
    return {
      kind,
      lastFeatureEnds: latestOf(featuresOf(books, car).map(({ endsAt, endedAt }) => endedAt ?? endsAt)),
      freeFeaturesUsed: dealer && freeFeaturesOf(books, dealer, monthOfSite(askedAt)),
    };
  return {
    kind,
    isCovered: dealer !== null,
    isFirstEver: !books.sellers.has(account.id),
    accountKnownSince: account.seenSince,
    liveListings: cars.filter((one) => one.seller === buyer && one.dealer === null && isLive(one, askedAt)).length,
  };
}

export const featuresOf = ({ features }: Books, car: DemoCar): DemoFeature[] =>
  features.filter((feature) => feature.car === car);

export const freeFeaturesOf = ({ features }: Books, dealer: DealerName, month: string): number =>
  features.filter(({ order, free }) => order.dealer === dealer && free?.month === month).length;

export const latestOf = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((last, one) => (last && last > one ? last : one), null);

/** Months in the site's default time zone. */
export const monthOfSite = (moment: Date): string => monthOf(moment, 'UTC');

const isLive = ({ history: { publishedAt, soldAt, removedAt, expiresAt } }: DemoCar, moment: Date): boolean =>
  publishedAt !== null &&
  publishedAt <= moment &&
  [soldAt, removedAt, expiresAt].every((end) => end === null || end > moment);
