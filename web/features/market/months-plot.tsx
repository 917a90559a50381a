import { useState } from 'react';
import type { MarketMonth } from '@forecourt/contract/guide/guide-shapes.ts';
import { count, countOf, money } from '../../lib/format.ts';
import { monthText } from '../../shared/deals/month-text.ts';
import { axisOf } from './price-axis.ts';
import { PlotFrame, plotHeight, plotWidth, thin } from './plot-frame.tsx';
import { PlotTable } from './plot-table.tsx';

type Known = MarketMonth & { median: number; low: number; high: number; place: number };

const isKnown = (month: MarketMonth & { place: number }): month is Known => month.median !== null;

/** The median amount of every month, with the range that contains half of the sales. */
export function MonthsPlot({ label, months }: { label: string; months: readonly MarketMonth[] }) {
  const [at, setAt] = useState<number>();
  const known = months.map((month, place) => ({ ...month, place })).filter(isKnown);
  if (known.length === 0) return <p className="text-ink-2">No month with at least three sales yet.</p>;
  const ticks = axisOf(known.flatMap(({ low, high }) => [low, high]));
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const x = (place: number) => ((place + 0.5) / months.length) * plotWidth;
  const y = (amount: number) => (1 - (amount - bottom) / (top - bottom)) * plotHeight;
  const line = known.map(({ place, median }) => `${x(place)} ${y(median)}`).join('L');
  const band = [
    ...known.map(({ place, high }) => `${x(place)} ${y(high)}`),
    ...known.toReversed().map(({ place, low }) => `${x(place)} ${y(low)}`),
  ].join('L');
  const shown = at === undefined ? undefined : months[at];
  return (
    <figure className="grid gap-4">
      <figcaption className="flex min-h-6 flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <Key look="h-0.5 w-5 bg-good" text="Median" />
        <Key look="h-2.5 w-5 rounded-[3px] bg-good/25" text="Half of the sales" />
        <span className="text-ink-3 sm:ml-auto">
          {shown ? `${monthText(shown.month)}: ${amountsOf(shown)}` : 'Verified sales per month'}
        </span>
      </figcaption>
      <PlotFrame
        ticks={ticks}
        labels={[months[0], months[Math.floor(months.length / 2)], months.at(-1)].map((month) =>
          monthText(month!.month),
        )}
        onPoint={(place) => setAt(place === undefined ? undefined : Math.floor(place * months.length))}
      >
        {at !== undefined && (
          <rect
            x={(at / months.length) * plotWidth}
            width={plotWidth / months.length}
            height={plotHeight}
            className="fill-sunken"
          />
        )}
        <path d={`M${band}Z`} className="fill-good/20" />
        <path d={`M${line}`} fill="none" className="stroke-good" strokeLinejoin="round" {...thin(2.5)} />
        {/* Lines without length and with round ends, because circles would be distorted. */}
        {known.map(({ month, place, median }) => (
          <path
            key={month}
            d={`M${x(place)} ${y(median)}h0.01`}
            className="stroke-good"
            strokeLinecap="round"
            {...thin(place === at ? 11 : 7)}
          />
        ))}
      </PlotFrame>
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

const amountsOf = ({ sold, median }: MarketMonth): string =>
  `${countOf(sold, 'sale')}${median === null ? '' : `, median ${money(median)}`}`;

const Key = ({ look, text }: { look: string; text: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={look} />
    {text}
  </span>
);
