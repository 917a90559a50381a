import type { MarketMonth } from '@forecourt/contract/guide/guide-shapes.ts';
import { count, countOf, money } from '../../lib/format.ts';
import { monthText } from '../../shared/deals/month-text.ts';
import { Key, MonthsFrame, MonthsLine, runsOf } from './months-frame.tsx';
import { axisOf } from './price-axis.ts';
import { PlotTable } from './plot-table.tsx';

type Known = MarketMonth & { median: number; low: number; high: number; place: number };

const isKnown = (month: MarketMonth & { place: number }): month is Known => month.median !== null;
/** Half the width of the range of a month without neighbours. */
const alone = 5;

/** The median amount of every month, with the range that contains half of the sales. */
export function MonthsPlot({ label, months }: { label: string; months: readonly MarketMonth[] }) {
  const known = months.map((month, place) => ({ ...month, place })).filter(isKnown);
  if (known.length === 0) return <p className="text-ink-2">No month with at least three sales yet.</p>;
  return (
    <figure className="grid gap-4">
      <MonthsFrame
        months={months}
        ticks={axisOf(known.flatMap(({ low, high }) => [low, high]))}
        keys={
          <>
            <Key look="h-0.5 w-5 bg-good" text="Median" />
            <Key look="h-2.5 w-5 rounded-[3px] bg-good/25" text="Half of the sales" />
          </>
        }
        hint="Verified sales per month"
        textOf={(place) => amountsOf(months[place]!)}
      >
        {(drawing) => (
          <>
            {runsOf(known).map((run) => (
              <path key={run[0]!.place} d={rangeOf(run, drawing)} className="fill-good/20" />
            ))}
            <MonthsLine known={known} valueOf={({ median }) => median} {...drawing} />
          </>
        )}
      </MonthsFrame>
      <PlotTable
        label={label}
        columns={['Month', 'Sold', 'Lower quarter', 'Median', 'Upper quarter']}
        rows={months.map(({ month, sold, low, median, high }) => [
          monthText(month),
          count(sold),
          ...[low, median, high].map((amount) => (amount === null ? '–' : money(amount))),
        ])}
      />
    </figure>
  );
}

function rangeOf(run: readonly Known[], { x, y }: Record<'x' | 'y', (value: number) => number>): string {
  const [first] = run;
  if (run.length === 1) {
    const [left, right] = [x(first!.place) - alone, x(first!.place) + alone];
    return `M${left} ${y(first!.high)}H${right}V${y(first!.low)}H${left}Z`;
  }
  const points = [
    ...run.map(({ place, high }) => `${x(place)} ${y(high)}`),
    ...run.toReversed().map(({ place, low }) => `${x(place)} ${y(low)}`),
  ];
  return `M${points.join('L')}Z`;
}

const amountsOf = ({ sold, median }: MarketMonth): string =>
  `${countOf(sold, 'sale')}${median === null ? '' : `, median ${money(median)}`}`;
