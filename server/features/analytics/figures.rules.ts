import type { Counted, FigurePoint } from '@forecourt/contract/analytics/figure-shapes.ts';
import type { FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';

/** A dealer's activity on one day in the site's time zone, such as 2026-11-16. Days without activity are left out. */
export interface Day extends Counted {
  day: string;
  /** Number of sales with an amount. */
  priced: number;
}

/** First day of the period, or null for all time. */
export function firstDay(period: FigurePeriod, today: string): string | null {
  if (period === 'all') return null;
  return period === 'month' ? `${today.slice(0, 7)}-01` : daysAfter(today, 1 - Number(period));
}

export const within = (days: readonly Day[], from: string | null, to: string): Day[] =>
  days.filter(({ day }) => (from === null || day >= from) && day <= to);

export function summed(days: readonly Counted[]): Counted {
  const sum = (what: keyof Counted) => days.reduce((total, one) => total + one[what], 0);
  return {
    views: sum('views'),
    inquiries: sum('inquiries'),
    offers: sum('offers'),
    sales: sum('sales'),
    revenue: sum('revenue'),
  };
}

/** Every day of the period, or every month since the first day for all time. Includes points without activity. */
export function pointsOf(days: readonly Day[], period: FigurePeriod, today: string): FigurePoint[] {
  const from = firstDay(period, today);
  const size = from === null ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const known = Map.groupBy(within(days, from, today), ({ day }) => day.slice(0, size));
  const first = from ?? days[0]?.day ?? today;
  return datesFrom(first.slice(0, size), today.slice(0, size)).map((at) => ({ at, ...summed(known.get(at) ?? []) }));
}

/** Sum over the same number of days just before the period. Null for all time. */
export function sumBefore(days: readonly Day[], period: FigurePeriod, today: string): Counted | null {
  const from = firstDay(period, today);
  if (from === null) return null;
  const length = datesFrom(from, today).length;
  return summed(within(days, daysAfter(from, -length), daysAfter(from, -1)));
}

/** Counts only sales with a known amount. */
export function averagePrice(days: readonly Day[]): number {
  const priced = days.reduce((total, one) => total + one.priced, 0);
  return priced === 0 ? 0 : Math.round(summed(days).revenue / priced);
}

/** Inclusive on both ends. Takes days or months and returns the same unit. */
function datesFrom(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let at = first; at <= last; at = next(at)) dates.push(at);
  return dates;
}

function next(at: string): string {
  const [year = 0, month = 0, day] = at.split('-').map(Number);
  return day === undefined
    ? new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)
    : new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Calendar dates have no time zone. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
