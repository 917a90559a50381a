import type { SalePeriod } from '@forecourt/contract/sales/sale-values.ts';

export const periodNames: Record<SalePeriod, string> = {
  '30_days': 'Last 30 days',
  '90_days': 'Last 90 days',
  this_month: 'This month',
  this_year: 'This year',
  '12_months': 'Last 12 months',
};
