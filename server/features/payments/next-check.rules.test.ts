import { expect, test } from 'vitest';
import { hoursToRemove, nextCheck } from './settle.rules.ts';

const asked = new Date('2026-11-01T12:00:00Z');
const hours = (count: number) => new Date(asked.getTime() + count * 3_600_000);
const week = 7 * 24;

test('a failed payment is checked until the last hour of a week', () => {
  const failed = { status: 'failed', created_at: asked } as const;
  expect(nextCheck(failed, hours(week - 1))).toEqual(hours(week));
  expect(nextCheck(failed, new Date(hours(week - 1).getTime() + 1))).toBeNull();
});

test('a refund removes all the time the payment added', () => {
  expect(hoursToRemove(null, 72, 0, asked)).toBe(72);
  expect(hoursToRemove(hours(10), 72, 0, asked)).toBe(72);
});

test('if more was bought later, a refund only removes what is left of its own time', () => {
  expect(hoursToRemove(hours(100), 72, 72, asked)).toBe(28);
  expect(hoursToRemove(hours(200), 72, 72, asked)).toBe(72);
  expect(hoursToRemove(hours(60), 72, 72, asked)).toBe(0);
  expect(hoursToRemove(null, 72, 72, asked)).toBe(72);
});
