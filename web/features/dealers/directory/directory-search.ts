import { dealerSorts, type DealerSort } from '@forecourt/contract/dealers/directory-values.ts';
import { choice, page, phrase, searchFields } from '../../../lib/search-fields.ts';

/** The directory's search parameters. */
export type DirectorySearch = {
  search?: string;
  sort?: DealerSort;
  page?: string;
};

const fields = searchFields({
  search: phrase(100, { cut: true }),
  sort: choice(dealerSorts, 'rating'),
  page: page(1000),
});

export const readDirectorySearch = fields.read;

/** Leaves out defaults so that each list has exactly one address. */
export const directorySearch = (query: Partial<ReturnType<typeof readDirectorySearch>>): DirectorySearch =>
  fields.write(query);
