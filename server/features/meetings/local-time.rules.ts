/** A time as someone typed it. */
export interface TypedTime {
  /** For example 2026-11-30. */
  date: string;
  /** For example 19:00. */
  time: string;
  time_zone: string;
  /** The second one, if clocks are set back and the time comes twice. */
  is_second: boolean;
}

/** The moment, or why there isn't one: an unknown zone, or a time that clocks skip when they are set forward. */
export function momentOf({ date, time, time_zone, is_second }: TypedTime): Date | 'no_such_zone' | 'skipped' {
  const typed = Temporal.PlainDateTime.from(`${date}T${time}`);
  if (!isTimeZone(time_zone)) return 'no_such_zone';
  const at = typed.toZonedDateTime(time_zone, { disambiguation: is_second ? 'later' : 'earlier' });
  // A skipped time is moved to one that exists.
  if (!at.toPlainDateTime().equals(typed)) return 'skipped';
  return new Date(at.epochMilliseconds);
}

/** Accepts names only. An offset such as +02:00 says nothing about when clocks change. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== '';
  } catch {
    return false;
  }
}
