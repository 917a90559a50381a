import { shortCalendarDay } from '../../../../lib/days.ts';
import { count } from '../../../../lib/format.ts';
import { BarPlot } from '../../../../ui/plot.tsx';
import { weekly, type DayVolume } from './weekly.ts';

/** Created and resolved tickets per day. Long periods are grouped by week to keep the plot readable. */
export function VolumePlot({ days }: { days: readonly DayVolume[] }) {
  const isLong = days.length > 45;
  const shown = isLong ? weekly(days) : days;
  const [created, resolved] = [total(days, 'created'), total(days, 'resolved')];
  return (
    <BarPlot
      label={`${count(created)} created and ${count(resolved)} resolved in this period`}
      rowTitle={isLong ? 'Week of' : 'Day'}
      points={shown.map(({ day }) => shortCalendarDay(day))}
      series={[
        { name: 'Created', values: shown.map((one) => one.created), tone: 'ink' },
        { name: 'Resolved', values: shown.map((one) => one.resolved), tone: 'good' },
      ]}
    />
  );
}

const total = (days: readonly DayVolume[], what: 'created' | 'resolved') =>
  days.reduce((sum, one) => sum + one[what], 0);
