import type { PriceStep } from './price-steps.ts';

interface PricePlotProps {
  steps: readonly PriceStep[];
  untilMs: number;
}

/** The price over time as steps. The list beside it says the same in words. */
export function PricePlot({ steps, untilMs }: PricePlotProps) {
  const startMs = Date.parse(steps[0]?.since ?? '');
  const prices = steps.map(({ price }) => price);
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low || 1;
  const x = (ms: number) => ((ms - startMs) / Math.max(1, untilMs - startMs)) * width;
  const y = (price: number) => edge + (1 - (price - low) / span) * (height - 2 * edge);
  const line = steps.map(
    ({ since, price }, at) => `${at === 0 ? 'M' : 'H'}${x(Date.parse(since))}${at === 0 ? ' ' : 'V'}${y(price)}`,
  );
  const path = `${line.join('')}H${width}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="h-28 w-full">
      <path d={`${path}V${height}H0Z`} className="fill-sunken" />
      <path d={path} fill="none" className="stroke-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const width = 400;
const height = 112;
const edge = 14;
