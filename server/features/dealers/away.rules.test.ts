import { expect, test } from 'vitest';
import { awayRefusal } from './away.rules.ts';

test.each([
  ['2026-11-15', 'Please select tomorrow or a later day'],
  ['2026-11-16', 'Please select tomorrow or a later day'],
  ['2026-11-17', null],
  ['2027-05-15', null],
  ['2027-05-16', 'Please select a day within the next 180 days'],
])('on November 16, back on %s: %s', (backOn, refusal) => {
  expect(awayRefusal(backOn, '2026-11-16')).toBe(refusal);
});
