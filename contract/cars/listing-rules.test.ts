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

test('a listing with every fact lacks nothing, also at no miles', () => {
  expect(missingForListing(whole, 2026)).toEqual({});
});

test.each(Object.keys(whole))('without %s it says so at that field, and at no other', (field) => {
  for (const nothing of [null, undefined, ''])
    expect(Object.keys(missingForListing({ ...whole, [field]: nothing }, 2026))).toEqual([field]);
});

test('next year’s model is listed, the one after it not yet', () => {
  expect(missingForListing({ ...whole, year: 2027 }, 2026)).toEqual({});
  expect(missingForListing({ ...whole, year: 2028 }, 2026)).toEqual({ year: 'The year cannot be later than 2027' });
});

test('cars are from 1900 on, cost a billion at most and have less than ten million miles', () => {
  expect([oldestYear, maxPrice, maxMileage]).toEqual([1900, 1_000_000_000, 9_999_999]);
});
