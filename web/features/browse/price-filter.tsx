import { useId } from 'react';
import clsx from 'clsx';
import { money } from '../../lib/format.ts';
import type { Change } from './filter-changes.ts';
import { FilterGroup } from './filter-group.tsx';
import { PriceBars, type PriceChosen } from './price-bars.tsx';
import { RangeFields } from './range-fields.tsx';

interface PriceFilterProps extends PriceChosen {
  onChange: (change: Change, how?: 'typed') => void;
}

/** The spec's price bands as bars, scaled by their number of cars, with custom fields below. */
export function PriceFilter({ counts, onChange, ...chosen }: PriceFilterProps) {
  const name = useId();
  const { priceBand, minPrice, maxPrice } = chosen;
  const isAny = priceBand === undefined && minPrice === undefined && maxPrice === undefined;
  return (
    <FilterGroup
      title="Price"
      aside={
        <label
          className={clsx(
            'absolute right-0 cursor-pointer rounded-s text-sm pointer-coarse:-my-2 pointer-coarse:py-2 has-focus-visible:outline-2 has-focus-visible:outline-ink',
            isAny ? 'text-ink-3' : 'text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={isAny}
            onChange={() => onChange({ priceBand: undefined, minPrice: undefined, maxPrice: undefined })}
            className="sr-only"
          />
          Any price
        </label>
      }
    >
      <PriceBars name={name} {...chosen} counts={counts} onChoose={(band) => onChange({ priceBand: band })} />
      <RangeFields
        of="price"
        min={minPrice}
        max={maxPrice}
        lowest={0}
        highest={1_000_000_000}
        show={money}
        placeholders={['$ min', '$ max']}
        onChange={({ min, max }) => onChange({ minPrice: min, maxPrice: max }, 'typed')}
      />
    </FilterGroup>
  );
}
