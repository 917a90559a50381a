import { dateFormat } from '@forecourt/contract/kit/date-formats.ts';

/** A moment as it stands in a sentence, in the site's own zone: "3 December 2026, 14:00 UTC". */
export const sentenceTime = (moment: Date, timeZone: string): string => {
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat('en-GB', { timeZone, ...options }).format(moment);
  return `${part({ dateStyle: 'long' })}, ${part({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })}`;
};

/** The month a moment falls into there, by its first day: `2026-11-01`. */
export function monthOf(moment: Date, timeZone: string): string {
  const parts = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('year')}-${part('month')}-01`;
}

/** The day, as it stands in the name of a file: `2026-11-15`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  dateFormat('sv', { timeZone, dateStyle: 'short' }).format(moment);

/** When the day of this moment began there; on the days on which the clocks change, too. */
export const startOfDay = (moment: Date, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).startOfDay()
      .epochMilliseconds,
  );

/** How long the day of this moment goes on there. */
export const msToNextDay = (moment: Date, timeZone: string): number => {
  const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return here.add({ days: 1 }).startOfDay().epochMilliseconds - moment.getTime();
};
