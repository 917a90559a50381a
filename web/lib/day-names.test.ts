import { expect, test } from 'vitest';
import { weekText } from './day-names.ts';

const evening = { from: '17:00', to: '23:00' };
const noon = { from: '12:00', to: '18:00' };

test.each([
  ['every day 5:00 PM – 11:00 PM', Array.from({ length: 7 }, () => evening)],
  [
    'Monday to Friday 5:00 PM – 11:00 PM, Sunday 12:00 PM – 6:00 PM',
    [evening, evening, evening, evening, evening, null, noon],
  ],
  ['Saturday and Sunday 12:00 PM – 6:00 PM', [null, null, null, null, null, noon, noon]],
  ['Wednesday 5:00 PM – 11:00 PM', [null, null, evening, null, null, null, null]],
])('a week reads %s', (text, hours) => {
  expect(weekText(hours)).toBe(text);
});
