import { zones } from './zones.ts';

const zoned = zones({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An unambiguous time with the reader's time zone: "Friday, November 20, 2026 at 3:00 PM GMT+1". */
export const zonedText = (at: string): string => zoned().format(new Date(at));
