import type { FigurePoint } from '@forecourt/contract/analytics/figure-shapes.ts';
import { shortCalendarDay } from '../../../lib/days.ts';
import { count, countOf, money } from '../../../lib/format.ts';
import { shortMoney } from '../../../lib/short-money.ts';
import { BarPlot } from '../../../ui/plot.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Analytics } from './analytics.ts';

/** Views, inquiries, sales and revenue by day, or by month for all time. */
export function TimePlots({ points, totals }: Pick<Analytics, 'points' | 'totals'>) {
  const isByMonth = points[0]?.at.length === 'YYYY-MM'.length;
  const shared = { areApart: true, rowTitle: isByMonth ? 'Month' : 'Day', points: points.map(({ at }) => nameOf(at)) };
  const valuesOf = (what: keyof typeof totals) => points.map((point: FigurePoint) => point[what]);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <Section title={isByMonth ? 'Views and inquiries by month' : 'Views and inquiries by day'}>
        <BarPlot
          {...shared}
          label={`${countOf(totals.views, 'view')}, ${countOf(totals.inquiries, 'inquiry', 'inquiries')}`}
          series={[
            { name: 'Views', values: valuesOf('views'), tone: 'ink', write: count },
            { name: 'Inquiries', values: valuesOf('inquiries'), tone: 'good', write: count },
          ]}
        />
      </Section>
      <Section title={isByMonth ? 'Revenue and sales by month' : 'Revenue and sales by day'}>
        <BarPlot
          {...shared}
          label={`${money(totals.revenue)} from ${countOf(totals.sales, 'sale')}`}
          series={[
            { name: 'Revenue', values: valuesOf('revenue'), tone: 'ink', write: money, writeShort: shortMoney },
            { name: 'Sales', values: valuesOf('sales'), tone: 'good', write: count },
          ]}
        />
      </Section>
    </div>
  );
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const nameOf = (at: string) =>
  at.length === 'YYYY-MM'.length ? monthName.format(new Date(`${at}-15T12:00:00Z`)) : shortCalendarDay(at);
