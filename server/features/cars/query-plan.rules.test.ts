import { expect, test } from 'vitest';
import { choosePlan } from './query-plan.rules.ts';

const market = {
  of_make: null,
  of_class: null,
  of_all: 1_000_000,
  sort: 'newest',
  needed: 24,
  isCovered: true,
} as const;

test.each([
  ['many cars match', { total: 500_000 }, 'walk'],
  ['very few cars match', { total: 10 }, 'look_up'],
  ['most of a make match', { total: 15_000, of_make: 20_000 }, 'walk'],
  ['few of a make match', { total: 1_500, of_make: 2_000, needed: 2_000 }, 'gather'],
  ['a make in an order without its own index', { total: 15_000, of_make: 20_000, sort: 'year_old' as const }, 'walk'],
  ['a small make in an order with its own index', { total: 300, of_make: 400 }, 'walk'],
  ['a small make in an order without its own index', { total: 300, of_make: 400, sort: 'year_old' as const }, 'gather'],
  ['a small market', { total: 300, of_all: 300 }, 'walk'],
  ['a late page', { total: 300, of_all: 300, needed: 240 }, 'gather'],
  ['few of a make by a column its index lacks', { total: 30, of_make: 20_000, isCovered: false }, 'look_up'],
  ['many by a column no index has', { total: 200_000, isCovered: false }, 'walk'],
])('%s', (_, facts, way) => {
  expect(choosePlan({ ...market, ...facts })).toBe(way);
});
