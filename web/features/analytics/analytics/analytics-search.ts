import { figurePeriods, type FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';

/** Search parameters of the Analytics tab. Empty for this month. */
export type AnalyticsSearch = { period?: FigurePeriod };

export const readAnalyticsSearch = ({ period }: Record<string, unknown>): FigurePeriod =>
  figurePeriods.find((one) => one === period) ?? 'month';

export const analyticsSearch = (period: FigurePeriod): AnalyticsSearch => (period === 'month' ? {} : { period });
