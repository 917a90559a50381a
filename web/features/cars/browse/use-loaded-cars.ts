import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { BrowseSearch } from './browse-search.ts';
import { carListQuery, type CarListAnswer } from './car-list.ts';

export interface Loaded {
  cars: readonly CarCard[];
  /** The featured ones that stand above all of them. */
  above: readonly CarCard[];
  /** Nothing of what the address asks for is still on its way. */
  isWhole: boolean;
}

/** The cars of all pages that stand one below the other; the last page is the list itself. */
export function useLoadedCars(search: BrowseSearch, list: UseQueryResult<CarListAnswer>): Loaded {
  const { page = 1, from = page } = search;
  // As many as `mostPages` allows: a hook that takes a list of queries would cost every page's first scripts.
  const all = [
    usePageBefore(search, from),
    usePageBefore(search, from + 1),
    usePageBefore(search, from + 2),
    usePageBefore(search, from + 3),
  ];
  const before = all.slice(0, page - from);
  // What stood there before is one of the pages above it.
  const last = from < page && list.isPlaceholderData ? [] : (list.data?.cars ?? []);
  const cars = [...before.flatMap(({ data }) => data?.cars ?? []), ...last];
  return {
    // A car that was listed meanwhile pushes another one to the next page.
    cars: [...new Map(cars.map((car) => [car.id, car])).values()],
    above: (from < page ? before[0]?.data : list.data)?.featured_above ?? [],
    isWhole: list.data !== undefined && before.every(({ isPending }) => !isPending),
  };
}

function usePageBefore(search: BrowseSearch, page: number) {
  const { placeholderData: _placeholder, ...query } = carListQuery({ ...search, page });
  return useQuery({ ...query, enabled: page < (search.page ?? 1) });
}
