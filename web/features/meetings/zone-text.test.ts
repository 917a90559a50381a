import { expect, test } from 'vitest';
import { timeElsewhere } from './zone-text.ts';

const at = '2026-11-21T19:00:00.000Z';

test('a time is shown as it is in the other zone', () => {
  expect(timeElsewhere(at, 'Europe/Berlin', 'UTC')).toBe('8:00 PM GMT+1');
  expect(timeElsewhere(at, 'America/New_York', 'Europe/Berlin')).toBe('2:00 PM EST');
});

test('with the weekday if it is another day there', () => {
  expect(timeElsewhere(at, 'Asia/Tokyo', 'UTC')).toBe('Sun, 4:00 AM GMT+9');
});

test('nothing is shown if clocks show the same there', () => {
  expect(timeElsewhere(at, 'Europe/London', 'UTC')).toBeNull();
  expect(timeElsewhere('2026-07-21T19:00:00.000Z', 'Europe/London', 'UTC')).toBe('8:00 PM GMT+1');
  expect(timeElsewhere(at, 'Europe/Paris', 'Europe/Berlin')).toBeNull();
});

test('nor for a zone this browser doesn’t know', () => {
  expect(timeElsewhere(at, 'San_Andreas/Vinewood', 'UTC')).toBeNull();
});
