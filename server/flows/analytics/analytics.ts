import { maxCarsShown, type FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import type { Queryable } from '../../database/database.ts';
import { carsOf, countListed, daysOf, daysToSell, membersOf } from '../../features/analytics/analytics.store.ts';
import { averagePrice, firstDay, pointsOf, sumBefore, summed, within } from '../../features/analytics/figures.rules.ts';
import { dayOf } from '../../lib/site-time.ts';

interface AnalyticsQuery {
  dealerId: number;
  period: FigurePeriod;
  timeZone: string;
}

/** All data for the Analytics tab. */
export async function analyticsOf(db: Queryable, { dealerId, period, timeZone }: AnalyticsQuery, now: Date) {
  const today = dayOf(now, timeZone);
  const month = firstDay('month', today) ?? today;
  const since = { from: firstDay(period, today), timeZone };
  const [days, listed, found, members, days_to_sell] = await Promise.all([
    daysOf(db, dealerId, timeZone),
    countListed(db, dealerId, month, timeZone),
    carsOf(db, dealerId, since, maxCarsShown),
    membersOf(db, dealerId, since),
    daysToSell(db, dealerId, since),
  ]);
  const [ever, thisMonth] = [summed(days), summed(within(days, month, today))];
  const performance = ({ views, inquiries, sales }: typeof ever, cars_listed: number) => ({
    cars_listed,
    views,
    inquiries,
    sales,
  });
  return {
    points: pointsOf(days, period, today),
    totals: summed(within(days, since.from, today)),
    before: sumBefore(days, period, today),
    this_month: performance(thisMonth, listed.since),
    all_time: performance(ever, listed.ever),
    revenue: { total: ever.revenue, this_month: thisMonth.revenue, average: averagePrice(days) },
    days_to_sell,
    cars: found.cars,
    total_cars: found.total,
    members,
  };
}
