import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';

export const topShown = 3;
export const latestShown = 8;

interface MarketCars {
  top: CarCard[];
  latest: CarCard[];
}

/** Which cars stand where. Without an answer for the top, the latest fill it; no car stands twice. */
export function marketCars(first: readonly CarCard[], latest: readonly CarCard[]): MarketCars {
  const top = (first.length > 0 ? first : latest).slice(0, topShown);
  const others = latest.filter(({ id }) => !top.some((car) => car.id === id));
  return { top, latest: others.slice(0, latestShown) };
}

export const isFeatured = (car: CarCard): boolean => car.featured_status === 'active';
