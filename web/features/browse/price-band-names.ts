import type { PriceBand } from '@forecourt/contract/cars/filter-values.ts';

export const priceBandNames: Record<PriceBand, string> = {
  'under-25000': 'Under $25,000',
  '25000-50000': '$25,000 – $50,000',
  '50000-75000': '$50,000 – $75,000',
  '75000-100000': '$75,000 – $100,000',
  'over-100000': 'Over $100,000',
};

/** For narrow spaces. */
export const shortBandNames: Record<PriceBand, string> = {
  'under-25000': '– 25k',
  '25000-50000': '25–50k',
  '50000-75000': '50–75k',
  '75000-100000': '75–100k',
  'over-100000': '100k +',
};
