import { expect, test } from 'vitest';
import { readWhole, showWhole } from './whole-number.ts';

test.each([
  ['12500', 12_500],
  ['12,500', 12_500],
  ['$12,500', 12_500],
  [' $ 12 500 ', 12_500],
  ['12500.00', 12_500],
  ['4,200 mi', 4_200],
  ['0', 0],
  ['25k', 25_000],
  ['$1.2M', 1_200_000],
  ['1.5 k', 1_500],
])('%s" is the number %s', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

test('an empty text is undefined, not zero', () => {
  expect(readWhole('  ')).toBe(null);
});

test.each(['twelve', '12.500', '-5', '1e6', '$', '12.5', '$12.50', '9.99', '1.2345k', 'k'])(
  '%s" is not guessed at',
  (text) => {
    expect(readWhole(text)).toBe(undefined);
  },
);

test('leaving the field groups a number and leaves everything else as typed', () => {
  expect(showWhole('$12500', true)).toBe('12,500');
  expect(showWhole('2021', false)).toBe('2021');
  expect(showWhole('twelve', true)).toBe('twelve');
  expect(showWhole('', true)).toBe('');
});
