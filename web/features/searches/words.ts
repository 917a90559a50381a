import type { Frequency } from '@forecourt/contract/searches/search-values.ts';
import { buttonWords } from './button-words.ts';

export const words = {
  ...buttonWords,
  notSaved: 'We couldn’t save this search',
  notChanged: 'We couldn’t change this search',
  savedText: {
    instant: 'We’ll notify you when a matching car is listed.',
    daily: 'We’ll notify you once a day of matching cars.',
    weekly: 'We’ll notify you once a week of matching cars.',
    off: 'You won’t be notified. It’s listed under your searches.',
  } satisfies Record<Frequency, string>,
  broken: 'This search no longer works, so it sends no alerts. Delete it and save it again.',
  noPush: 'We couldn’t turn on notifications in this browser',
};

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  instant: 'Alerts right away',
  daily: 'Alerts once a day',
  weekly: 'Alerts once a week',
  off: 'No alerts',
};
