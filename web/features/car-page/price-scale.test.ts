import { expect, test } from 'vitest';
import { labelled, priceTicks } from './price-scale.ts';

test.each([
  [184_000, 196_000, [180_000, 185_000, 190_000, 195_000, 200_000]],
  [9_500, 9_500, [9_400, 9_600]],
  [40_000, 50_000, [35_000, 40_000, 45_000, 50_000, 55_000]],
  [1, 3, [0, 1, 2, 3, 4]],
])('between %d and %d the prices next to the plot are %j', (low, high, ticks) => {
  expect(priceTicks(low, high)).toEqual(ticks);
});

test('shows dates below the plot where they fit, and always the first and the last', () => {
  expect(labelled([0, 0.1, 0.4, 0.95, 1], 0.3)).toEqual([0, 0.4, 1]);
  expect(labelled([0, 1], 0.3)).toEqual([0, 1]);
});
