import type { BrowseSearch } from './browse-search.ts';

/** The address of this search as a feed. It is always in order of time and has no pages. */
export function feedPath({ page: _page, from: _from, sort: _sort, ...search }: BrowseSearch): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as [string, string]),
  );
  return pairs.length > 0 ? `/browse.atom?${new URLSearchParams(pairs).toString()}` : '/browse.atom';
}
