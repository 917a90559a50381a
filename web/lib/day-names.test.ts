import { expect, test } from 'vitest';
import { weekText } from './day-names.ts';

const evening = { from: '17:00', to: '23:00' };
const noon = { from: '12:00', to: '18:00' };

test.each([
  ['every day 17:00–23:00', Array(7).fill(evening)],
  ['Monday to Friday 17:00–23:00, Sunday 12:00–18:00', [evening, evening, evening, evening, evening, null, noon]],
  ['Saturday and Sunday 12:00–18:00', [null, null, null, null, null, noon, noon]],
  ['Wednesday 17:00–23:00', [null, null, evening, null, null, null, null]],
])('a week reads %s', (text, hours) => {
  expect(weekText(hours)).toBe(text);
});
