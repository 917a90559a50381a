import { zones } from './zones.ts';

const weekday = zones({ weekday: 'long' });
const dayInYear = zones({ month: 'long', day: 'numeric' });
const dayOfAYear = zones({ dateStyle: 'long' });
const clock = zones({ timeStyle: 'short' });

/** Same key for all moments of one day in the reader's time zone. */
export function dayKey(at: string): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** "Today", "Yesterday", "Monday", then the date. */
export function dayName(at: string, nowMs: number): string {
  const days = daysBetween(at, nowMs);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return weekday().format(new Date(at));
  return isThisYear(at, nowMs) ? dayInYear().format(new Date(at)) : dayOfAYear().format(new Date(at));
}

const calendar = zones({ weekday: 'long', month: 'long', day: 'numeric' });

/** A calendar day regardless of the reader's time zone: "2026-11-20" is "Friday, November 20". */
export const calendarDay = (day: string): string => calendar('UTC').format(new Date(`${day}T00:00:00Z`));

const shortCalendar = zones({ month: 'short', day: 'numeric' });

/** Short form for plots: "Nov 20". */
export const shortCalendarDay = (day: string): string => shortCalendar('UTC').format(new Date(`${day}T00:00:00Z`));

const monthOfYear = zones({ month: 'short', year: 'numeric' });

/** For plots by month: "2026-11-01" is "Nov 2026". */
export const calendarMonth = (day: string): string => monthOfYear('UTC').format(new Date(`${day}T00:00:00Z`));

export const clockText = (at: string): string => clock().format(new Date(at));

function daysBetween(at: string, nowMs: number): number {
  const start = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  // Rounded, because days with a clock change are an hour shorter or longer.
  return Math.round((start(nowMs) - start(Date.parse(at))) / 86_400_000);
}

const isThisYear = (at: string, nowMs: number) => new Date(at).getFullYear() === new Date(nowMs).getFullYear();
