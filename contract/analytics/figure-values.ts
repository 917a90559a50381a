/** Of which time the figures are: this calendar month, everything, or so many days with today. */
export const figurePeriods = ['month', 'all', '7', '30', '90'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export const periodNames: Record<FigurePeriod, string> = {
  month: 'Monthly',
  all: 'All Time',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
};

/** What the dealer document shows of each (§9). */
export const recentInquiries = 3;
export const topCars = 3;

/** So many cars stand in the table; the file has all. */
export const maxCarsShown = 200;

/** Who waits longer for an answer does not wait any more. */
export const waitsAtMostDays = 30;
