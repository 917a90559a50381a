import { expect, test } from 'vitest';
import { startOfDay } from './site-time.ts';

const begins = (moment: string, zone: string) => startOfDay(new Date(moment), zone).toISOString();

test('a day starts at midnight in the zone', () => {
  expect(begins('2026-11-15T13:14:15.678Z', 'UTC')).toBe('2026-11-15T00:00:00.000Z');
  expect(begins('2026-11-15T23:30:00Z', 'Europe/Berlin')).toBe('2026-11-15T23:00:00.000Z');
  expect(begins('2026-11-15T00:00:00Z', 'UTC')).toBe('2026-11-15T00:00:00.000Z');
});

test('also on days when the clocks change, before and after', () => {
  for (const hour of ['00:30', '01:30', '12:00', '21:59'])
    expect(begins(`2026-03-29T${hour}:00Z`, 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  for (const hour of ['00:30', '01:30', '12:00', '22:59'])
    expect(begins(`2026-10-25T${hour}:00Z`, 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z');
});

test('a day whose midnight is skipped starts an hour later', () => {
  expect(begins('2026-09-06T15:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
});
