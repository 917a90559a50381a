import { expect, test } from 'vitest';
import { changed, cleared, hasFilters, toggled } from './filter-changes.ts';

test('other results begin at their first page', () => {
  expect(changed({ make: 'Karin', page: 4 }, { bodyClass: 'Sports' })).toEqual({ make: 'Karin', bodyClass: 'Sports' });
});

test('a band and a free price never stand together: the last one counts', () => {
  expect(changed({ minPrice: 10, maxPrice: 20 }, { priceBand: 'over-100000' })).toEqual({ priceBand: 'over-100000' });
  expect(changed({ priceBand: 'over-100000' }, { minPrice: 10 })).toEqual({ minPrice: 10 });
  expect(changed({ priceBand: 'over-100000' }, { minPrice: undefined, maxPrice: undefined })).toEqual({
    priceBand: 'over-100000',
  });
});

test('so it is with a year and free years', () => {
  expect(changed({ minYear: 2015 }, { year: 2021 })).toEqual({ year: 2021 });
  expect(changed({ year: 2021 }, { maxYear: 2018 })).toEqual({ maxYear: 2018 });
});

test('a model goes with its make, unless both are chosen at once; another make beside it leaves it', () => {
  expect(changed({ make: 'Karin', models: 'Sultan' }, { make: ['Karin', 'Dinka'] })).toMatchObject({
    models: 'Sultan',
  });
  expect(changed({ make: 'Karin', model: 'Sultan' }, { make: 'Pegassi' })).toEqual({ make: 'Pegassi' });
  expect(changed({ search: 'sul' }, { search: undefined, make: 'Karin', model: 'Sultan' })).toEqual({
    make: 'Karin',
    model: 'Sultan',
  });
});

test('taking the search away takes the order that only it can have', () => {
  expect(changed({ search: 'sultan' }, { search: undefined })).toEqual({});
});

test('other words may be mended again', () => {
  expect(changed({ search: 'bravdo', asTyped: true }, { make: 'Karin' })).toMatchObject({ asTyped: true });
  expect(changed({ search: 'bravdo', asTyped: true }, { search: 'bravado' })).toEqual({ search: 'bravado' });
});

test('clearing keeps the order alone', () => {
  expect(cleared({ make: 'Karin', search: 'x', page: 2, sort: 'price_low' })).toEqual({ sort: 'price_low' });
  expect(cleared({ search: 'x', asTyped: true })).toEqual({});
});

test('an order and a page are no filters', () => {
  expect(hasFilters({ sort: 'price_low', page: 2 })).toBe(false);
  expect(hasFilters({ minPrice: 0 })).toBe(true);
});

test('what is chosen is no longer left out, and the other way round', () => {
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
