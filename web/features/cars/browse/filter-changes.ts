import { readBrowseSearch, type BrowseSearch } from './browse-search.ts';

/** What is set anew; `undefined` takes a filter away. */
export type Change = { [K in keyof BrowseSearch]?: BrowseSearch[K] | undefined };

/** The address after a change: other results begin at their first page, and of two ways to say one thing the last counts. */
export const changed = (search: BrowseSearch, change: Change): BrowseSearch =>
  readBrowseSearch({ ...search, page: undefined, ...outdated(change), ...change });

/** Everything but the order. */
export const cleared = (search: BrowseSearch): BrowseSearch =>
  readBrowseSearch(search.sort === undefined ? {} : { sort: search.sort });

export const hasFilters = ({ sort: _sort, page: _page, asTyped: _asTyped, ...filters }: BrowseSearch): boolean =>
  Object.keys(filters).length > 0;

function outdated(change: Change): Change {
  const is = (...keys: (keyof Change)[]) => keys.some((key) => change[key] !== undefined);
  return {
    ...(is('priceBand') && { minPrice: undefined, maxPrice: undefined }),
    ...(is('minPrice', 'maxPrice') && { priceBand: undefined }),
    ...(is('year') && { minYear: undefined, maxYear: undefined }),
    ...(is('minYear', 'maxYear') && { year: undefined }),
    ...('search' in change && { asTyped: undefined }),
    // A model belongs to its make.
    ...('make' in change && { model: undefined }),
  };
}
