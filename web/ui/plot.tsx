import { useState, type PointerEvent } from 'react';
import clsx from 'clsx';

type Tone = 'accent' | 'good';

/** How much of the most there is; the figure stands beside it. */
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

interface Series {
  name: string;
  values: readonly number[];
  tone: Tone;
}

interface LinePlotProps {
  /** What it shows, in one sentence. */
  label: string;
  /** What the points are, for the table. */
  rowTitle: string;
  points: readonly string[];
  series: readonly Series[];
}

/** Lines over time. A pointer reads single values; a table says the same to everybody who wants it. */
export function LinePlot({ label, rowTitle, points, series }: LinePlotProps) {
  const [at, setAt] = useState<number>();
  const top = niceTop(Math.max(1, ...series.flatMap(({ values }) => values)));
  const x = (index: number) => (points.length < 2 ? width / 2 : (index / (points.length - 1)) * width);
  const y = (value: number) => height - (value / top) * height;

  function read({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / wide) * (points.length - 1));
    setAt(Math.max(0, Math.min(points.length - 1, index)));
  }

  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {series.map(({ name, values, tone }) => (
          <span key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={clsx('size-2.5 rounded-full', grounds[tone])} />
            {name}
            {at !== undefined && <b className="font-semibold">{values[at]}</b>}
          </span>
        ))}
        <span className="ml-auto text-ink-3">{at === undefined ? label : points[at]}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-3">
        <div aria-hidden="true" className="flex h-56 flex-col justify-between text-right leading-none">
          <span>{top}</span>
          <span>{top / 2}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={read}
          onPointerLeave={() => setAt(undefined)}
          className="h-56 w-full touch-pan-y overflow-visible"
        >
          {[0, 0.5, 1].map((part) => (
            <line key={part} x2={width} y1={part * height} y2={part * height} className="stroke-line" {...thin} />
          ))}
          {at !== undefined && <line x1={x(at)} x2={x(at)} y2={height} className="stroke-edge" {...thin} />}
          {series.map(({ name, values, tone }) => (
            <Line key={name} tone={tone} spots={values.map((value, index) => `${x(index)} ${y(value)}`)} />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between">
          {[0, 0.5, 1].map((part) => (
            <span key={part}>{points[Math.round((points.length - 1) * part)]}</span>
          ))}
        </div>
      </div>
      <details className="text-sm">
        <summary className="w-fit rounded-s font-medium text-ink-2 hover:text-ink">Show as a table</summary>
        <PlotTable label={label} rowTitle={rowTitle} points={points} series={series} />
      </details>
    </figure>
  );
}

const Line = ({ tone, spots }: { tone: Tone; spots: readonly string[] }) => (
  <>
    <path d={`M${spots.join('L')}L${width} ${height}L0 ${height}Z`} className={clsx(fills[tone], 'opacity-8')} />
    <path
      d={`M${spots.join('L')}`}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={strokes[tone]}
    />
  </>
);

const PlotTable = ({ label, rowTitle, points, series }: LinePlotProps) => (
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
            {series.map(({ name, values }) => (
              <td key={name} className="px-4 py-1.5 text-right">
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The next number that reads well and has a whole half: 2, 4, 10, 12, 16, 20, 40 … */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const tops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => Math.round(step * power));
  return tops.find((top) => top >= most && top % 2 === 0) ?? 10 * power;
}

const width = 720;
const height = 224;
const thin = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
const fills = { accent: 'fill-accent', good: 'fill-good' };
const strokes = { accent: 'stroke-accent', good: 'stroke-good' };
const grounds = { accent: 'bg-accent', good: 'bg-good' };
