import { expect, test } from 'vitest';
import { isFiltered, readHistorySearch } from './history-search.ts';

test('an address is read as people write it, and what says nothing is dropped', () => {
  expect(readHistorySearch({ status: 'failed', search: ' car ', page: '3', other: 'x' })).toEqual({
    status: 'failed',
    search: 'car',
    page: 3,
  });
  expect(readHistorySearch({ status: 'all', search: '  ', page: '1' })).toEqual({});
  expect(readHistorySearch({ status: ['failed', 'pending'], search: 'x'.repeat(101), page: '-2' })).toEqual({});
});

test('a page is no filter', () => {
  expect(isFiltered({ page: 4 })).toBe(false);
  expect(isFiltered({ status: 'failed' })).toBe(true);
  expect(isFiltered({ search: 'car' })).toBe(true);
});
