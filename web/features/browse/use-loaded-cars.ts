import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { BrowseSearch } from './browse-search.ts';
import { carListQuery, type CarListAnswer } from './car-list.ts';

export interface Loaded {
  cars: readonly CarCard[];
  /** The featured cars above all pages. */
  above: readonly CarCard[];
  /** True once everything the address asks for has loaded. */
  isWhole: boolean;
}

/** The cars of all pages shown below each other. The last page is the list itself. */
export function useLoadedCars(search: BrowseSearch, list: UseQueryResult<CarListAnswer>): Loaded {
  const { page = 1, from = page } = search;
  // As many hooks as `maxPages` allows. A hook for a list of queries would add to every page's first load.
  const all = [
    usePageBefore(search, from),
    usePageBefore(search, from + 1),
    usePageBefore(search, from + 2),
    usePageBefore(search, from + 3),
  ];
  const before = all.slice(0, page - from);
  // The placeholder is one of the pages above.
  const last = from < page && list.isPlaceholderData ? [] : (list.data?.cars ?? []);
  const cars = [...before.flatMap(({ data }) => data?.cars ?? []), ...last];
  return {
    // A car listed between two requests pushes another one to the next page, so duplicates are dropped.
    cars: [...new Map(cars.map((car) => [car.id, car])).values()],
    above: (from < page ? before[0]?.data : list.data)?.featured_above ?? [],
    isWhole: list.data !== undefined && before.every(({ isPending }) => !isPending),
  };
}

function usePageBefore(search: BrowseSearch, page: number) {
  const { placeholderData: _placeholder, ...query } = carListQuery({ ...search, page });
  return useQuery({ ...query, enabled: page < (search.page ?? 1) });
}
