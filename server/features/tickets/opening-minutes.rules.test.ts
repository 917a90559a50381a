import { openState, type Hours } from '@forecourt/contract/hours/open-state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterOpenMinutes, openMinutes, type Desk } from './opening-minutes.rules.ts';

const day = { from: '09:00', to: '18:00' };
const office: Desk = { hours: [day, day, day, day, day, null, null], timeZone: 'Europe/London' };
const at = (text: string) => new Date(text);

test('the hours for a question on Friday evening start on Monday morning', () => {
  const friday = at('2026-11-13T17:30:00Z');
  expect(afterOpenMinutes(office, friday, 60)).toEqual(at('2026-11-16T09:30:00Z'));
  expect(openMinutes(office, friday, at('2026-11-16T10:00:00Z'))).toBe(90);
  // The desk is closed in between, so no minutes count.
  expect(openMinutes(office, at('2026-11-14T00:00:00Z'), at('2026-11-16T09:00:00Z'))).toBe(0);
});

test('after a clock change the desk opens at the same local hour', () => {
  // Sunday, 29 March 2026: British summer time begins.
  expect(afterOpenMinutes(office, at('2026-03-27T17:00:00Z'), 120)).toEqual(at('2026-03-30T09:00:00Z'));
});

const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 15, 30, 59) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const hours = fc.array(fc.option(fc.record({ from: clock, to: clock }), { nil: null }), {
  minLength: 7,
  maxLength: 7,
}) satisfies fc.Arbitrary<Hours>;
const timeZone = fc.constantFrom('UTC', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata');
/** Around the clock changes of these zones, and at random times. */
const moment = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-04', '2026-10-03', '2026-10-25', '2026-11-01', '2026-07-15'),
    fc.integer({ min: -1500, max: 1500 }),
  )
  .map(([date, minutes]) => new Date(Date.parse(`${date}T06:00:00Z`) + minutes * 60_000));

/** Recounts minute by minute, using local time for each. */
function recount({ hours: week, timeZone: zone }: Desk, from: Date, to: Date): number {
  let open = 0;
  for (let ms = from.getTime(); ms < to.getTime(); ms += 60_000) {
    const wall = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
    if (openState(week, { day: wall.dayOfWeek - 1, minute: wall.hour * 60 + wall.minute }).isOpen) open++;
  }
  return open;
}

test('the result matches a count minute by minute, even with a skipped or repeated hour', () => {
  fc.assert(
    fc.property(hours, timeZone, moment, fc.integer({ min: 0, max: 2400 }), (week, zone, from, length) => {
      const desk = { hours: week, timeZone: zone };
      const to = new Date(from.getTime() + length * 60_000);
      expect(openMinutes(desk, from, to)).toBe(recount(desk, from, to));
    }),
    { numRuns: 60 },
  );
});

test('adding opening minutes and subtracting them again leads back', () => {
  const open = hours.filter((week) => week.some((one) => one !== null));
  fc.assert(
    fc.property(open, timeZone, moment, fc.integer({ min: 1, max: 6000 }), (week, zone, from, minutes) => {
      const desk = { hours: week, timeZone: zone };
      const due = afterOpenMinutes(desk, from, minutes);
      expect(openMinutes(desk, from, due)).toBe(minutes);
      const back = afterOpenMinutes(desk, due, -minutes);
      expect(openMinutes(desk, back, due)).toBe(minutes);
    }),
    { numRuns: 100 },
  );
});
