import { expect, test } from 'vitest';
import { money, relativeTime } from './format.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('money is whole dollars, grouped', () => {
  expect(money(184_000)).toBe('$184,000');
  expect(money(0)).toBe('$0');
});

test.each([
  [0.9, 'Just now'],
  [-5, 'Just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [23 * 60 + 59, '23 hours ago'],
  [24 * 60, '1 day ago'],
  [7 * 24 * 60 - 1, '6 days ago'],
  [7 * 24 * 60, 'November 8, 2026'],
])('%s minutes ago reads "%s"', (minutes, text) => {
  expect(relativeTime(before(minutes), now)).toBe(text);
});
