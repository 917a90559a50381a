import { expect, test } from 'vitest';
import { filtersOf, isFiltered, readSalesSearch } from './sales-search.ts';

test('the address is parsed leniently, and empty or invalid parts are dropped', () => {
  const all = { side: 'bought', period: '90_days', method: 'trade', state: 'verified', search: ' futo ', page: '3' };
  expect(readSalesSearch({ ...all, other: 'x' })).toEqual({ ...all, search: 'futo', page: 3 });
  expect(readSalesSearch({ side: 'sold', period: 'ever', state: ['verified'], search: '  ', page: '1' })).toEqual({});
  expect(readSalesSearch({ search: 'x'.repeat(101), page: '-2', seller: '0' })).toEqual({});
});

test('the seller filter doesn’t apply to purchases', () => {
  expect(readSalesSearch({ seller: '12' })).toEqual({ seller: 12 });
  expect(readSalesSearch({ seller: '12', side: 'bought' })).toEqual({ side: 'bought' });
});

test('side and page don’t count as filters, and each side is requested by name', () => {
  expect(isFiltered({ side: 'bought', page: 4 })).toBe(false);
  expect(isFiltered({ search: 'futo' })).toBe(true);
  expect(filtersOf({ seller: 12, page: 2 })).toEqual({ side: 'sold', seller_id: 12 });
});
