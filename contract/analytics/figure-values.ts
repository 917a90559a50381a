/** The period of the analytics: this calendar month, all time, or a number of days including today. */
export const figurePeriods = ['month', 'all', '7', '30', '90'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export const periodNames: Record<FigurePeriod, string> = {
  month: 'Monthly',
  all: 'All Time',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
};

/** List lengths from the dealer document (§9). */
export const recentInquiries = 3;
export const topCars = 3;

/** Maximum rows in the car table. The file has all cars. */
export const maxCarsShown = 200;

/** After this many days, an unanswered message no longer counts as waiting. */
export const maxWaitingDays = 30;
