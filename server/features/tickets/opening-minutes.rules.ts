import type { Hours } from '@forecourt/contract/hours/open-state.ts';

export interface Desk {
  hours: Hours;
  timeZone: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Number of opening minutes between two moments. */
export function openMinutes(desk: Desk, from: Date, to: Date): number {
  let ms = 0;
  for (const span of openSpans(desk, from)) {
    if (span.start >= to.getTime()) break;
    ms += Math.min(span.end, to.getTime()) - span.start;
  }
  return ms / minuteMs;
}

/** The moment after so many opening minutes. With a negative number, the moment before. */
export function afterOpenMinutes(desk: Desk, from: Date, minutes: number): Date {
  if (minutes < 0) return beforeOpenMinutes(desk, from, -minutes);
  let left = minutes * minuteMs;
  for (const { start, end } of openSpans(desk, from)) {
    if (end - start >= left) return new Date(start + left);
    left -= end - start;
  }
  throw new Error('The support desk has no opening hours');
}

function beforeOpenMinutes(desk: Desk, from: Date, minutes: number): Date {
  for (let days = 7; ; days *= 2) {
    const start = new Date(from.getTime() - days * dayMs);
    const before = openMinutes(desk, start, from);
    if (before >= minutes) return afterOpenMinutes(desk, start, before - minutes);
  }
}

interface Span {
  start: number;
  end: number;
}

/**
 * Opening spans from a moment on, in order. Local time is uniform between two clock changes, so the hours are applied
 * to each such stretch separately. A skipped hour isn't counted, and a repeated one is counted twice.
 */
function* openSpans({ hours, timeZone }: Desk, from: Date): Generator<Span> {
  if (hours.every((day) => day === null)) return;
  // Hours past midnight may overlap the next day's. Overlaps count only once.
  let last = from.getTime();
  for (let start = last; ;) {
    const there = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
    const offset = there.offsetNanoseconds / 1_000_000;
    const end = there.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
    // Starts one day earlier, because that day's hours may run past midnight.
    for (let day = Math.floor((start + offset) / dayMs) - 1; day * dayMs < end + offset; day++) {
      const open = hoursOf(hours, day);
      if (!open) continue;
      const span = { start: Math.max(open.start - offset, last), end: Math.min(open.end - offset, end) };
      if (span.end <= span.start) continue;
      last = span.end;
      yield span;
    }
    start = end;
    last = end;
  }
}

/** For a day counted from 1 January 1970, a Thursday, in local milliseconds. */
function hoursOf(hours: Hours, day: number): Span | null {
  const open = hours[(((day + 3) % 7) + 7) % 7];
  if (!open) return null;
  const [start, end] = [day * dayMs + clockMs(open.from), day * dayMs + clockMs(open.to)];
  return { start, end: end > start ? end : end + dayMs };
}

function clockMs(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour * 60 + minute) * minuteMs;
}
