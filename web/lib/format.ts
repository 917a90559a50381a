import { zones, type Zone } from './zones.ts';

const moment = zones({ dateStyle: 'full', timeStyle: 'short' });

/** Money is whole in-game dollars. */
export const money = (amount: number): string => `${amount < 0 ? '-' : ''}$${count(Math.abs(amount))}`;

/** "12,345" */
export const count = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');

/** "12,345 mi" */
export const miles = (mileage: number): string => `${count(mileage)} mi`;

/** "1 photo", "2 photos" */
export const countOf = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** In the reader's time zone unless another is given. */
export function dayText(at: string, zone?: Zone): string {
  const date = new Date(at);
  return zone
    ? `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
    : `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** "Saturday, November 21 at 6:04 PM", for deadlines within days. In the reader's time zone unless another is given. */
export function deadlineText(at: string, zone?: Zone): string {
  const date = new Date(at);
  const [weekday, month, day, hours, minutes] = zone
    ? [date.getUTCDay(), date.getUTCMonth(), date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()]
    : [date.getDay(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()];
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${weekdays[weekday]}, ${months[month]} ${day} at ${time}${zone ? ' UTC' : ''}`;
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** The exact moment, shown on hover. */
export const momentText = (at: string): string => moment().format(new Date(at));

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
