import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import type { BrowseSearch } from './browse-search.ts';
import { changed, hasFilters } from './filter-changes.ts';

const texts = (search: BrowseSearch) => activeFilters(search).map(({ text }) => text);

test('describes every filter in words', () => {
  expect(
    texts({ search: 'sultan', make: 'Karin', priceBand: '25000-50000', sellerType: 'private', maxMileage: 50_000 }),
  ).toEqual(['“sultan”', '$25,000 – $50,000', 'Karin', 'Private seller', 'Up to 50,000 mi']);
});

test('ratings of the price are named as on cards', () => {
  expect(texts({ deal: ['great', 'good'], notDeal: 'high' })).toEqual(['Great deal', 'Good deal', 'Not High price']);
});

test('a range is one chip, open at either end', () => {
  expect(texts({ minPrice: 25_000, maxPrice: 75_000 })).toEqual(['$25,000 – $75,000']);
  expect(texts({ minPrice: 0 })).toEqual(['From $0']);
  expect(texts({ maxYear: 2018 })).toEqual(['Up to 2018']);
});

test('the sort order and the page are not filters', () => {
  expect(texts({ sort: 'price_low', page: 3 })).toEqual([]);
});

test('names the seller once the name is known', () => {
  expect(activeFilters({ dealerId: 3 }, 'Eclipse Motors')[0]?.text).toBe('Dealer: Eclipse Motors');
});

test('each chip removes only its own filter, and Clear all removes every filter', () => {
  const full: BrowseSearch = {
    search: 'a',
    model: 'Sultan',
    minYear: 2010,
    maxYear: 2020,
    minPrice: 5,
    bodyClass: 'Super',
    sellerType: 'dealer',
    maxMileage: 0,
    sellerId: 4,
    dealerId: 2,
  };
  const filters = activeFilters(full);
  for (const { removal } of filters) expect(activeFilters(changed(full, removal))).toHaveLength(filters.length - 1);
  let left = full;
  for (const { removal } of filters) left = changed(left, removal);
  expect(hasFilters(left)).toBe(false);
});
