import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import { Columns3 } from 'lucide-react';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Select } from '../../ui/select.tsx';
import { compareSearch } from '../../shared/compare/compare-search.ts';
import { favouriteSorts, readFavouriteSort, type FavouriteSort } from './favourite-sorts.ts';

interface FavouriteToolsProps {
  /** In the order shown. */
  cars: readonly CarCard[];
  sort: FavouriteSort;
  onSort: (sort: FavouriteSort) => void;
}

export function FavouriteTools({ cars, sort, onSort }: FavouriteToolsProps) {
  const available = cars.filter(({ status }) => status === 'active').map(({ id }) => id);
  const isAll = available.length <= maxCompared;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="grow text-ink-2">{countOf(cars.length, 'car')}</p>
      {available.length > 1 && (
        <ButtonLink
          kind="plain"
          to={paths.compare}
          search={compareSearch(available.slice(0, maxCompared))}
          className="h-[46px]!"
        >
          <Columns3 size={17} aria-hidden="true" />
          Compare {isAll ? `all ${available.length}` : `first ${maxCompared}`}
        </ButtonLink>
      )}
      {cars.length > 1 && (
        <Select
          aria-label="Sort by"
          value={sort}
          onChange={(event) => onSort(readFavouriteSort(event.target.value))}
          className="max-[25rem]:w-full"
        >
          {Object.entries(favouriteSorts).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
