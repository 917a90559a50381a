import { quote, type Purchase } from '../../server/features/payments/pricing.rules.ts';
import { Broken } from './broken.ts';
import { dayMs } from './clock.ts';
import type { SeenPayment, Snapshot } from './snapshot.ts';
import type { World } from './world.ts';

/** No one pays less than others. */
export function pricesHold(world: World, before: Snapshot, after: Snapshot): void {
  introductoryRateOnce(world, after);
  for (const payment of after.payments.values()) {
    const was = before.payments.get(payment.id);
    const wasGivenUp = was?.status === 'failed' || was?.status === 'cancelled';
    if (wasGivenUp && payment.delivered !== null) notBelowToday(world, payment);
  }
}

function introductoryRateOnce({ sellers }: World, { payments }: Snapshot): void {
  const accounts = new Map(sellers.map(({ userId, gameAccountId }) => [userId, gameAccountId]));
  const had = [...payments.values()].filter(({ introductory, status, delivered }) => {
    return introductory && (status === 'pending' || delivered !== null);
  });
  for (const [account, same] of Map.groupBy(had, ({ user_id }) => accounts.get(user_id)))
    if (same.length > 1) throw new Broken('the introductory rate was given more than once', { account, same });
}

/** The minimum price with all of today's discounts. */
function notBelowToday({ settings, clock: { now } }: World, payment: SeenPayment): void {
  const renewal: Purchase = { kind: 'renewal', membershipEnds: new Date(now.getTime() + 99 * dayMs) };
  const luckiest: Record<SeenPayment['kind'], Purchase> = {
    listing: { kind: 'listing', isCovered: false, isFirstEver: true, accountKnownSince: now, liveListings: 99 },
    featured: { kind: 'featured', lastFeatureEnds: now, freeFeaturesUsed: payment.dealer_id === null ? null : 0 },
    // Another payment started the membership, so this one renews it.
    membership: renewal,
    renewal,
  };
  const least = quote(settings, luckiest[payment.kind], now).total;
  if (payment.amount < least) throw new Broken('too-cheap goods for what had been given up', { payment, least });
}
