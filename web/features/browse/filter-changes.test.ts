import { expect, test } from 'vitest';
import { changed, cleared, hasFilters, toggled } from './filter-changes.ts';

test('new results start at page one', () => {
  expect(changed({ make: 'Karin', page: 4 }, { bodyClass: 'Sports' })).toEqual({ make: 'Karin', bodyClass: 'Sports' });
});

test('a price band and a custom price exclude each other, and the last one wins', () => {
  expect(changed({ minPrice: 10, maxPrice: 20 }, { priceBand: 'over-100000' })).toEqual({ priceBand: 'over-100000' });
  expect(changed({ priceBand: 'over-100000' }, { minPrice: 10 })).toEqual({ minPrice: 10 });
  expect(changed({ priceBand: 'over-100000' }, { minPrice: undefined, maxPrice: undefined })).toEqual({
    priceBand: 'over-100000',
  });
});

test('a year and a custom year range exclude each other too', () => {
  expect(changed({ minYear: 2015 }, { year: 2021 })).toEqual({ year: 2021 });
  expect(changed({ year: 2021 }, { maxYear: 2018 })).toEqual({ maxYear: 2018 });
});

test('removing a make removes its model, unless both are set together. Adding another make keeps it', () => {
  expect(changed({ make: 'Karin', models: 'Sultan' }, { make: ['Karin', 'Dinka'] })).toMatchObject({
    models: 'Sultan',
  });
  expect(changed({ make: 'Karin', model: 'Sultan' }, { make: 'Pegassi' })).toEqual({ make: 'Pegassi' });
  expect(changed({ search: 'sul' }, { search: undefined, make: 'Karin', model: 'Sultan' })).toEqual({
    make: 'Karin',
    model: 'Sultan',
  });
});

test('clearing the search clears best match, which needs a search', () => {
  expect(changed({ search: 'sultan' }, { search: undefined })).toEqual({});
});

test('a new search may be corrected again', () => {
  expect(changed({ search: 'bravdo', asTyped: true }, { make: 'Karin' })).toMatchObject({ asTyped: true });
  expect(changed({ search: 'bravdo', asTyped: true }, { search: 'bravado' })).toEqual({ search: 'bravado' });
});

test('clearing keeps only the sort order', () => {
  expect(cleared({ make: 'Karin', search: 'x', page: 2, sort: 'price_low' })).toEqual({ sort: 'price_low' });
  expect(cleared({ search: 'x', asTyped: true })).toEqual({});
});

test('the sort order and the page are not filters', () => {
  expect(hasFilters({ sort: 'price_low', page: 2 })).toBe(false);
  expect(hasFilters({ minPrice: 0 })).toBe(true);
});

test('selecting a value stops excluding it, and excluding it deselects it', () => {
  const search = { make: ['Karin', 'Dinka'], notMake: 'Pegassi' };
  expect(changed(search, toggled(search, 'make', 'Pegassi'))).toEqual({ make: ['Karin', 'Dinka', 'Pegassi'] });
  expect(changed(search, toggled(search, 'make', 'Karin', true))).toEqual({
    make: 'Dinka',
    notMake: ['Pegassi', 'Karin'],
  });
  expect(changed({ condition: 'One owner' }, toggled({ condition: 'One owner' }, 'condition', 'One owner'))).toEqual(
    {},
  );
});
