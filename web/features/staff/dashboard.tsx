import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { DashboardDay, WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import * as api from '../../lib/api.ts';
import { shortCalendarDay } from '../../lib/days.ts';
import { count, countOf, money } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { shortMoney } from '../../lib/short-money.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { BarPlot, type Series } from '../../ui/plot.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { words } from './words.ts';

interface DashboardProps {
  /** Renders a link to the page where the task is done. */
  renderLink: (kind: WaitingKind, text: string) => ReactNode;
}

const refreshMs = 60_000;

/** The site's key numbers, kept up to date while open. */
export function Dashboard({ renderLink }: DashboardProps) {
  useLiveRefresh('staffDashboard');
  const { data, error, refetch } = useQuery({ ...api.staff.dashboard.query({}), refetchInterval: refreshMs });
  useLiveRefresh('staffCounts');
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title={words.failed}
        text={sentenceOf(error, words.tryAgain)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div className="grid gap-6">
        <Skeleton className="h-32 rounded-l" />
        <Skeleton className="h-80 rounded-l" />
      </div>
    );
  const hasTasks = Object.keys(data.waiting).length > 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <FigureTiles
        figures={[
          { label: 'Total Users', value: count(data.total_users), note: `+${count(data.new_users_today)} today` },
          { label: 'Active Cars', value: count(data.total_cars), note: `+${count(data.new_cars_today)} today` },
          { label: 'Dealers', value: count(data.total_dealers), note: 'active memberships' },
          {
            label: 'Revenue',
            value: money(data.total_revenue),
            note: countOf(data.total_transactions, 'transaction'),
          },
        ]}
      />
      <div className={clsx('grid grid-cols-1 items-start gap-6', hasTasks && 'lg:grid-cols-[minmax(0,1fr)_320px]')}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {plots.map(({ title, of, ...plotted }) => (
            <Section key={title} title={title} level={2} className="last:odd:md:col-span-2">
              <BarPlot
                label="Last 30 days"
                rowTitle="Day"
                points={data.days.map(({ day }) => shortCalendarDay(day))}
                series={[{ ...plotted, values: data.days.map((day) => day[of]) }]}
              />
            </Section>
          ))}
        </div>
        {hasTasks && <NeedsAttention waiting={data.waiting} renderLink={renderLink} />}
      </div>
    </div>
  );
}

interface Plot extends Omit<Series, 'values'> {
  title: string;
  of: Exclude<keyof DashboardDay, 'day'>;
}

const plots: readonly Plot[] = [
  { title: 'New members', name: 'Members', of: 'members', tone: 'ink' },
  { title: 'New listings', name: 'Listings', of: 'listings', tone: 'ink' },
  { title: 'Sales', name: 'Sales', of: 'sales', tone: 'good' },
  { title: 'Revenue', name: 'Revenue', of: 'revenue', tone: 'good', write: money, writeShort: shortMoney },
  { title: 'Tickets', name: 'Tickets', of: 'tickets', tone: 'ink' },
];
