import type { Sort } from '@forecourt/contract/cars/filter-values.ts';

/** Fixed sentences from the core document, §2 "Browse" and §8. */
export const words = {
  title: 'Browse Cars',
  nothingMatches: 'No cars match your current filters',
};

export const sortNames: Record<Sort, string> = {
  best_match: 'Best match',
  newest: 'Newest first',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  mileage_low: 'Mileage: low to high',
  year_new: 'Year: newest first',
  year_old: 'Year: oldest first',
  most_viewed: 'Most viewed',
  price_drop: 'Biggest price drop',
  best_deal: 'Best deal first',
  longest_listed: 'Longest listed',
};
