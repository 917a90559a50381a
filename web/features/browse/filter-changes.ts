import type { Understood } from '@forecourt/contract/cars/browse.ts';
import { usualSort, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { listOf, excludedName, readBrowseSearch, type BrowseSearch, type Choosable } from './browse-search.ts';

/** New values. `undefined` removes a filter. */
export type Change = { [K in keyof BrowseSearch]?: BrowseSearch[K] | undefined };

/** The address after a change. Results start at page one, and of two conflicting filters the newer one wins. */
export const changed = (search: BrowseSearch, change: Change): BrowseSearch =>
  readBrowseSearch({ ...search, page: undefined, ...outdated(change), ...withoutMake(search, change), ...change });

/** Another order. The usual one replaces an order the search words ask for, such as “cheap”. */
export const ordered = (search: BrowseSearch, sort: Sort, typed: Understood | undefined): Change => ({
  sort,
  ...(typed && sort === usualSort(search.search) && { literally: [...listOf(search.literally), typed.words] }),
});

/** Names of the filters that a change really changes. */
export const changedNames = (search: BrowseSearch, change: Change): string[] =>
  (Object.keys(change) as (keyof Change)[]).filter((name) => change[name] !== search[name]);

/** Removing a selected make removes the selected models too. */
function withoutMake(search: BrowseSearch, change: Change): Change {
  if (!('make' in change) || listOf(search.make).every((make) => listOf(change.make).includes(make))) return {};
  return { model: undefined, models: undefined, notModels: undefined };
}

type Value = Choosable | 'condition';

/** The change that selects or deselects a value. With `leaves`, it excludes the value instead. */
export function toggled(search: BrowseSearch, name: Value, value: string, excludes = false): Change {
  const key = excludes ? excludedName(name as Choosable) : name;
  const values = listOf<string>(search[key]);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  // A value can't be both selected and excluded.
  const other =
    name === 'condition'
      ? {}
      : { [excludes ? name : excludedName(name)]: without(search[excludes ? name : excludedName(name)], value) };
  return { ...other, [key]: next.length > 0 ? next : undefined };
}

function without(current: string | string[] | undefined, value: string): string[] | undefined {
  const left = listOf<string>(current).filter((other) => other !== value);
  return left.length > 0 ? left : undefined;
}

/** Removes everything except the sort order. */
export const cleared = (search: BrowseSearch): BrowseSearch =>
  readBrowseSearch(search.sort === undefined ? {} : { sort: search.sort });

export const hasFilters = ({
  sort: _sort,
  page: _page,
  from: _from,
  asTyped: _asTyped,
  literally: _literally,
  ...filters
}: BrowseSearch): boolean => Object.keys(filters).length > 0;

function outdated(change: Change): Change {
  const is = (...keys: (keyof Change)[]) => keys.some((key) => change[key] !== undefined);
  return {
    ...(is('priceBand') && { minPrice: undefined, maxPrice: undefined }),
    ...(is('minPrice', 'maxPrice') && { priceBand: undefined }),
    ...(is('year') && { minYear: undefined, maxYear: undefined }),
    ...(is('minYear', 'maxYear') && { year: undefined }),
    ...(is('dealerId') && { sellerType: undefined, sellerId: undefined }),
    ...('search' in change && { asTyped: undefined, literally: undefined }),
  };
}
