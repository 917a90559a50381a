import { count, money } from '../../../lib/format.ts';
import { Section } from '../../../ui/section.tsx';
import { FigureList } from '../figure-list.tsx';
import { words } from '../words.ts';
import type { Analytics } from './analytics.ts';

/** This month next to all time, regardless of the selected period. */
export const Performance = ({
  this_month,
  all_time,
  revenue,
}: Pick<Analytics, 'this_month' | 'all_time' | 'revenue'>) => (
  <>
    <Section title={words.thisMonth}>
      <FigureList figures={figuresOf(this_month)} />
    </Section>
    <Section title={words.allTime}>
      <FigureList figures={figuresOf(all_time)} />
    </Section>
    <Section title={words.revenueOverview}>
      <FigureList
        figures={[
          { label: words.totalRevenue, value: money(revenue.total) },
          { label: words.revenueThisMonth, value: money(revenue.this_month) },
          { label: words.averagePrice, value: money(revenue.average) },
        ]}
      />
    </Section>
  </>
);

const figuresOf = ({ cars_listed, views, inquiries, sales }: Analytics['this_month']) => [
  { label: words.carsListed, value: count(cars_listed) },
  { label: words.totalViews, value: count(views) },
  { label: words.inquiries, value: count(inquiries) },
  { label: words.sales, value: count(sales) },
];
