import { expect, test } from 'vitest';
import { awardsToChange, earnedBy } from './award.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 24 * 3_600_000);
const stars = (...given: [rating: number, day: number][]) =>
  given.map(([rating, at]) => ({ rating, shownAt: day(at) })).sort((a, b) => a.shownAt.getTime() - b.shownAt.getTime());
const fives = (...days: number[]) => days.map((at): [number, number] => [5, at]);
const has = (...given: [number, number][]) => earnedBy({ verifiedSales: 0, reviews: stars(...given) }).length === 1;

test('the first, tenth and fiftieth sale each earn an award, and no earlier one does', () => {
  const earned = (verifiedSales: number) => earnedBy({ verifiedSales, reviews: [] });
  expect(earned(0)).toEqual([]);
  expect(earned(1)).toEqual(['first_sale']);
  expect(earned(9)).toEqual(['first_sale']);
  expect(earned(10)).toEqual(['first_sale', 'ten_sales']);
  expect(earned(49)).toEqual(['first_sale', 'ten_sales']);
  expect(earned(50)).toEqual(['first_sale', 'ten_sales', 'fifty_sales']);
});

test('five five-star reviews within a year earn the award, but not four and not five over a longer time', () => {
  expect(has(...fives(1, 2, 3, 4))).toBe(false);
  expect(has(...fives(1, 2, 3, 4, 5))).toBe(true);
  expect(has(...fives(0, 100, 200, 300, 364))).toBe(true);
  expect(has(...fives(0, 100, 200, 300, 365))).toBe(false);
  expect(has(...fives(0, 100, 200, 300, 365, 366))).toBe(true);
});

test('a lower rating only affects the year around it', () => {
  expect(has(...fives(1, 2, 3, 4, 5), [4, 3])).toBe(false);
  expect(has([1, 0], ...fives(1, 2, 3, 4, 5))).toBe(true);
  expect(has(...fives(1, 2, 3, 4, 5), [1, 6])).toBe(true);
  expect(has([3, 0], ...fives(1, 2, 3, 4, 5), [3, 300])).toBe(false);
  expect(has([3, 0], ...fives(1, 2, 3, 4, 5), [3, 365])).toBe(false);
  expect(has([3, 0], ...fives(1, 2, 3, 4, 5), [3, 366])).toBe(true);
  expect(has(...fives(7, 7, 7, 7, 7), [2, 7])).toBe(false);
});

test('earned awards are granted and unearned ones are revoked', () => {
  expect(awardsToChange(['first_sale', 'ten_sales'], ['first_sale', 'five_star_year'])).toEqual({
    grant: ['ten_sales'],
    withdraw: ['five_star_year'],
  });
});
