import clsx from 'clsx';
import { priceBands, type PriceBand } from '@forecourt/contract/cars/filter-values.ts';
import { countOf } from '../../lib/format.ts';
import { priceBandNames, shortBandNames } from './price-band-names.ts';

export interface PriceChosen {
  priceBand: PriceBand | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  counts: Readonly<Record<string, number>> | null | undefined;
}

interface PriceBarsProps extends PriceChosen {
  /** Name of the radio group. */
  name: string;
  onChoose: (band: PriceBand) => void;
}

export function PriceBars({ name, priceBand, minPrice, maxPrice, counts, onChoose }: PriceBarsProps) {
  const maxCars = Math.max(1, ...priceBands.map(({ key }) => counts?.[key] ?? 0));
  const isNarrowed = priceBand !== undefined || minPrice !== undefined || maxPrice !== undefined;
  const isWithin = ({ key, min, below }: (typeof priceBands)[number]) =>
    priceBand === undefined
      ? min <= (maxPrice ?? Infinity) && (below ?? Infinity) > (minPrice ?? 0)
      : key === priceBand;
  return (
    <div className="grid grid-cols-5 gap-1">
      {priceBands.map((band) => {
        const { key } = band;
        const cars = counts ? (counts[key] ?? 0) : undefined;
        return (
          <label
            key={key}
            title={cars === undefined ? priceBandNames[key] : `${priceBandNames[key]}: ${countOf(cars, 'car')}`}
            className="group grid cursor-pointer grid-rows-[52px_auto] items-end gap-1 rounded-s text-center text-xs text-ink-3 hover:text-ink has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={key === priceBand}
              onChange={() => onChoose(key)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={clsx(
                'min-h-1 rounded-t-[3px] transition-[height,background-color] group-hover:bg-ink-2',
                !isNarrowed && 'bg-edge',
                isNarrowed && (isWithin(band) ? 'bg-ink' : 'bg-line'),
              )}
              style={{ height: cars === undefined ? '40%' : `${(cars / maxCars) * 100}%` }}
            />
            <span aria-hidden="true" className="tracking-tight whitespace-nowrap">
              {shortBandNames[key]}
            </span>
            <span className="sr-only">
              {priceBandNames[key]}
              {cars !== undefined && `, ${countOf(cars, 'car')}`}
            </span>
          </label>
        );
      })}
    </div>
  );
}
