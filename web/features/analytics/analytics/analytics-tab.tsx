import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { Counted } from '@forecourt/contract/analytics/figure-shapes.ts';
import type { FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import * as api from '../../../lib/api.ts';
import { count, money } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { words } from '../words.ts';
import { changeText, periodText, type Analytics } from './analytics.ts';
import { CarTable } from './car-table.tsx';
import { FileButton } from './file-button.tsx';
import { Funnel } from './funnel.tsx';
import { MemberTable } from './member-table.tsx';
import { Performance } from './performance.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { TimePlots } from './time-plots.tsx';
import { TopCars } from './top-cars.tsx';

interface AnalyticsTabProps {
  dealerId: number;
  period: FigurePeriod;
}

/** The dealer's stats over time, with the best cars and team members. */
export function AnalyticsTab({ dealerId, period }: AnalyticsTabProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...api.figures.analytics.query({ dealer_id: dealerId, period }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">Analytics</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodSwitch period={period} />
        <FileButton dealerId={dealerId} period={period} by="day" />
      </div>
      {error && !data && (
        <ErrorState
          level={2}
          title={words.loadFailed}
          text={sentenceOf(error, words.notFound)}
          retryLabel="Try Again"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <AnalyticsSkeleton />}
      {data && (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={clsx('grid grid-cols-1 gap-5 transition-opacity', isPlaceholderData && 'opacity-55')}
        >
          <section aria-label={periodText(period)}>
            <FigureTiles figures={tilesOf(data)} />
          </section>
          <TimePlots points={data.points} totals={data.totals} />
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <Funnel totals={data.totals} days={data.days_to_sell} />
            <TopCars cars={data.cars} listed={data.all_time.cars_listed} />
          </div>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
            <Performance {...data} />
          </div>
          <CarTable key={period} cars={data.cars} total={data.total_cars} dealerId={dealerId} period={period} />
          <MemberTable members={data.members} />
        </div>
      )}
    </div>
  );
}

/** The period's totals, each compared with the period before. */
function tilesOf({ totals, before, points }: Analytics) {
  const tile = (label: string, what: keyof Counted, write: (value: number) => string) => ({
    label,
    value: write(totals[what]),
    note: changeText(totals[what], before?.[what], points.length),
  });
  return [
    tile('Views', 'views', count),
    tile('Inquiries', 'inquiries', count),
    tile('Sales', 'sales', count),
    tile('Revenue', 'revenue', money),
  ];
}

const AnalyticsSkeleton = () => (
  <output aria-busy="true" className="grid gap-5 lg:grid-cols-2">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-28 rounded-l lg:col-span-2" />
    <Skeleton className="h-96 rounded-l" />
    <Skeleton className="h-96 rounded-l" />
    <Skeleton className="h-64 rounded-l lg:col-span-2" />
  </output>
);
