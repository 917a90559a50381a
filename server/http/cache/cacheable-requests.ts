import { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { PageName } from '@forecourt/contract/pages.ts';

type Fields = Record<string, unknown>;

/** Later pages are rarely requested twice. */
const lastCacheablePage = 3;

const filterNames = new Set(Object.keys(CarFilters.shape));

/** Views aren't announced as changes, because each one would invalidate the whole cache. */
const isCacheableOrder = (sort: unknown) => sort !== 'most_viewed';

/** The first pages with at most one filter. Free text varies too much to cache. */
export function isCacheableList(input: Fields): boolean {
  const filters = Object.keys(input).filter((name) => filterNames.has(name) && input[name] !== undefined);
  if (filters.length > 1 || filters.includes('search') || Array.isArray(input[filters[0] ?? ''])) return false;
  return isCacheableOrder(input.sort) && Number(input.page ?? 1) <= lastCacheablePage;
}

const always = () => true;

/**
 * The most frequent anonymous calls and which of their inputs are cacheable. Each may only read tables whose changes
 * are announced to the market channel.
 */
const cacheableCalls: Record<string, (input: Fields) => boolean> = {
  'cars.list': isCacheableList,
  'cars.get': always,
  'cars.similar': always,
  'catalogue.makes': always,
};

export const isCacheableCall = (name: string, input: Fields): boolean => cacheableCalls[name]?.(input) ?? false;

const ofList = new Set([...filterNames, 'sort', 'page']);
const hasNone = (query: Fields) => Object.keys(query).length === 0;

/** The most requested rendered pages, by their query. */
const cacheablePages: { [N in PageName]?: (query: Fields) => boolean } = {
  home: hasNone,
  car: hasNone,
  browse: (query) => Object.keys(query).every((name) => ofList.has(name)) && isCacheableList(query),
};

export const isCacheablePage = (name: PageName, query: Fields): boolean => cacheablePages[name]?.(query) ?? false;
