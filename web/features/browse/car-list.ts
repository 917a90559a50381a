import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { usualSort } from '@forecourt/contract/cars/filter-values.ts';
import * as api from '../../lib/api.ts';
import type { BrowseSearch } from './browse-search.ts';

/** The cars of an address. The previous cars stay on screen while the next ones load. */
export const carListQuery = ({ sort, page, from: _from, ...filters }: BrowseSearch) =>
  queryOptions({
    ...api.cars.list.query({ ...filters, sort: sort ?? usualSort(filters.search), page: page ?? 1, counts: true }),
    placeholderData: keepPreviousData,
  });

export type CarListAnswer = Awaited<ReturnType<typeof api.cars.list>>;
