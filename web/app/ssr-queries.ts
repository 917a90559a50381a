import type { contract } from '@forecourt/contract/contract.ts';
import { readBrowseSearch } from '../features/browse/browse-search.ts';
import { carListQuery } from '../features/browse/car-list.ts';
import { latestQuery } from '../features/home/market/use-market-cars.ts';
import { wholeMarketQuery } from '../shared/cars/whole-market.ts';
import * as api from '../lib/api.ts';
import { parseSearch } from '../lib/search-text.ts';

interface Visit {
  params: Record<string, string>;
  /** The address's query string. */
  text: string;
}

export interface SsrQuery {
  queryKey: readonly [feature: keyof typeof contract, call: string, input: unknown];
}

/**
 * Queries each server-rendered page needs, its main one first. Without that one nothing is rendered. Other missing data
 * renders as loading.
 */
export const ssrQueries = {
  home: () => [wholeMarketQuery(), latestQuery(), api.catalogue.makes.query({})],
  browse: ({ text }) => [carListQuery(readBrowseSearch(parseSearch(text))), api.catalogue.makes.query({})],
  car: ({ params }) => {
    const id = Number(params['id']);
    if (!Number.isSafeInteger(id) || id < 1) return [];
    return [api.cars.get.query({ id }), api.cars.similar.query({ id })];
  },
} satisfies Record<string, (visit: Visit) => readonly SsrQuery[]> as Record<
  'home' | 'browse' | 'car',
  (visit: Visit) => readonly SsrQuery[]
>;
