import { dateFormat } from '../kit/date-formats.ts';

export type Hours = ({ from: string; to: string } | null)[];

export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A moment of the week: the day, starting at Monday (0), and the minute of that day. */
export interface WeekMoment {
  day: number;
  minute: number;
}

export type OpenState = { isOpen: true; until: string } | { isOpen: false; opens: { day: number; at: string } | null };

/** Whether it's open at that moment, and when that changes. Hours that end before they begin run past midnight. */
export function openState(hours: Hours, { day, minute }: WeekMoment): OpenState {
  const early = hours[(day + 6) % 7];
  if (early && isPastMidnight(early) && minute < minuteOf(early.to)) return { isOpen: true, until: early.to };
  const today = hours[day];
  if (today && minute >= minuteOf(today.from) && (isPastMidnight(today) || minute < minuteOf(today.to)))
    return { isOpen: true, until: today.to };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = hours[(day + ahead) % 7];
    if (next && (ahead > 0 || minute < minuteOf(next.from)))
      return { isOpen: false, opens: { day: (day + ahead) % 7, at: next.from } };
  }
  return { isOpen: false, opens: null };
}

const isPastMidnight = ({ from, to }: { from: string; to: string }) => minuteOf(to) <= minuteOf(from);

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** The moment of the week in this time zone. */
export function weekMoment(at: Date, timeZone: string): WeekMoment {
  const parts = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: weekdays.indexOf(part('weekday')), minute: minuteOf(`${part('hour')}:${part('minute')}`) };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
