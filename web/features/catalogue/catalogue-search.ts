/** What the address says of the catalogue; anybody may have written that. */
export type CatalogueSearch = Partial<Record<'q' | 'shown' | 'make', string>>;

export interface CatalogueLooking {
  search: string;
  shown: 'all' | 'offered' | 'hidden';
  /** Whose models are open. */
  makeId: number | null;
}

export const readCatalogueSearch = ({ q, shown, make }: CatalogueSearch): CatalogueLooking => ({
  search: (q ?? '').slice(0, 60),
  shown: shown === 'offered' || shown === 'hidden' ? shown : 'all',
  makeId: /^[1-9]\d{0,8}$/.test(make ?? '') ? Number(make) : null,
});

/** What is as it begins does not stand in the address. */
export const catalogueSearchOf = ({ search, shown, makeId }: CatalogueLooking): CatalogueSearch => ({
  ...(search && { q: search }),
  ...(shown !== 'all' && { shown }),
  ...(makeId !== null && { make: String(makeId) }),
});
