import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboardPeriods, type Activity, type DashboardPeriod } from '@forecourt/contract/staff/dashboard.ts';
import * as api from '../../lib/api.ts';
import { calendarMonth, shortCalendarDay } from '../../lib/days.ts';
import { count, money } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { shortMoney } from '../../lib/short-money.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { BarPlot, type Series } from '../../ui/plot.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from './words.ts';

interface ActivityPlotsProps {
  period: DashboardPeriod;
  onPeriod: (period: DashboardPeriod) => void;
}

const refreshMs = 60_000;

/** Activity on the site over a period, each kind with its total. */
export function ActivityPlots({ period, onPeriod }: ActivityPlotsProps) {
  const { data, error, refetch } = useQuery({
    ...api.staff.activity.query({ period }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="activity" className="text-xl">
          Activity
        </h2>
        <div className="w-[180px]">
          <Select
            aria-label="Period"
            value={period}
            onChange={({ target }) => onPeriod(dashboardPeriods.find((one) => one === target.value) ?? period)}
          >
            {dashboardPeriods.map((one) => (
              <option key={one} value={one}>
                {periodNames[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {!data && !error && <Skeleton className="h-80 rounded-l" />}
      {!data && error && (
        <ErrorState level={2} title={words.activityFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {plots.map(({ title, of, ...plotted }) => {
            const values = data.points.map((point) => point[of]);
            const total = values.reduce((sum, value) => sum + value, 0);
            return (
              <Section
                key={title}
                title={title}
                level={3}
                action={<b className="text-lg font-semibold">{(plotted.write ?? count)(total)}</b>}
                className="last:odd:md:col-span-2"
              >
                <BarPlot
                  label={periodNames[period]}
                  rowTitle={data.unit === 'day' ? 'Day' : 'Month'}
                  points={data.points.map(({ day }) =>
                    data.unit === 'day' ? shortCalendarDay(day) : calendarMonth(day),
                  )}
                  series={[{ ...plotted, values }]}
                />
              </Section>
            );
          })}
        </div>
      )}
    </section>
  );
}

const periodNames: Record<DashboardPeriod, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  all: 'All time',
};

interface Plot extends Omit<Series, 'values'> {
  title: string;
  of: Exclude<keyof Activity, 'day'>;
}

const plots: readonly Plot[] = [
  { title: 'New members', name: 'Members', of: 'members', tone: 'ink' },
  { title: 'New listings', name: 'Listings', of: 'listings', tone: 'ink' },
  { title: 'Sales', name: 'Sales', of: 'sales', tone: 'good' },
  { title: 'Revenue', name: 'Revenue', of: 'revenue', tone: 'good', write: money, writeShort: shortMoney },
  { title: 'Tickets', name: 'Tickets', of: 'tickets', tone: 'ink' },
];
