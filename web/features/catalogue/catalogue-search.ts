import { choice, named, orNull, searchFields, typed, whole } from '../../lib/search-fields.ts';

/** The catalogue's search parameters, unvalidated. */
export type CatalogueSearch = Partial<Record<'view' | 'q' | 'shown' | 'make', string>>;

const fields = searchFields({
  /** The makes and models, the areas, or the search synonyms. */
  view: choice(['names', 'areas', 'words'], 'names'),
  search: named('q', typed(60)),
  shown: choice(['all', 'offered', 'hidden'], 'all'),
  /** The make whose models are open. */
  makeId: named('make', orNull(whole(999_999_999))),
});

export type CatalogueLooking = ReturnType<typeof fields.read>;

export const readCatalogueSearch: (params: CatalogueSearch) => CatalogueLooking = fields.read;

/** Defaults are left out of the address. */
export const catalogueSearchOf: (filters: CatalogueLooking) => CatalogueSearch = fields.write;
