import type { Feature } from './car-facts.ts';

/** Core document §5. The lower bound is inclusive, the upper one exclusive. */
export const priceBands = [
  { key: 'under-25000', min: 0, below: 25_000 },
  { key: '25000-50000', min: 25_000, below: 50_000 },
  { key: '50000-75000', min: 50_000, below: 75_000 },
  { key: '75000-100000', min: 75_000, below: 100_000 },
  { key: 'over-100000', min: 100_000, below: null },
] as const;
export type PriceBand = (typeof priceBands)[number]['key'];

/** Core document §5. Inclusive limits. */
export const mileageLimits = [10_000, 25_000, 50_000, 75_000, 100_000] as const;

export const sellerTypes = ['dealer', 'private'] as const;
export type SellerType = (typeof sellerTypes)[number];

/** Ratings of an asking price by the price guide, cheapest first. */
export const deals = ['great', 'good', 'fair', 'high'] as const;
export type Deal = (typeof deals)[number];

export const dealNames: Record<Deal, string> = {
  great: 'Great deal',
  good: 'Good deal',
  fair: 'Fair price',
  high: 'High price',
};

/** The features that describe a car's condition (contract/cars/car-facts.ts). */
export const conditions = [
  'One owner',
  'Never crashed',
  'Full service history',
  'New tyres',
] as const satisfies Feature[];

/** Maximum values per filter. */
export const maxPerRequest = 30;

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
  'best_deal',
  'longest_listed',
] as const;
export type Sort = (typeof sorts)[number];

/** The default order shows featured cars first. Any other order lists them where they sort. */
export const usualSort = (search: string | undefined): Sort => (search ? 'best_match' : 'newest');
/** Maximum featured cars shown above a list in another order. */
export const maxFeaturedAbove = 3;

export const pageSize = 24;
/** Pictures shown next to a saved search or a followed dealer. */
export const newestShown = 3;
/** No one pages further. Narrowing the filters is quicker, for the database too. */
export const lastPage = 400;
/** Counting limit for free ranges, names and sellers. Word searches rank each match, so they have a lower one. */
export const countedMatches = 10_000;
export const weighedMatches = 1_000;

/** Tells a range whose ends are the wrong way round. No car could match it. */
export const isReversed = (lowest: number | undefined, highest: number | undefined): boolean =>
  lowest !== undefined && highest !== undefined && lowest > highest;

export const reversedRange = (of: 'price' | 'year'): string => `The lowest ${of} can’t be higher than the highest.`;
