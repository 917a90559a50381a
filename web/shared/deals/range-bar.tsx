import type { Estimate } from '@forecourt/contract/guide/guide-shapes.ts';
import clsx from 'clsx';
import { money } from '../../lib/format.ts';

/** Shown on each side of the range, as a share of it. */
const margin = 0.9;

interface RangeBarProps {
  estimate: Pick<Estimate, 'median' | 'low' | 'high'>;
  /** Marked on the bar. At its end if it's far outside. */
  price?: number;
}

/** The range of half of the sales, with the asking price on it. Decorative, because the numbers are written next to it. */
export function RangeBar({ estimate: { median, low, high }, price }: RangeBarProps) {
  const wide = Math.max(high - low, 1);
  const [from, to] = [low - margin * wide, high + margin * wide];
  const at = (value: number) => Math.max(0.02, Math.min(0.98, (value - from) / (to - from))) * 100;
  return (
    <div aria-hidden="true" className={clsx('grid gap-2 text-xs text-ink-3', price === undefined ? 'pt-1' : 'pt-9')}>
      <div className="relative h-3 rounded-full bg-sunken">
        <div
          className="absolute inset-y-0 rounded-full bg-good/35"
          style={{ left: `${at(low)}%`, right: `${100 - at(high)}%` }}
        />
        <span className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-good" style={{ left: `${at(median)}%` }} />
        {price !== undefined && (
          <span
            className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-[3px] border-surface bg-ink"
            style={{ left: `${at(price)}%` }}
          />
        )}
        {price !== undefined && (
          <span
            className={clsx(
              'absolute bottom-full mb-2 text-sm font-semibold whitespace-nowrap text-ink',
              shift(at(price)),
            )}
            style={{ left: `${at(price)}%` }}
          >
            {money(price)}
          </span>
        )}
      </div>
      <div className="relative h-4">
        <span className="absolute -translate-x-1/2" style={{ left: `${at(low)}%` }}>
          {money(low)}
        </span>
        <span className="absolute -translate-x-1/2" style={{ left: `${at(high)}%` }}>
          {money(high)}
        </span>
      </div>
    </div>
  );
}

/** Keeps the label within the bar. */
function shift(place: number): string {
  if (place < 12) return '-translate-x-2';
  return place > 88 ? '-translate-x-[calc(100%-8px)]' : '-translate-x-1/2';
}
