import { expect, test } from 'vitest';
import { readBrowseSearch } from './browse-search.ts';

test('reads an address: text becomes numbers and known values', () => {
  expect(
    readBrowseSearch({ search: ' sultan ', make: 'Karin', year: '2021', minPrice: '0', bodyClass: 'SUVs', page: '3' }),
  ).toEqual({ search: 'sultan', make: 'Karin', year: 2021, minPrice: 0, bodyClass: 'SUVs', page: 3 });
});

test.each([
  ['unknown names', { paint: 'red', status: 'sold', view: 'list', limit: '100' }],
  ['unknown values', { bodyClass: 'Boats', sellerType: 'thief', priceBand: '1-2', sort: 'cheap' }],
  ['what is no whole number', { minPrice: '1e9', maxPrice: '-5', year: '20x', maxMileage: '1.5', page: 'two' }],
  ['what is out of bounds', { year: '1776', maxPrice: '1000000001', page: '401', sellerId: '0' }],
  ['empty and overlong text', { search: '  ', make: 'x'.repeat(41), model: '' }],
  ['a value given twice where one is meant', { priceBand: ['over-100000', 'under-25000'], hasTurbo: ['true', 'true'] }],
])('%s are dropped', (_, search) => {
  expect(readBrowseSearch(search)).toEqual({});
});

test('swaps the ends of a range that are the wrong way round', () => {
  expect(readBrowseSearch({ minPrice: '50000', maxPrice: '30000', minYear: '2022', maxYear: '2020' })).toEqual({
    minPrice: 30_000,
    maxPrice: 50_000,
    minYear: 2020,
    maxYear: 2022,
  });
});

test('leaves defaults out of the address', () => {
  expect(readBrowseSearch({ page: '1', sort: 'newest' })).toEqual({});
  expect(readBrowseSearch({ search: 'sultan', sort: 'best_match' })).toEqual({ search: 'sultan' });
  expect(readBrowseSearch({ search: 'sultan', sort: 'newest' })).toEqual({ search: 'sultan', sort: 'newest' });
});

test('keeps “as typed” only where there is a search', () => {
  expect(readBrowseSearch({ search: 'bravdo', asTyped: 'true' })).toEqual({ search: 'bravdo', asTyped: true });
  expect(readBrowseSearch({ search: 'bravdo', asTyped: 'maybe' })).toEqual({ search: 'bravdo' });
  expect(readBrowseSearch({ asTyped: 'true' })).toEqual({});
});

test('ignores best match without a search', () => {
  expect(readBrowseSearch({ sort: 'best_match' })).toEqual({});
});

test('several values are a list and one value is not, and unknown values are dropped', () => {
  expect(
    readBrowseSearch({ make: ['Karin', 'Pegassi', 'Karin'], fuel: ['diesel', 'steam'], notColour: 'pink' }),
  ).toEqual({
    make: ['Karin', 'Pegassi'],
    fuel: 'diesel',
    notColour: 'pink',
  });
});

test('reads facts the way they are written', () => {
  expect(readBrowseSearch({ minArmour: '5', minEngine: '9', hasTurbo: 'true', openToTrade: 'yes' })).toEqual({
    minArmour: 5,
    hasTurbo: true,
  });
});
