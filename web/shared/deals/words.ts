import type { Deal } from '@forecourt/contract/guide/guide-values.ts';

/** Ratings of asking prices, as cards and pages name them. */
export const dealNames: Record<Deal, string> = {
  great: 'Great deal',
  good: 'Good deal',
  fair: 'Fair price',
  high: 'High price',
};

export const notEnoughSales = 'Not enough sales yet';
