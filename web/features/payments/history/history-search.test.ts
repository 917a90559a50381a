import { expect, test } from 'vitest';
import { isFiltered, readHistorySearch } from './history-search.ts';

test('the address is parsed leniently, and empty or invalid parts are dropped', () => {
  expect(readHistorySearch({ status: 'failed', search: ' car ', page: '3', other: 'x' })).toEqual({
    status: 'failed',
    search: 'car',
    page: 3,
  });
  expect(readHistorySearch({ status: 'all', search: '  ', page: '1' })).toEqual({});
  expect(readHistorySearch({ status: ['failed', 'pending'], search: 'x'.repeat(101), page: '-2' })).toEqual({});
});

test('the page number doesn’t count as a filter', () => {
  expect(isFiltered({ page: 4 })).toBe(false);
  expect(isFiltered({ status: 'failed' })).toBe(true);
  expect(isFiltered({ search: 'car' })).toBe(true);
});
