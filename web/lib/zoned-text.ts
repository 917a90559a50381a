import { zones } from './zones.ts';

const style = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const zoned = zones({ weekday: 'long', ...style });
const withoutWeekday = zones(style);

/** An unambiguous time with the reader's time zone: "Friday, November 20, 2026 at 3:00 PM GMT+1". */
export const zonedText = (at: string): string => zoned().format(new Date(at));

/** The same without the weekday, for documents that are read elsewhere. */
export const zonedDateText = (at: string): string => withoutWeekday().format(new Date(at));
