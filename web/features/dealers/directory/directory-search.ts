import { dealerSorts, type DealerSort } from '@forecourt/contract/dealers/directory-values.ts';
import { textOf } from '../../../lib/search-text.ts';

/** What stands in the address of the directory. */
export type DirectorySearch = {
  search?: string;
  sort?: DealerSort;
  page?: string;
};

/** Whatever somebody typed into the address, as what can be asked for. */
export function readDirectorySearch(given: Record<string, unknown>) {
  const search = textOf(given.search)?.trim().slice(0, 100);
  const page = Number(textOf(given.page));
  return {
    search: search || undefined,
    sort: dealerSorts.find((one) => one === given.sort) ?? 'rating',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The usual is left out, so that one list has one address. */
export const directorySearch = (asked: Partial<ReturnType<typeof readDirectorySearch>>): DirectorySearch => ({
  ...(asked.search && { search: asked.search }),
  ...(asked.sort && asked.sort !== 'rating' && { sort: asked.sort }),
  ...(asked.page && asked.page > 1 && { page: String(asked.page) }),
});
