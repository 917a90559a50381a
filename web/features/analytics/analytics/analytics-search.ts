import { figurePeriods, type FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';

/** What stands in the address of the Analytics tab; nothing for this month. */
export type AnalyticsSearch = { period?: FigurePeriod };

export const readAnalyticsSearch = ({ period }: Record<string, unknown>): FigurePeriod =>
  figurePeriods.find((one) => one === period) ?? 'month';

export const analyticsSearch = (period: FigurePeriod): AnalyticsSearch => (period === 'month' ? {} : { period });
