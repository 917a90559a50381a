import { expect, test } from 'vitest';
import { isTimeZone, momentOf } from './local-time.rules.ts';

const at = (date: string, time: string, time_zone: string, is_second = false) => {
  const moment = momentOf({ date, time, time_zone, is_second });
  return moment instanceof Date ? moment.toISOString() : moment;
};

test('a typed time is a moment in the zone it was typed in', () => {
  expect(at('2026-11-30', '19:00', 'UTC')).toBe('2026-11-30T19:00:00.000Z');
  expect(at('2026-11-30', '19:00', 'Europe/Berlin')).toBe('2026-11-30T18:00:00.000Z');
  expect(at('2026-07-30', '19:00', 'Europe/Berlin')).toBe('2026-07-30T17:00:00.000Z');
  expect(at('2026-11-30', '19:00', 'America/Los_Angeles')).toBe('2026-12-01T03:00:00.000Z');
  expect(at('2026-11-30', '00:30', 'Asia/Kathmandu')).toBe('2026-11-29T18:45:00.000Z');
});

test('a time that clocks skip is refused, in zones that jump an hour, half an hour and a whole day', () => {
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('skipped');
  expect(at('2026-03-08', '02:00', 'America/New_York')).toBe('skipped');
  expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('skipped');
  expect(at('2011-12-30', '12:00', 'Pacific/Apia')).toBe('skipped');
  // The minutes next to the gap exist.
  expect(at('2026-03-29', '01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z');
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
});

test('a time that comes twice is the first one, unless the second was selected', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-10-25', '02:30', 'Europe/Berlin', true)).toBe('2026-10-25T01:30:00.000Z');
  expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  expect(at('2026-11-01', '01:30', 'America/New_York', true)).toBe('2026-11-01T06:30:00.000Z');
});

test('selecting the second one changes nothing for a time that comes once', () => {
  expect(at('2026-11-30', '19:00', 'Europe/Berlin', true)).toBe('2026-11-30T18:00:00.000Z');
});

test('only names of time zones are accepted', () => {
  expect(['UTC', 'Europe/Berlin', 'America/Argentina/Ushuaia', 'Etc/GMT+5'].map(isTimeZone)).toEqual(
    Array(4).fill(true),
  );
  expect(['', 'Los Santos', 'Europe/Nowhere', '+02:00', '-0500'].map(isTimeZone)).toEqual(Array(5).fill(false));
  expect(at('2026-11-30', '19:00', 'San_Andreas/Los_Santos')).toBe('no_such_zone');
});
