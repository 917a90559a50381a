import { useState, type PointerEvent } from 'react';
import clsx from 'clsx';
import { Disclosure } from './disclosure.tsx';

type Tone = 'ink' | 'good';

/** A proportion as a bar. Decorative, because the number is shown next to it. */
export const Bar = ({ share, className }: { share: number; className?: string }) => (
  <svg
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={clsx('h-2 w-full rounded-full bg-sunken', className)}
  >
    <rect width={Math.max(0, Math.min(1, share)) * 100} height="8" className="fill-ink-2" />
  </svg>
);

export interface Series {
  name: string;
  values: readonly number[];
  tone: Tone;
  /** Formats a value. Defaults to String. */
  write?: (value: number) => string;
  /** A shorter format for the axis. */
  writeShort?: (value: number) => string;
}

interface BarPlotProps {
  /** Caption, in one sentence. */
  label: string;
  /** Column heading for the points in the table. */
  rowTitle: string;
  points: readonly string[];
  series: readonly Series[];
  /** Gives each series its own plot and scale, for series with different units. */
  areApart?: boolean;
}

/** Bar chart of whole numbers over time. Hovering shows single values, and the same data is available as a table. */
export function BarPlot({ label, rowTitle, points, series, areApart = false }: BarPlotProps) {
  const [at, setAt] = useState<number>();
  const plots = areApart ? series.map((single) => [single]) : [series];
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {series.map(({ name, values, tone, write = String }) => (
          <span key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={clsx('size-2.5 rounded-[3px]', grounds[tone])} />
            {name}
            {at !== undefined && <b className="font-semibold">{write(values[at] ?? 0)}</b>}
          </span>
        ))}
        <span className="ml-auto text-ink-3">{at === undefined ? label : points[at]}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-3">
        {plots.map((shown, place) => (
          <Bars
            key={shown[0]?.name}
            points={points}
            series={shown}
            size={place > 0 ? 'low' : 'high'}
            at={at}
            onAt={setAt}
          />
        ))}
        <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between">
          {datesOf(points).map((point, place) => (
            <span key={point} className={clsx(place % 2 === 1 && 'max-sm:hidden')}>
              {point}
            </span>
          ))}
        </div>
      </div>
      <Disclosure title="Show as a table" className="text-sm" titleClassName="font-medium text-ink-2 hover:text-ink">
        <PlotTable label={label} rowTitle={rowTitle} points={points} series={series} />
      </Disclosure>
    </figure>
  );
}

interface BarsProps extends Pick<BarPlotProps, 'points' | 'series'> {
  size: keyof typeof tall;
  at: number | undefined;
  onAt: (at: number | undefined) => void;
}

/** One plot with its axis and bars. */
function Bars({ points, series, size, at, onAt }: BarsProps) {
  const top = niceTop(Math.max(1, ...series.flatMap(({ values }) => values)));
  const step = width / Math.max(1, points.length);
  const bar = (step * 0.76) / series.length;
  const write = series[0]?.writeShort ?? series[0]?.write ?? String;

  function read({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / wide) * points.length);
    onAt(Math.max(0, Math.min(points.length - 1, index)));
  }

  return (
    <>
      <div
        aria-hidden="true"
        className={clsx('flex flex-col justify-between text-right leading-none', tall[size], size === 'low' && 'mt-8')}
      >
        <span>{write(top)}</span>
        <span>{write(top / 2)}</span>
        <span>{write(0)}</span>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={read}
        onPointerLeave={() => onAt(undefined)}
        className={clsx('w-full touch-pan-y overflow-visible', tall[size], size === 'low' && 'mt-8')}
      >
        {at !== undefined && <rect x={at * step} width={step} height={height} className="fill-sunken" />}
        {[0, 0.5, 1].map((part) => (
          <line key={part} x2={width} y1={part * height} y2={part * height} className="stroke-line" {...thin} />
        ))}
        {series.map(({ name, values, tone }, place) =>
          values.map((value, index) => (
            <rect
              key={`${name} ${points[index]}`}
              x={index * step + step * 0.12 + place * bar}
              y={height - (value / top) * height}
              width={bar}
              height={(value / top) * height}
              className={fills[tone]}
            />
          )),
        )}
      </svg>
    </>
  );
}

/** The first and last label, and as many in between as fit. */
const datesOf = (points: readonly string[]): string[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => points[Math.round((points.length - 1) * part)] ?? '')),
];

const PlotTable = ({ label, rowTitle, points, series }: BarPlotProps) => (
  <section tabIndex={0} aria-label={label} className="mt-3 max-h-72 overflow-y-auto rounded-m border border-line">
    <table className="w-full text-left">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-ink-3 [&_th]:px-4 [&_th]:py-2 [&_th]:font-medium">
          <th scope="col">{rowTitle}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point} className="border-t border-line">
            <th scope="row" className="px-4 py-1.5 font-normal">
              {point}
            </th>
            {series.map(({ name, values, write = String }) => (
              <td key={name} className="px-4 py-1.5 text-right">
                {write(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Rounds up to a readable number with a whole half: 2, 4, 10, 12, 16, 20, 40 … */
function niceTop(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max));
  const tops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => Math.round(step * power));
  return tops.find((top) => top >= max && top % 2 === 0) ?? 10 * power;
}

const tall = { high: 'h-56', low: 'h-20' };
const width = 720;
const height = 224;
const thin = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
const fills = { ink: 'fill-ink-2', good: 'fill-good' };
const grounds = { ink: 'bg-ink-2', good: 'bg-good' };
