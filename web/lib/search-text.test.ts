import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

test('values stay text, without numbers or quotes', () => {
  expect(parseSearch('?code=00123&search=2020')).toEqual({ code: '00123', search: '2020' });
  expect(stringifySearch({ search: '2020', page: 2 })).toBe('?search=2020&page=2');
});

test('a repeated key becomes a list, and a missing value is left out', () => {
  expect(parseSearch('?make=Karin&make=Pegassi')).toEqual({ make: ['Karin', 'Pegassi'] });
  expect(stringifySearch({ make: ['Karin', 'Pegassi'], model: undefined })).toBe('?make=Karin&make=Pegassi');
  expect(stringifySearch({})).toBe('');
});
