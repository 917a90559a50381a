import { expect, test } from 'vitest';
import { readSupportSearch } from './support-search.ts';

test('the address is parsed leniently', () => {
  expect(readSupportSearch({})).toEqual({});
  expect(readSupportSearch({ tab: 'tickets', status: 'open', category: '3', priority: 'urgent', page: '2' })).toEqual({
    tab: 'tickets',
    status: 'open',
    category: 3,
    priority: 'urgent',
    page: 2,
  });
});

test('invalid values are dropped', () => {
  expect(
    readSupportSearch({ tab: 'tickets', status: 'gone', category: '-1', priority: ['low', 'high'], page: '0' }),
  ).toEqual({ tab: 'tickets' });
  expect(readSupportSearch({ tab: 'else', status: 'open' })).toEqual({});
});
