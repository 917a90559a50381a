import { expect, test } from 'vitest';
import { filtersOf, isFiltered, readSalesSearch } from './sales-search.ts';

test('an address is read as people write it, and what says nothing is dropped', () => {
  const all = { side: 'bought', period: '90_days', method: 'trade', state: 'verified', search: ' futo ', page: '3' };
  expect(readSalesSearch({ ...all, other: 'x' })).toEqual({ ...all, search: 'futo', page: 3 });
  expect(readSalesSearch({ side: 'sold', period: 'ever', state: ['verified'], search: '  ', page: '1' })).toEqual({});
  expect(readSalesSearch({ search: 'x'.repeat(101), page: '-2', seller: '0' })).toEqual({});
});

test('who of the team sold says nothing about what one bought', () => {
  expect(readSalesSearch({ seller: '12' })).toEqual({ seller: 12 });
  expect(readSalesSearch({ seller: '12', side: 'bought' })).toEqual({ side: 'bought' });
});

test('neither the side nor the page is a filter; the server is asked for both sides by name', () => {
  expect(isFiltered({ side: 'bought', page: 4 })).toBe(false);
  expect(isFiltered({ search: 'futo' })).toBe(true);
  expect(filtersOf({ seller: 12, page: 2 })).toEqual({ side: 'sold', seller_id: 12 });
});
