import type { ReasonNotCounted } from '@forecourt/contract/guide/guide-values.ts';

export const words = {
  notLoaded: 'We couldn’t load the price guide',
  failed: 'Something went wrong on our side. Please try again.',
};

export const showNames = {
  all: 'All sales',
  counted: 'Sales that count',
  not_counted: 'Sales that don’t count',
  excluded: 'Excluded by staff',
} as const;

/** Why a sale doesn't count. */
export const reasonNames: Record<ReasonNotCounted, string> = {
  not_verified: 'Not verified',
  disputed: 'Disputed',
  annulled: 'Annulled',
  no_amount: 'No amount',
  too_new: 'Less than a day old',
  one_person: 'Both sides are related',
  far_below_asking: 'Far below the asking price',
  minutes_apart: 'Minutes after another sale',
  same_pair: 'Counts once per pair in 90 days',
  outlier: 'Too far from other sales',
  too_old: 'More than two years old',
  excluded: 'Excluded by staff',
};

export const confidenceNames = { low: 'Low', medium: 'Medium', high: 'High' } as const;
