import { createRandom } from '../random.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { mara } from '../cars/places.ts';
import { forCar, minutesAfter, type Order } from './orders.ts';

/**
 * Payments for every private listing that ever went live, and pending ones for those waiting. Dealers are covered by
 * their membership.
 */
export function listingOrders(cars: readonly DemoCar[]): Order[] {
  return cars.filter(({ dealer }) => dealer === null).flatMap(ordersOf);
}

function ordersOf(car: DemoCar): Order[] {
  const { number, seller, status, history } = car;
  if (status === 'pending') return [forCar('listing', car, history.updatedAt, 'pending')];
  if (history.publishedAt === null) return [];
  const paid = forCar('listing', car, history.publishedAt);
  const random = createRandom(`listing of car ${number}`);
  // Some needed two attempts.
  if (seller === mara || random.next() > 0.08) return [paid];
  const before = minutesAfter(history.publishedAt, -random.between(12, 20));
  return [forCar('listing', car, before, random.pick(['failed', 'failed', 'cancelled'])), paid];
}
