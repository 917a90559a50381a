import { dateFormat } from '@forecourt/contract/kit/date-formats.ts';

/** Formats a time for a sentence, in this zone: "December 3, 2026 at 2:00 PM UTC". */
export const sentenceTime = (moment: Date, timeZone: string): string =>
  dateFormat('en-US', { timeZone, ...sentence, timeZoneName: 'short' })
    .format(moment)
    .replaceAll('\u202f', ' ');

/** The same with an offset, so that each reader's browser can show their own time: "… at 2:00 PM GMT-5". */
export const offsetTime = (moment: Date, timeZone: string): string =>
  dateFormat('en-US', { timeZone, ...sentence, timeZoneName: 'shortOffset' })
    .format(moment)
    .replaceAll('\u202f', ' ');

const sentence = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The first day of the month in that zone: `2026-11-01`. */
export function monthOf(moment: Date, timeZone: string): string {
  const parts = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('year')}-${part('month')}-01`;
}

/** The day as used in file names: `2026-11-15`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  dateFormat('sv', { timeZone, dateStyle: 'short' }).format(moment);

/** The start of the day in that zone, also when the clocks change. */
export const startOfDay = (moment: Date, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).startOfDay()
      .epochMilliseconds,
  );

/** Milliseconds until the day ends in that zone. */
export const msToNextDay = (moment: Date, timeZone: string): number => {
  const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return here.add({ days: 1 }).startOfDay().epochMilliseconds - moment.getTime();
};

/** The current day in that zone: its date and its start. */
export const todayIn = (timeZone: string, now = new Date()) => ({
  date: dayOf(now, timeZone),
  since: startOfDay(now, timeZone),
});
