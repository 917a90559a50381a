import { expect, test } from 'vitest';
import { endAfterPaying, membershipStatus, nextPurchase } from './membership.rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const started_at = days(-90);
const month = 30 * 24;

test.each([
  ['runs', { started_at, ends_at: days(1) }, 'active', 'renewal', days(31)],
  [
    'ended within the grace period: paying adds to its end',
    { started_at, ends_at: days(-3) },
    'grace',
    'renewal',
    days(27),
  ],
  [
    'ended with the grace period over: paying starts again',
    { started_at, ends_at: days(-7) },
    'expired',
    'membership',
    days(30),
  ],
  ['opened and not paid yet', { started_at: null, ends_at: days(-2) }, 'unpaid', 'membership', days(30)],
  ['never paid in time', { started_at: null, ends_at: days(-8) }, 'expired', 'membership', days(30)],
] as const)('a membership that %s', (_which, membership, status, next, end) => {
  expect(membershipStatus(membership, 7, now)).toBe(status);
  expect(nextPurchase(status)).toBe(next);
  expect(endAfterPaying(membership, month, 7, now)).toEqual(end);
});

test('a changed grace period applies right away', () => {
  const ended = { started_at, ends_at: days(-5) };
  expect(membershipStatus(ended, 7, now)).toBe('grace');
  expect(membershipStatus(ended, 5, now)).toBe('expired');
  expect(membershipStatus(ended, 0, now)).toBe('expired');
});
