import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import { kenji, mara } from '../cars/places.ts';
import { between, daysAfter, forCar, minutesAfter, type Order } from './orders.ts';

const theo = 20021;
const lola = 13081;

/** People with scripted payments, which aren't random. */
export const storied: readonly number[] = [mara, kenji, theo, lola];

/** Scripted payments of the sample accounts, in addition to their listings. */
export function storyOrders(cars: readonly DemoCar[], now: Date): Order[] {
  const find = (seller: number, status: CarStatus, place = 0) => {
    const car = cars.filter((one) => one.seller === seller && one.status === status)[place];
    if (!car) throw new Error(`Character ${seller} has no ${status} car`);
    return { car, since: car.history.publishedAt ?? now };
  };
  return [...storyOfMara(find, now), ...storyOfKenji(find, now), ...storyOfOthers(find, now)];
}

type Find = (seller: number, status: CarStatus, place?: number) => { car: DemoCar; since: Date };

/** One payment of every kind. */
function storyOfMara(find: Find, now: Date): Order[] {
  const [old, sold, ending, live] = [
    find(mara, 'expired'),
    find(mara, 'sold'),
    find(mara, 'active'),
    find(mara, 'active', 1),
  ];
  return [
    forCar('featured', old.car, daysAfter(old.since, 1), 'failed'),
    forCar('featured', old.car, minutesAfter(daysAfter(old.since, 1), 25)),
    forCar('featured', old.car, daysAfter(old.since, 5.4)),

    forCar('listing', ending.car, minutesAfter(ending.since, -14), 'cancelled'),
    {
      ...forCar('featured', ending.car, daysAfter(ending.since, 2)),
      refund: {
        at: daysAfter(ending.since, 2.8),
        reason: 'The listing wasn’t shown among the featured cars that day. Refunded in full.',
      },
    },
    forCar('listing', ending.car, daysBefore(now, 1.2), 'failed'),

    forCar('featured', sold.car, between(sold.since, sold.car.history.soldAt ?? now, 0.2)),

    forCar('listing', live.car, minutesAfter(live.since, -15), 'not_opened'),
    forCar('featured', live.car, daysAfter(live.since, 4), 'given_up'),
    forCar('featured', live.car, daysAfter(live.since, 6)),
  ];
}

/** Paid to feature a car that had already been sold. */
function storyOfKenji(find: Find, now: Date): Order[] {
  const { car } = find(kenji, 'sold');
  const soldAt = car.history.soldAt ?? now;
  const reason = 'The car was sold before the money arrived.';
  return [
    {
      ...forCar('featured', car, minutesAfter(soldAt, 3), 'undeliverable'),
      refund: { at: between(soldAt, now, 0.5), reason },
    },
  ];
}

function storyOfOthers(find: Find, now: Date): Order[] {
  return [theo, lola].flatMap((seller) => {
    const { car, since } = find(seller, 'active');
    // Long enough ago that it has ended.
    const until = daysBefore(now, 3.3);
    if (since > until) return [];
    return [
      forCar('featured', car, between(since, until, 0.3), 'cancelled'),
      forCar('featured', car, between(since, until, 0.6)),
    ];
  });
}
