/** The catalogue's search parameters, unvalidated. */
export type CatalogueSearch = Partial<Record<'view' | 'q' | 'shown' | 'make', string>>;

export interface CatalogueLooking {
  /** The makes and models, or the search synonyms. */
  view: 'names' | 'words';
  search: string;
  shown: 'all' | 'offered' | 'hidden';
  /** The make whose models are open. */
  makeId: number | null;
}

export const readCatalogueSearch = ({ view, q, shown, make }: CatalogueSearch): CatalogueLooking => ({
  view: view === 'words' ? view : 'names',
  search: (q ?? '').slice(0, 60),
  shown: shown === 'offered' || shown === 'hidden' ? shown : 'all',
  makeId: /^[1-9]\d{0,8}$/.test(make ?? '') ? Number(make) : null,
});

/** Defaults are left out of the address. */
export const catalogueSearchOf = ({ view, search, shown, makeId }: CatalogueLooking): CatalogueSearch => ({
  ...(view !== 'names' && { view }),
  ...(search && { q: search }),
  ...(shown !== 'all' && { shown }),
  ...(makeId !== null && { make: String(makeId) }),
});
