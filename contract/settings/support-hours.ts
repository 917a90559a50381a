import { clockPattern, type Hours } from '../hours/open-state.ts';

const closed = 'closed';

/** The stored form of a week: "17:00-23:00" or "closed" for each day, starting on Monday. */
export const hoursText = (hours: Hours): string =>
  hours.map((day) => (day ? `${day.from}-${day.to}` : closed)).join(',');

/** Null if it isn't a week. */
export function readHours(text: string): Hours | null {
  const days = text.split(',').map(readDay);
  return days.length === 7 && !days.includes(undefined) ? (days as Hours) : null;
}

function readDay(text: string): Hours[number] | undefined {
  if (text === closed) return null;
  const [from = '', to = '', ...more] = text.split('-');
  return clockPattern.test(from) && clockPattern.test(to) && more.length === 0 ? { from, to } : undefined;
}

/** Why the week can't be saved, or null. Without any hours nothing would ever be due. */
export function wrongWithHours(text: string): string | null {
  const hours = readHours(text);
  if (!hours) return 'Please enter a start and an end for every open day';
  return hours.every((day) => day === null) ? 'Please open the support desk on at least one day' : null;
}
