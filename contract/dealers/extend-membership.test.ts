import { expect, test } from 'vitest';
import { endAfterExtending } from './extend-membership.ts';

const now = new Date('2026-11-16T12:00:00Z');
const days = (count: number, from = now) => new Date(from.getTime() + count * 86_400_000);

test('extra days start at the end date, or now if it has passed', () => {
  expect(endAfterExtending(days(3), 7, now)).toEqual(days(10));
  expect(endAfterExtending(days(-3), 7, now)).toEqual(days(7));
  expect(endAfterExtending(now, 1, now)).toEqual(days(1));
});

test.each([-400, -1, 0, 1, 400])('extending a membership that ends in %s days never shortens it', (away) => {
  expect(endAfterExtending(days(away), 1, now).getTime()).toBeGreaterThan(days(away).getTime());
});
