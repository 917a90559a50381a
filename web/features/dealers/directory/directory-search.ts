import { dealerSorts, type DealerSort } from '@forecourt/contract/dealers/directory-values.ts';
import { textOf } from '../../../lib/search-text.ts';

/** The directory's search parameters. */
export type DirectorySearch = {
  search?: string;
  sort?: DealerSort;
  page?: string;
};

/** Turns untrusted search parameters into a valid query. */
export function readDirectorySearch(params: Record<string, unknown>) {
  const search = textOf(params.search)?.trim().slice(0, 100);
  const page = Number(textOf(params.page));
  return {
    search: search || undefined,
    sort: dealerSorts.find((sort) => sort === params.sort) ?? 'rating',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Leaves out defaults so that each list has exactly sort address. */
export const directorySearch = (query: Partial<ReturnType<typeof readDirectorySearch>>): DirectorySearch => ({
  ...(query.search && { search: query.search }),
  ...(query.sort && query.sort !== 'rating' && { sort: query.sort }),
  ...(query.page && query.page > 1 && { page: String(query.page) }),
});
