const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const day = zones({ dateStyle: 'long' });
const moment = zones({ dateStyle: 'full', timeStyle: 'short' });

/** Money is whole in-game dollars. */
export const money = (amount: number): string => dollars.format(amount);

/** "12,345" */
export const count = (number: number): string => whole.format(number);

/** "12,345 mi" */
export const miles = (mileage: number): string => `${whole.format(mileage)} mi`;

/** "1 photo", "2 photos" */
export const countOf = (number: number, one: string, many = `${one}s`): string =>
  `${whole.format(number)} ${number === 1 ? one : many}`;

/** Where the reader is, unless a zone is named. */
export const dayText = (at: string, zone?: Zone): string => day(zone).format(new Date(at));

/** The exact moment, shown on hover. */
export const momentText = (at: string, zone?: Zone): string => moment(zone).format(new Date(at));

type Zone = 'UTC' | undefined;

/** The reader's formatter, and one for what is drawn before their zone is known. */
function zones(style: Intl.DateTimeFormatOptions) {
  const own = new Intl.DateTimeFormat('en-US', style);
  let utc: Intl.DateTimeFormat | undefined;
  return (zone: Zone) => (zone ? (utc ??= new Intl.DateTimeFormat('en-US', { ...style, timeZone: zone })) : own);
}

const zoned = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment that must not be mistaken, with the name of the reader's zone: "Friday, November 20, 2026 at 3:00 PM GMT+1". */
export const zonedText = (at: string): string => zoned.format(new Date(at));

/** Core document §9: 'Just now', then minutes, hours (under 24), days (under 7), then the date. */
export function relativeTime(at: string, nowMs: number, justNow = 'Just now', zone?: Zone): string {
  const minutes = Math.floor((nowMs - Date.parse(at)) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (minutes < 1) return justNow;
  if (minutes < 60) return ago(minutes, 'minute');
  if (hours < 24) return ago(hours, 'hour');
  if (days < 7) return ago(days, 'day');
  return dayText(at, zone);
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
