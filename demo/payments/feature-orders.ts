import { createRandom } from '../random.ts';
import { shuffled } from '../cars/deck.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import type { DealerName } from '../people.ts';
import { between, earlier, forCar, type Order } from './orders.ts';

const featureMs = 72 * 60 * 60 * 1000;

/** Orders behind current features: bought once, or extended before the first ended. */
export function runningFeatureOrders(cars: readonly DemoCar[], now: Date): Order[] {
  return cars.flatMap((car) => {
    if (car.featuredUntil === null) return [];
    const times = Math.ceil((car.featuredUntil.getTime() - now.getTime()) / featureMs);
    const since = new Date(car.featuredUntil.getTime() - times * featureMs);
    return Array.from({ length: times }, (_, place) =>
      forCar('featured', car, between(since, now, place * (0.6 / times))),
    );
  });
}

/** Not Sandy Shores Trucks, who usually have a free one left. */
const howMany: readonly [DealerName | null, number][] = [
  ['Eclipse Motors', 7],
  ['Vinewood Premium', 8],
  ['Rockford Autos', 4],
  [null, 14],
];

/** Expired features. Currently featured cars and sellers with scripted payments are left out. */
export function pastFeatureOrders(cars: readonly DemoCar[], notOf: readonly number[], now: Date): Order[] {
  const random = createRandom('what was featured');
  const left = new Map<DealerName | null, number>(howMany);
  const latest = daysBefore(now, 3.3);
  return shuffled(cars, random).flatMap((car) => {
    const { dealer, featuredUntil, history, seller } = car;
    const slots = left.get(dealer) ?? 0;
    const end = [history.soldAt, history.removedAt, history.expiresAt].reduce<Date>(
      (first, one) => (one ? earlier(first, one) : first),
      latest,
    );
    const { publishedAt } = history;
    if (slots === 0 || featuredUntil || !publishedAt || notOf.includes(seller)) return [];
    if (publishedAt > daysBefore(end, 1)) return [];
    left.set(dealer, slots - 1);
    const at = between(publishedAt, end, random.between(0.1, 0.9));
    const outcome = random.chance(0.2) ? random.pick(['failed', 'cancelled']) : 'completed';
    return [forCar('featured', car, at, outcome)];
  });
}
