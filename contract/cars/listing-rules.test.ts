import { expect, test } from 'vitest';
import { maxMileage, maxPrice, missingForListing, oldestYear } from './listing-rules.ts';

const whole = {
  make: 'Karin',
  model: 'Sultan',
  year: 2021,
  price: 1,
  mileage: 0,
  description: 'Runs well',
  body_class: 'Sports',
};

test('a complete listing lacks nothing, even with zero miles', () => {
  expect(missingForListing(whole, 2026)).toEqual({});
});

test.each(Object.keys(whole))('without %s only that field has an error', (field) => {
  for (const nothing of [null, undefined, ''])
    expect(Object.keys(missingForListing({ ...whole, [field]: nothing }, 2026))).toEqual([field]);
});

test('next year’s model can be listed, but not the year after', () => {
  expect(missingForListing({ ...whole, year: 2027 }, 2026)).toEqual({});
  expect(missingForListing({ ...whole, year: 2028 }, 2026)).toEqual({ year: 'The year can’t be later than 2027' });
});

test('years start at 1900, prices end at a billion and mileages below ten million', () => {
  expect([oldestYear, maxPrice, maxMileage]).toEqual([1900, 1_000_000_000, 9_999_999]);
});
