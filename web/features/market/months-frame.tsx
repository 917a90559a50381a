import { useState, type ReactNode } from 'react';
import { monthText } from '../../shared/deals/month-text.ts';
import { PlotFrame, plotHeight, plotWidth, thin } from './plot-frame.tsx';

/** A known month: its place in the months of the plot. */
export interface Placed {
  place: number;
}

interface Drawing {
  x: (place: number) => number;
  y: (value: number) => number;
  /** The month under the pointer. */
  at: number | undefined;
}

interface MonthsFrameProps {
  months: readonly { month: string }[];
  ticks: readonly number[];
  tickText?: (tick: number) => string;
  keys: ReactNode;
  /** Shown until the pointer is on a month. */
  hint: string;
  textOf: (place: number) => string;
  children: (drawing: Drawing) => ReactNode;
}

/** A plot over months, with its keys above and what the month under the pointer says. */
export function MonthsFrame({ months, ticks, tickText, keys, hint, textOf, children }: MonthsFrameProps) {
  const [at, setAt] = useState<number>();
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const x = (place: number) => ((place + 0.5) / months.length) * plotWidth;
  const y = (value: number) => (1 - (value - bottom) / (top - bottom)) * plotHeight;
  return (
    <>
      <figcaption className="flex min-h-6 flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {keys}
        <span className="text-ink-3 sm:ml-auto">
          {at === undefined ? hint : `${monthText(months[at]!.month)}: ${textOf(at)}`}
        </span>
      </figcaption>
      <PlotFrame
        ticks={ticks}
        {...(tickText && { tickText })}
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
        {children({ x, y, at })}
      </PlotFrame>
    </>
  );
}

/** Months in a row. A line through others would show prices of months without sales. */
export function runsOf<Month extends Placed>(known: readonly Month[]): Month[][] {
  const runs: Month[][] = [];
  for (const month of known) {
    const last = runs.at(-1);
    if (last?.at(-1)?.place === month.place - 1) last.push(month);
    else runs.push([month]);
  }
  return runs;
}

interface MonthsLineProps<Month extends Placed> extends Drawing {
  known: readonly Month[];
  valueOf: (month: Month) => number;
}

/** A line through the known months, broken where some are missing, with a dot for each. */
export const MonthsLine = <Month extends Placed>({ known, valueOf, x, y, at }: MonthsLineProps<Month>) => (
  <>
    {runsOf(known).map((run) => (
      <path
        key={run[0]!.place}
        d={`M${run.map((month) => `${x(month.place)} ${y(valueOf(month))}`).join('L')}`}
        fill="none"
        className="stroke-good"
        strokeLinejoin="round"
        {...thin(2.5)}
      />
    ))}
    {/* Lines without length and with round ends, because circles would be distorted. */}
    {known.map((month) => (
      <path
        key={month.place}
        d={`M${x(month.place)} ${y(valueOf(month))}h0.01`}
        className="stroke-good"
        strokeLinecap="round"
        {...thin(month.place === at ? 11 : 7)}
      />
    ))}
  </>
);

export const Key = ({ look, text }: { look: string; text: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={look} />
    {text}
  </span>
);
