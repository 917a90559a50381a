import { expect, test } from 'vitest';
import { readSupportSearch } from './support-search.ts';

test('the address is read as people write it', () => {
  expect(readSupportSearch({})).toEqual({});
  expect(readSupportSearch({ tab: 'tickets', status: 'open', category: '3', priority: 'urgent', page: '2' })).toEqual({
    tab: 'tickets',
    status: 'open',
    category: 3,
    priority: 'urgent',
    page: 2,
  });
});

test('what is not valid is dropped', () => {
  expect(
    readSupportSearch({ tab: 'tickets', status: 'gone', category: '-1', priority: ['low', 'high'], page: '0' }),
  ).toEqual({ tab: 'tickets' });
  expect(readSupportSearch({ tab: 'else', status: 'open' })).toEqual({});
});
