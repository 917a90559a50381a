import { expect, test } from 'vitest';
import { count, countOf, dayText, deadlineText, miles, money, relativeTime } from './format.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('money is whole dollars, grouped', () => {
  expect(money(184_000)).toBe('$184,000');
  expect(money(0)).toBe('$0');
});

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 2_147_483_647, 1_234.5, -1, -1_200, -123_456])(
  '%s matches the browser’s own format',
  (number) => {
    const whole = { maximumFractionDigits: 0 };
    const dollars = { ...whole, style: 'currency', currency: 'USD' } as const;
    expect(count(number)).toBe(new Intl.NumberFormat('en-US', whole).format(number));
    expect(money(number)).toBe(new Intl.NumberFormat('en-US', dollars).format(number));
  },
);

test('numbers are grouped, and one is singular', () => {
  expect(count(10_000)).toBe('10,000');
  expect(miles(4_200)).toBe('4,200 mi');
  expect(countOf(1, 'car')).toBe('1 car');
  expect(countOf(0, 'car')).toBe('0 cars');
  expect(countOf(1_234, 'inquiry', 'inquiries')).toBe('1,234 inquiries');
});

test('mid-sentence, “just now” starts in lower case and nothing else changes', () => {
  expect(relativeTime(before(0.5), now, 'just now')).toBe('just now');
  expect(relativeTime(before(1), now, 'just now')).toBe('1 minute ago');
});

test.each([
  [0.9, 'Just now'],
  [-5, 'Just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [23 * 60 + 59, '23 hours ago'],
  [24 * 60, '1 day ago'],
  [7 * 24 * 60 - 1, '6 days ago'],
  [7 * 24 * 60, 'November 8, 2026'],
])('%s minutes ago reads "%s"', (minutes, text) => {
  expect(relativeTime(before(minutes), now)).toBe(text);
});

test.each(['2026-11-15T12:00:00Z', '2024-02-29T23:59:59Z', '2026-01-01T00:00:00Z'])(
  'the day of %s matches the browser’s own format, locally and in UTC',
  (at) => {
    const text = (zone: object) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...zone }).format(new Date(at));
    expect(dayText(at)).toBe(text({}));
    expect(dayText(at, 'UTC')).toBe(text({ timeZone: 'UTC' }));
  },
);

test.for([
  ['2026-11-21T18:04:00Z', 'Saturday, November 21 at 6:04 PM UTC'],
  ['2026-11-22T00:30:00Z', 'Sunday, November 22 at 12:30 AM UTC'],
  ['2026-11-22T12:00:00Z', 'Sunday, November 22 at 12:00 PM UTC'],
])('the deadline %s reads "%s" where the reader’s zone is unknown', ([at, text]) => {
  expect(deadlineText(at!, 'UTC')).toBe(text);
});
