import { expect, test } from 'vitest';
import { openState, weekMoment, type Hours } from './open-state.ts';

const day = { from: '09:00', to: '18:00' };
/** Monday to Friday daytime, Saturday until early Sunday, closed on Sunday. */
const hours: Hours = [day, day, day, day, day, { from: '20:00', to: '02:00' }, null];
const at = (weekday: number, hour: number, minute = 0) =>
  openState(hours, { day: weekday, minute: hour * 60 + minute });

test('the opening minute is open and the closing minute isn’t', () => {
  expect(at(0, 8, 59)).toEqual({ isOpen: false, opens: { day: 0, at: '09:00' } });
  expect(at(0, 9)).toEqual({ isOpen: true, until: '18:00' });
  expect(at(0, 17, 59)).toEqual({ isOpen: true, until: '18:00' });
  expect(at(0, 18)).toEqual({ isOpen: false, opens: { day: 1, at: '09:00' } });
});

test('hours past midnight belong to the day they start on', () => {
  expect(at(5, 23)).toEqual({ isOpen: true, until: '02:00' });
  expect(at(6, 1, 59)).toEqual({ isOpen: true, until: '02:00' });
  expect(at(6, 2)).toEqual({ isOpen: false, opens: { day: 0, at: '09:00' } });
});

test('a single weekly day is found a week later, and empty hours never open', () => {
  const mondays: Hours = [day, null, null, null, null, null, null];
  expect(openState(mondays, { day: 0, minute: 1200 })).toEqual({ isOpen: false, opens: { day: 0, at: '09:00' } });
  expect(openState(Array(7).fill(null), { day: 0, minute: 0 })).toEqual({ isOpen: false, opens: null });
});

test('the same moment can be a different day in another time zone', () => {
  const moment = new Date('2026-11-15T23:30:00Z');
  expect(weekMoment(moment, 'UTC')).toEqual({ day: 6, minute: 23 * 60 + 30 });
  expect(weekMoment(moment, 'Asia/Tokyo')).toEqual({ day: 0, minute: 8 * 60 + 30 });
});
