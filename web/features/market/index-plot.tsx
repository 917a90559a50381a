import type { IndexMonth } from '@forecourt/contract/guide/guide-shapes.ts';
import { count, countOf } from '../../lib/format.ts';
import { monthText } from '../../shared/deals/month-text.ts';
import { changeText } from './change-text.ts';
import { Key, MonthsFrame, MonthsLine } from './months-frame.tsx';
import { axisOf } from './price-axis.ts';
import { PlotTable } from './plot-table.tsx';

type Known = IndexMonth & { index: number; place: number };

const isKnown = (month: IndexMonth & { place: number }): month is Known => month.index !== null;

/** The prices of the whole market, compared with the first known month. */
export function IndexPlot({ months }: { months: readonly IndexMonth[] }) {
  const known = months.map((month, place) => ({ ...month, place })).filter(isKnown);
  if (known.length === 0)
    return <p className="text-ink-2">No month with enough sales that can be compared with other months yet.</p>;
  const since = monthText(known[0]!.month);
  return (
    <figure className="grid gap-4">
      <MonthsFrame
        months={months}
        ticks={axisOf(known.map(({ index }) => index))}
        tickText={(tick) => sinceFirst(tick)}
        keys={<Key look="h-0.5 w-5 bg-good" text={`Compared with ${since}`} />}
        hint="The same models, age and mileage"
        textOf={(place) => textOf(months[place]!)}
      >
        {(drawing) => <MonthsLine known={known} valueOf={({ index }) => index} {...drawing} />}
      </MonthsFrame>
      <PlotTable
        label="Prices and verified sales per month"
        columns={['Month', 'Sold', `Compared with ${since}`]}
        rows={months.map(({ month, sold, index }) => [
          monthText(month),
          count(sold),
          index === null ? '–' : sinceFirst(index),
        ])}
      />
    </figure>
  );
}

const sinceFirst = (index: number): string => changeText(Math.round((index - 100) * 10) / 10);

const textOf = ({ sold, index }: IndexMonth): string =>
  `${countOf(sold, 'sale')}${index === null ? '' : `, prices ${sinceFirst(index)}`}`;
