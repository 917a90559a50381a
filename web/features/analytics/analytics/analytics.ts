import type { FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import type { figures } from '@forecourt/contract/analytics/figures.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import { count, countOf } from '../../../lib/format.ts';

export type Analytics = Result<typeof figures.analytics>;

/** "Last 30 days", "This month", "All time" */
export function periodText(period: FigurePeriod): string {
  if (period === 'month') return 'This month';
  return period === 'all' ? 'All time' : `Last ${period} days`;
}

/** The change from the period before, if there is one: "+12% on the previous 7 days". */
export function changeText(now: number, before: number | undefined, days: number): string | undefined {
  if (before === undefined) return undefined;
  const time = days === 1 ? 'the previous day' : `the previous ${days} days`;
  if (before === 0) return now === 0 ? undefined : `None in ${time}`;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? `Same as ${time}` : `${percent > 0 ? '+' : '−'}${count(Math.abs(percent))}% on ${time}`;
}

/** The share of one in the other: "1 in 32 views", "60% of inquiries". */
export function rateText(part: number, whole: number, of: 'views' | 'inquiries'): string | undefined {
  if (part === 0 || whole === 0) return undefined;
  return part * 2 > whole
    ? `${Math.round((part / whole) * 100)}% of ${of}`
    : `1 in ${count(Math.round(whole / part))} ${of}`;
}

/** "Less than a day", "1 day", "12 days" */
export const daysText = (days: number): string => (days < 1 ? 'Less than a day' : countOf(Math.round(days), 'day'));
