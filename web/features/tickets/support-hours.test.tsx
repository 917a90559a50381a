import { expect, test } from 'vitest';
import { presenceText } from './support-hours.tsx';

const evening = { from: '17:00', to: '23:00' };
const week = Array.from({ length: 7 }, () => evening);
const local = (clock: string) => new Date(`2026-11-18T${clock}:00`);
/** The tests' own zone, so that the city and the reader share one. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  ['12:00', 'Someone is usually here again today at 5:00 PM your time.'],
  ['17:00', 'Someone is usually here now, until 11:00 PM your time.'],
  ['22:59', 'Someone is usually here now, until 11:00 PM your time.'],
  ['23:00', 'Someone is usually here again tomorrow at 5:00 PM your time.'],
])('at %s', (clock, text) => {
  expect(presenceText(week, zone, local(clock))).toBe(text);
});

test('hours past midnight end on the next day, and one day a week is named', () => {
  const late = week.map(() => ({ from: '20:00', to: '02:00' }));
  expect(presenceText(late, zone, local('23:30'))).toBe('Someone is usually here now, until 2:00 AM your time.');
  expect(presenceText(late, zone, local('01:30'))).toBe('Someone is usually here now, until 2:00 AM your time.');
  const sundays = week.map((_, day) => (day === 6 ? evening : null));
  expect(presenceText(sundays, zone, local('12:00'))).toBe(
    'Someone is usually here again on Sunday at 5:00 PM your time.',
  );
});
