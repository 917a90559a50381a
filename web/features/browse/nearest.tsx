import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { count, countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { activeFilters } from './active-filters.ts';
import type { BrowseSearch } from './browse-search.ts';
import { changed, type Change } from './filter-changes.ts';

interface NearestProps {
  search: BrowseSearch;
  renderCars: (cars: CarCard[]) => ReactNode;
}

/** Shown when nothing matches: which filter to remove for how many cars, and the closest cars. */
export function Nearest({ search, renderCars }: NearestProps) {
  const { sort: _sort, page: _page, from: _from, ...filters } = search;
  const { data } = useQuery(api.cars.nearest.query(filters));
  if (!data) return null;
  return (
    <>
      {data.without.length > 0 && (
        <section aria-labelledby="drop-one" className="justify-self-center">
          <h2 id="drop-one" className="mb-2.5 text-center text-lg">
            Remove a filter to see more
          </h2>
          <ul className="grid gap-2">
            {data.without.map(({ filters: names, words, search: left, cars, is_capped }) => (
              <li key={words ?? names.join()}>
                <Link
                  to={paths.browse}
                  search={changed(search, words === null ? dropped(names) : onlyWords(search, left))}
                  className="flex min-h-11 items-center justify-between gap-6 rounded-m border border-line bg-surface px-4 py-2 transition-colors hover:border-edge"
                >
                  <span className="min-w-0">Without “{words ?? describe(search, names)}”</span>
                  <span className="shrink-0 text-ink-2">
                    {is_capped ? `${count(cars)}+ cars` : countOf(cars, 'car')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.cars.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="mb-4 text-lg">
            Closest matches
          </h2>
          {renderCars(data.cars)}
        </section>
      )}
    </>
  );
}

const dropped = (names: readonly string[]): Change => Object.fromEntries(names.map((name) => [name, undefined]));

/** The named filters in the words of their chips. */
function describe(search: BrowseSearch, names: readonly string[]): string {
  const alone = Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name))) as BrowseSearch;
  return activeFilters(alone)
    .map(({ text }) => text)
    .join(', ');
}

/** Keeps only these words, with the same exact-word settings. */
const onlyWords = ({ literally }: BrowseSearch, left: string | null): Change => ({
  search: left || undefined,
  literally,
});
