import { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { PageName } from '@forecourt/contract/pages.ts';

type Fields = Record<string, unknown>;

/** Further on hardly two people ask the same. */
const lastHotPage = 3;

const filterNames = new Set(Object.keys(CarFilters.shape));

/** How often a car was looked at is told to nobody, or each look would drop everything. */
const isHotOrder = (sort: unknown) => sort !== 'most_viewed';

/** The first pages, with one filter at most; words are everybody's own. */
function isHotList(given: Fields): boolean {
  const filters = Object.keys(given).filter((name) => filterNames.has(name) && given[name] !== undefined);
  if (filters.length > 1 || filters.includes('search') || Array.isArray(given[filters[0] ?? ''])) return false;
  return isHotOrder(given.sort) && Number(given.page ?? 1) <= lastHotPage;
}

const always = () => true;

/** The calls that visitors make most, by which of their inputs; each reads only what the market's changes tell of. */
const hotCalls: Record<string, (input: Fields) => boolean> = {
  'cars.list': isHotList,
  'cars.get': always,
  'cars.similar': always,
  'catalogue.makes': always,
};

export const isCacheableCall = (name: string, input: Fields): boolean => hotCalls[name]?.(input) ?? false;

const ofList = new Set([...filterNames, 'sort', 'page']);
const hasNone = (query: Fields) => Object.keys(query).length === 0;

/** The drawn pages that are asked for most, by what stands in their address. */
const hotPages: { [N in PageName]?: (query: Fields) => boolean } = {
  home: hasNone,
  car: hasNone,
  browse: (query) => Object.keys(query).every((name) => ofList.has(name)) && isHotList(query),
};

export const isCacheablePage = (name: PageName, query: Fields): boolean => hotPages[name]?.(query) ?? false;
