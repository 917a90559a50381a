import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

test.each([
  [0.5, 'Expires within the hour', true],
  [5.2, 'Expires in 5 hours', true],
  [25, 'Expires in 1 day', true],
  [71.9, 'Expires in 3 days', true],
  [72.1, 'Expires in 3 days', false],
  // Viewed right after being listed for thirty days.
  [24 * 30 - 0.01, 'Expires in 30 days', false],
])('%s hours before its end it reads "%s"', (hours, text, isNear) => {
  expect(expiryOf({ status: 'active', expires_at: at(hours) }, now)).toEqual({ text, isNear });
});

test('an expired listing says since when', () => {
  expect(expiryOf({ status: 'expired', expires_at: at(-2) }, now)?.text).toBe('Expired today');
  expect(expiryOf({ status: 'expired', expires_at: at(-50) }, now)?.text).toBe('Expired 2 days ago');
});

test('a listing that isn’t running has no expiry', () => {
  expect(expiryOf({ status: 'draft', expires_at: null }, now)).toBe(null);
  expect(expiryOf({ status: 'sold', expires_at: at(9) }, now)).toBe(null);
});
