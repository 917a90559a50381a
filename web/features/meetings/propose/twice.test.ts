import { expect, test } from 'vitest';
import { comesTwice } from './twice.ts';

test.each([
  ['Europe/Berlin', '2026-10-25', '02:30', true],
  ['Europe/Berlin', '2026-10-25', '03:00', false],
  ['Europe/Berlin', '2026-03-29', '02:30', false],
  ['America/New_York', '2026-11-01', '01:15', true],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', true],
  ['UTC', '2026-10-25', '02:30', false],
])('in %s, %s %s comes twice: %s', (zone, date, time, expected) => {
  expect(comesTwice(date, time, zone)).toBe(expected);
});

test('an incomplete time doesn’t', () => {
  expect(comesTwice('', '02:30')).toBe(false);
});
