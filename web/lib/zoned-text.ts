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

/** A moment that must not be mistaken, with the name of the reader's zone: "Friday, November 20, 2026 at 3:00 PM GMT+1". */
export const zonedText = (at: string): string => zoned().format(new Date(at));
