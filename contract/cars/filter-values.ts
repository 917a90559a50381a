import type { Feature } from './car-facts.ts';

/** Core document §5. The lower bound belongs to the band, the upper one does not. */
export const priceBands = [
  { key: 'under-25000', min: 0, below: 25_000 },
  { key: '25000-50000', min: 25_000, below: 50_000 },
  { key: '50000-75000', min: 50_000, below: 75_000 },
  { key: '75000-100000', min: 75_000, below: 100_000 },
  { key: 'over-100000', min: 100_000, below: null },
] as const;
export type PriceBand = (typeof priceBands)[number]['key'];

/** Core document §5; a car at the limit is still within it. */
export const mileageLimits = [10_000, 25_000, 50_000, 75_000, 100_000] as const;

export const sellerTypes = ['dealer', 'private'] as const;
export type SellerType = (typeof sellerTypes)[number];

/** What sellers say of a car's condition, of all its features (contract/cars/car-facts.ts). */
export const conditions = [
  'One owner',
  'Never crashed',
  'Full service history',
  'New tyres',
] as const satisfies Feature[];

/** So many values of one filter at once. */
export const maxAtOnce = 30;

export const sorts = [
  'best_match',
  'newest',
  'price_low',
  'price_high',
  'mileage_low',
  'year_new',
  'year_old',
  'most_viewed',
  'price_drop',
  'longest_listed',
] as const;
export type Sort = (typeof sorts)[number];

/** The order in which featured cars come first; in any other that was chosen they stand in their place. */
export const usualSort = (search: string | undefined): Sort => (search ? 'best_match' : 'newest');
/** Of the featured cars these are shown above a list in another order. */
export const maxFeaturedAbove = 3;

export const pageSize = 24;
/** Deeper than this nobody pages; narrowing the filters is quicker, for the database too. */
export const lastPage = 400;
/** Matches of free ranges, names and sellers are counted up to here; of words, where each is weighed, up to there. */
export const countedMatches = 10_000;
export const weighedMatches = 1_000;
