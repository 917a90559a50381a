import { expect, test } from 'vitest';
import { isWalkShorter } from './choose-way.rules.ts';

const market = { of_make: null, of_class: null, of_all: 1_000_000, sort: 'newest', needed: 24 } as const;

test.each([
  ['many of all match', { total: 500_000 }, true],
  ['nearly none of all match', { total: 10 }, false],
  ['most of a make match', { total: 15_000, of_make: 20_000 }, true],
  ['few of a make match', { total: 30, of_make: 20_000 }, false],
  ['a make in an order that only all have', { total: 15_000, of_make: 20_000, sort: 'year_old' as const }, true],
  ['a small make in an order of its own', { total: 300, of_make: 400 }, true],
  ['a small make in an order that only all have', { total: 300, of_make: 400, sort: 'year_old' as const }, false],
  ['a small market', { total: 300, of_all: 300 }, true],
  ['a late page', { total: 300, of_all: 300, needed: 240 }, false],
])('%s', (_, facts, isWalked) => {
  expect(isWalkShorter({ ...market, ...facts })).toBe(isWalked);
});
