import type { PointerEvent, ReactNode } from 'react';
import { shortMoney } from '../../lib/short-money.ts';

export const plotWidth = 720;
export const plotHeight = 260;
export const thin = (strokeWidth: number) => ({ strokeWidth, vectorEffect: 'non-scaling-stroke' }) as const;

interface PlotFrameProps {
  /** Values on the vertical axis, lowest first. Amounts, unless `tickText` says otherwise. */
  ticks: readonly number[];
  tickText?: (tick: number) => string;
  /** Labels along the horizontal axis. */
  labels: readonly string[];
  /** The horizontal place of the pointer from 0 to 1. Undefined if it has left. */
  onPoint?: (place: number | undefined) => void;
  children: ReactNode;
}

/** A plot with its axes. Decorative, because every plot is also a table. */
export function PlotFrame({ ticks, tickText = shortMoney, labels, onPoint, children }: PlotFrameProps) {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint?.(Math.max(0, Math.min(0.999, (clientX - left) / width)));
  };
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-3">
      <div
        className="relative"
        style={{ width: `${Math.max(...ticks.map((tick) => tickText(tick).length)) * 0.62}em` }}
      >
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2 leading-none"
            style={{ top: `${(1 - (tick - low) / (high - low)) * 100}%` }}
          >
            {tickText(tick)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${plotWidth} ${plotHeight}`}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerLeave={() => onPoint?.(undefined)}
        className="h-56 w-full touch-pan-y overflow-visible sm:h-64"
      >
        {ticks.map((tick) => {
          const y = (1 - (tick - low) / (high - low)) * plotHeight;
          return <line key={tick} x2={plotWidth} y1={y} y2={y} className="stroke-line" {...thin(1)} />;
        })}
        {children}
      </svg>
      <div className="col-start-2 mt-2.5 flex justify-between">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
