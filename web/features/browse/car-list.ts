import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import type { BrowseSearch } from './browse-search.ts';

/**
 * The cars of an address. The previous cars stay on screen while the next ones load. The usual order isn't sent: it
 * would replace an order that the words ask for, such as “cheap”.
 */
export const carListQuery = ({ page, from: _from, ...filters }: BrowseSearch) =>
  queryOptions({
    ...api.cars.list.query({ ...filters, page: page ?? 1, counts: true }),
    placeholderData: keepPreviousData,
  });

export type CarListAnswer = Awaited<ReturnType<typeof api.cars.list>>;
