/** What the address says of the catalogue; anybody may have written that. */
export type CatalogueSearch = Partial<Record<'view' | 'q' | 'shown' | 'make', string>>;

export interface CatalogueLooking {
  /** The names that listings choose from, or the words that the search knows. */
  view: 'names' | 'words';
  search: string;
  shown: 'all' | 'offered' | 'hidden';
  /** Whose models are open. */
  makeId: number | null;
}

export const readCatalogueSearch = ({ view, q, shown, make }: CatalogueSearch): CatalogueLooking => ({
  view: view === 'words' ? view : 'names',
  search: (q ?? '').slice(0, 60),
  shown: shown === 'offered' || shown === 'hidden' ? shown : 'all',
  makeId: /^[1-9]\d{0,8}$/.test(make ?? '') ? Number(make) : null,
});

/** What is as it begins does not stand in the address. */
export const catalogueSearchOf = ({ view, search, shown, makeId }: CatalogueLooking): CatalogueSearch => ({
  ...(view !== 'names' && { view }),
  ...(search && { q: search }),
  ...(shown !== 'all' && { shown }),
  ...(makeId !== null && { make: String(makeId) }),
});
