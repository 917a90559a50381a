import { expect, test } from 'vitest';
import { duration } from './duration.ts';

test.each([
  [0, '0 min'],
  [12.4, '12 min'],
  [59.6, '1 h'],
  [200, '3 h 20 min'],
  [1440, '1 d'],
  [3120, '2 d 4 h'],
])('%f minutes are shown as %s', (minutes, text) => {
  expect(duration(minutes)).toBe(text);
});
