import { useQueries, type UseQueryResult } from '@tanstack/react-query';
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
  const before = useQueries({
    queries: Array.from({ length: page - from }, (_, at) => {
      const { placeholderData: _placeholder, ...query } = carListQuery({ ...search, page: from + at });
      return query;
    }),
  });
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
