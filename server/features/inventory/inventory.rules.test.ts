import { expect, test } from 'vitest';
import { priceAfter } from './inventory.rules.ts';

test.each([
  [40_000, { percent: -5 }, 38_000],
  [39_999, { percent: 10 }, 43_999],
  [40_000, { by: -2_500 }, 37_500],
  [1_000, { by: -2_500 }, 1],
  [999_999_999, { percent: 100 }, 1_000_000_000],
  [40_000, { to: 35_000 }, 35_000],
  [null, { to: 35_000 }, 35_000],
  [null, { percent: -5 }, null],
])('%j with %j costs %j', (price, change, after) => {
  expect(priceAfter(price, change)).toBe(after);
});
