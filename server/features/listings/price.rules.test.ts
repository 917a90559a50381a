import { expect, test } from 'vitest';
import { loweredFrom, originalPrice } from './price.rules.ts';

const past = (...prices: [price: number, publicHours: number][]) =>
  prices.map(([price, publicHours]) => ({ price, publicHours }));

test.each([
  { history: past(), price: 40, original: 40, from: null },
  { history: past([90, 23.99]), price: 40, original: 40, from: null },
  { history: past([90, 24]), price: 40, original: 90, from: 90 },
  { history: past([90, 24]), price: 95, original: 95, from: null },
  { history: past([90, 24], [50, 48]), price: 40, original: 90, from: 50 },
  { history: past([50, 24], [90, 1]), price: 60, original: 60, from: null },
  { history: past([50, 24], [90, 1]), price: 40, original: 50, from: 50 },
  { history: past([50, 24], [30, 1]), price: 40, original: 50, from: null },
])(
  '$history then $price strikes through $original and is a reduction from $from',
  ({ history, price, original, from }) => {
    expect([originalPrice(history, price), loweredFrom(history, price)]).toEqual([original, from]);
  },
);
