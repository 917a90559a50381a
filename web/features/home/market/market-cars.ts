import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { topShown } from '../../../shared/cars/whole-market.ts';

export const latestShown = 8;

interface MarketCars {
  top: CarCard[];
  latest: CarCard[];
}

/** Distributes the cars. If the featured request failed, the latest fill the top. No car appears twice. */
export function marketCars(first: readonly CarCard[], latest: readonly CarCard[]): MarketCars {
  const top = (first.length > 0 ? first : latest).slice(0, topShown);
  const others = latest.filter(({ id }) => !top.some((car) => car.id === id));
  return { top, latest: others.slice(0, latestShown) };
}

export const isFeatured = (car: CarCard): boolean => car.featured_status === 'active';
