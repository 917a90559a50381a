import { expect, test } from 'vitest';
import { readAmounts } from './amounts.rules.ts';

test.each([
  ['suv under 60000', { facet: 'price', highest: 59_999, means: 'Under $60,000' }],
  ['below $60,000', { facet: 'price', highest: 59_999, means: 'Under $60,000' }],
  ['less than 60k', { facet: 'price', highest: 59_999, means: 'Under $60,000' }],
  ['up to 1.2m', { facet: 'price', highest: 1_200_000, means: 'Up to $1,200,000' }],
  ['over 20 grand', { facet: 'price', lowest: 20_001, means: 'Over $20,000' }],
  ['at least 20.000', { facet: 'price', lowest: 20_000, means: 'From $20,000' }],
  ['under 50,000 miles', { facet: 'mileage', highest: 49_999, means: 'Under 50,000 mi' }],
  ['under 50000mi', { facet: 'mileage', highest: 49_999, means: 'Under 50,000 mi' }],
  ['under 50,000 km', { facet: 'mileage', highest: 31_068, means: 'Under 50,000 km (31,069 mi)' }],
  ['up to 50000km', { facet: 'mileage', highest: 31_068, means: 'Up to 50,000 km (31,069 mi)' }],
  ['under 80k kilometers', { facet: 'mileage', highest: 49_709, means: 'Under 80,000 km (49,710 mi)' }],
  ['over 100,000 kilometres', { facet: 'mileage', lowest: 62_138, means: 'Over 100,000 km (62,137 mi)' }],
  ['at least 100k km', { facet: 'mileage', lowest: 62_138, means: 'From 100,000 km (62,137 mi)' }],
])('%s', (typed, expected) => {
  expect(readAmounts(typed).amounts).toEqual([{ text: expect.any(String) as string, ...expected }]);
});

test('years and numbers inside words are not amounts, and the remaining text is kept', () => {
  expect(readAmounts('from 2020').amounts).toEqual([]);
  expect(readAmounts('thunder 60000').amounts).toEqual([]);
  expect(readAmounts('under 60kg').amounts).toEqual([]);
  expect(readAmounts('red suv under 60k automatic').rest.split(/ +/)).toEqual(['red', 'suv', 'automatic']);
});
