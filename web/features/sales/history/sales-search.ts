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
export function readSalesSearch(params: Record<string, unknown>): SalesSearch {
  const period = salePeriods.find((one) => one === params.period);
  const method = saleMethods.find((one) => one === params.method);
  const state = saleStates.find((one) => one === params.state);
  const seller = /^[1-9]\d{0,14}$/.test(String(params.seller)) ? Number(params.seller) : undefined;
  const search = typeof params.search === 'string' ? params.search.trim() : '';
  const page = /^[1-9]\d{0,2}$/.test(String(params.page)) ? Number(params.page) : 1;
  return {
    ...(params.side === 'bought' && { side: 'bought' as const }),
    ...(period && { period }),
    ...(method && { method }),
    ...(state && { state }),
    ...(seller && params.side !== 'bought' && { seller }),
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
