import type { ReactNode } from 'react';
import clsx from 'clsx';
import { money } from '../../lib/format.ts';
import { Time } from '../../ui/time.tsx';
import { labelled, priceTicks } from './price-scale.ts';
import type { PriceStep } from './price-steps.ts';

interface PricePlotProps {
  steps: readonly PriceStep[];
  untilMs: number;
  /** The label at the end of the plot: "Today", or the sale date. */
  end: ReactNode;
}

/** The price over time as steps, with a scale. The table below has the same data for screen readers. */
export function PricePlot({ steps, untilMs, end }: PricePlotProps) {
  const startMs = Date.parse(steps[0]?.since ?? '');
  const prices = steps.map(({ price }) => price);
  const ticks = priceTicks(Math.min(...prices), Math.max(...prices));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (ms: number) => (ms - startMs) / Math.max(1, untilMs - startMs);
  const y = (price: number) => 1 - (price - low) / (high - low);
  const points = steps.map(({ since, price }) => ({ since, x: x(Date.parse(since)), y: y(price) }));
  const line = points.map((at, index) => (index === 0 ? `M0 ${at.y * height}` : `H${at.x * width}V${at.y * height}`));
  const path = `${line.join('')}H${width}`;
  const dates = labelled([...points.map((at) => at.x), 1], 0.24);
  return (
    <figure
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 pt-5 pb-4 text-xs text-ink-3 sm:px-5"
    >
      <div className="relative text-right leading-none" style={{ width: `${money(high).length * 0.6}em` }}>
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${y(tick) * 100}%` }}>
            {money(tick)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x2={width}
              y1={y(tick) * height}
              y2={y(tick) * height}
              className="stroke-line"
              {...stroke(1)}
            />
          ))}
          <path d={`${path}V${height}H0Z`} className="fill-ink/5" />
          <path d={path} fill="none" className="stroke-ink" {...stroke(2)} />
        </svg>
        {points.map((at) => (
          <span
            key={at.since}
            className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-ink"
            style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
          />
        ))}
      </div>
      <div className="relative col-start-2 mt-2.5 h-4 whitespace-nowrap">
        {[
          ...points.map(({ x: place, since }) => ({ place, label: <Time at={since} as="day" /> })),
          { place: 1, label: end },
        ]
          .filter(({ place }) => dates.includes(place))
          .map(({ place, label }) => (
            <span
              key={place}
              className={clsx(
                'absolute',
                place === 1 && '-translate-x-full',
                isBetween(place) && '-translate-x-1/2 max-sm:hidden',
              )}
              style={{ left: `${place * 100}%` }}
            >
              {label}
            </span>
          ))}
      </div>
    </figure>
  );
}

const isBetween = (place: number) => place > 0 && place < 1;
const stroke = (strokeWidth: number) => ({ strokeWidth, vectorEffect: 'non-scaling-stroke' }) as const;
const width = 400;
const height = 176;
