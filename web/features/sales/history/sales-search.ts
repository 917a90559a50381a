import {
  salePeriods,
  saleMethods,
  saleStates,
  type SaleMethod,
  type SalePeriod,
  type SaleState,
} from '@forecourt/contract/sales/sale-values.ts';

/** Search parameters of the sales history. */
export type SalesSearch = {
  /** Omitted for sales. */
  side?: 'bought';
  period?: SalePeriod;
  method?: SaleMethod;
  state?: SaleState;
  /** The team member who sold it. */
  seller?: number;
  search?: string;
  page?: number;
};

/** A filter value as its control reports it. Empty for none. */
export type FilterChange = Partial<Record<keyof SalesSearch, string>>;

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readSalesSearch(given: Record<string, unknown>): SalesSearch {
  const period = salePeriods.find((one) => one === given.period);
  const method = saleMethods.find((one) => one === given.method);
  const state = saleStates.find((one) => one === given.state);
  const seller = /^[1-9]\d{0,14}$/.test(String(given.seller)) ? Number(given.seller) : undefined;
  const search = typeof given.search === 'string' ? given.search.trim() : '';
  const page = /^[1-9]\d{0,2}$/.test(String(given.page)) ? Number(given.page) : 1;
  return {
    ...(given.side === 'bought' && { side: 'bought' as const }),
    ...(period && { period }),
    ...(method && { method }),
    ...(state && { state }),
    ...(seller && given.side !== 'bought' && { seller }),
    ...(search && search.length <= maxSearch && { search }),
    ...(page > 1 && { page }),
  };
}

/** The query for the server. */
export const filtersOf = ({ side, seller, page: _page, ...filters }: SalesSearch) => ({
  side: side ?? ('sold' as const),
  ...(seller && { seller_id: seller }),
  ...filters,
});

export const isFiltered = ({ side: _side, page: _page, ...filters }: SalesSearch): boolean =>
  Object.keys(filters).length > 0;

export const maxSearch = 100;
