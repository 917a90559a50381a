import { expect, test } from 'vitest';
import { backToList, isFiltered, readDeskSearch } from './desk-search.ts';

test('the address is parsed leniently, and empty or invalid parts are dropped', () => {
  expect(
    readDeskSearch({ status: 'open', category: '3', assigned: 'nobody', search: ' car ', page: '2', other: 'x' }),
  ).toEqual({ status: 'open', category: 3, assigned: 'nobody', search: 'car', page: 2 });
  expect(readDeskSearch({ assigned: '12', only: 'urgent' })).toEqual({ assigned: 12, only: 'urgent' });
  expect(
    readDeskSearch({ status: 'lost', category: '-1', assigned: 'all', page: '1', ticket: '0', only: 'x', sort: 'x' }),
  ).toEqual({});
});

test('parameters of one view aren’t carried over to another', () => {
  expect(readDeskSearch({ days: '90', new: '1', reply: '1' })).toEqual({});
  expect(readDeskSearch({ view: 'analytics', days: '90' })).toEqual({ view: 'analytics', days: '90' });
});

test('going back from a ticket restores the list as it was', () => {
  const search = readDeskSearch({ status: 'open', sort: 'oldest', page: '3', ticket: '8', reply: '1' });
  expect(backToList(search)).toEqual({ status: 'open', sort: 'oldest', page: 3 });
});

test('page, sort order and open ticket don’t count as filters', () => {
  expect(isFiltered({ page: 4, ticket: 2, sort: 'newest' })).toBe(false);
  expect(isFiltered({ only: 'urgent' })).toBe(true);
});
