import type { Frequency } from '@forecourt/contract/searches/search-values.ts';

export const words = {
  save: 'Save search',
  saved: 'Search saved',
  notSaved: 'We couldn’t save this search',
  notChanged: 'We couldn’t change this search',
  failed: 'Something went wrong on our side. Please try again.',
};

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  instant: 'Alerts right away',
  daily: 'Alerts once a day',
  weekly: 'Alerts once a week',
  off: 'No alerts',
};
