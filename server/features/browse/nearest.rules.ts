import type { CarFilters } from '@forecourt/contract/cars/browse.ts';

type Name = keyof CarFilters;

/** Filters that belong together are dropped together. The least important come first. */
export const droppable: readonly (readonly Name[])[] = [
  ['condition'],
  ['minArmour'],
  ['minBrakes'],
  ['minGearbox'],
  ['minEngine'],
  ['hasTurbo'],
  ['openToTrade'],
  ['acceptsOffers'],
  ['listedToday'],
  ['priceLowered'],
  ['deal', 'notDeal'],
  ['colour', 'notColour'],
  ['drive', 'notDrive'],
  ['fuel', 'notFuel'],
  ['transmission', 'notTransmission'],
  ['seats', 'notSeats'],
  ['maxMileage'],
  ['year', 'minYear', 'maxYear'],
  ['sellerType'],
  ['area', 'notArea', 'region', 'notRegion'],
  ['models', 'notModels', 'model'],
  ['priceBand', 'minPrice', 'maxPrice'],
  ['bodyClass', 'notBodyClass'],
  ['make', 'notMake'],
  ['sellerId'],
  ['dealerId'],
];

/** The position of a filter or facet in that order. Anything not listed is dropped first. */
export const easeOf = (name: string): number => droppable.findIndex((names) => names.some((one) => one === name));

/** The ones of these filters that are set. */
export const inForce = (filters: Partial<CarFilters>): Name[][] =>
  droppable.map((names) => names.filter((name) => filters[name] !== undefined)).filter((names) => names.length > 0);

export const without = <T extends object>(filters: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))) as T;
