import { saleMethods, salePeriods, saleStates } from '@forecourt/contract/sales/sale-values.ts';
import { choice, page, phrase, searchFields, whole, type SearchOf } from '../../../lib/search-fields.ts';

export const maxSearch = 100;

const fields = searchFields({
  /** Omitted for sales. */
  side: choice(['bought']),
  period: choice(salePeriods),
  method: choice(saleMethods),
  state: choice(saleStates),
  /** The team member who sold it. */
  seller: whole(),
  search: phrase(maxSearch),
  page: page(),
});

/** Search parameters of the sales history. */
export type SalesSearch = SearchOf<typeof fields>;

/** A filter value as its control reports it. Empty for none. */
export type FilterChange = Partial<Record<keyof SalesSearch, string>>;

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readSalesSearch(params: Record<string, unknown>): SalesSearch {
  const { seller, ...search } = params;
  return fields.compact(search.side === 'bought' ? search : { ...search, seller });
}

/** The query for the server. */
export const filtersOf = ({ side, seller, page: _page, ...filters }: SalesSearch) => ({
  side: side ?? ('sold' as const),
  ...(seller && { seller_id: seller }),
  ...filters,
});

export const isFiltered = ({ side: _side, page: _page, ...filters }: SalesSearch): boolean =>
  Object.keys(filters).length > 0;
