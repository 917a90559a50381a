import { expect, test } from 'vitest';
import { mileageChoices, mileageCounts } from './mileage-choices.ts';
import { yearChoices } from './year-choices.ts';

test('offers the spec’s years 2019 to 2024 and newer ones up to next year, newest first', () => {
  expect(yearChoices(2026)).toEqual(['2027', '2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019']);
  expect(yearChoices(2020).at(0)).toBe('2024');
});

test('offers a year or mileage from the address among the others', () => {
  expect(yearChoices(2026, 2011).at(-1)).toBe('2011');
  expect(mileageChoices(30_000).map(({ label }) => label)).toContain('Up to 30,000 mi');
});

test('a higher mileage limit never matches fewer cars, even where no car falls between two limits', () => {
  expect(mileageCounts({ 10000: 5, 50000: 9 })).toEqual({ 10000: 5, 25000: 5, 50000: 9, 75000: 9, 100000: 9 });
});
