import { expect, test } from 'vitest';
import { personNumber } from './person-number.ts';

test.each([
  ['12', 12],
  [' /user/12 ', 12],
  ['https://site.example/user/12/', 12],
  ['https://site.example/user/12?tab=cars#top', 12],
])('%s names a person', (text, number) => expect(personNumber(text)).toBe(number));

test.each(['', 'Kenji', '0', '/car/12', '/user/', '-3', '1.5'])('%s names no one', (text) =>
  expect(personNumber(text)).toBeNull(),
);
