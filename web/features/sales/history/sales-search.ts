import {
  salePeriods,
  saleMethods,
  saleStates,
  type SaleMethod,
  type SalePeriod,
  type SaleState,
} from '@forecourt/contract/sales/sale-values.ts';

/** What stands in the address of the sales history. */
export type SalesSearch = {
  /** Left out for what one sold. */
  side?: 'bought';
  period?: SalePeriod;
  method?: SaleMethod;
  state?: SaleState;
  /** Who of the team sold. */
  seller?: number;
  search?: string;
  page?: number;
};

/** One filter as its control says it; empty for none. */
export type FilterChange = Partial<Record<keyof SalesSearch, string>>;

/** Reads an address as people write it; what is not valid or says nothing is dropped. */
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

/** What is asked of the server for it. */
export const filtersOf = ({ side, seller, page: _page, ...filters }: SalesSearch) => ({
  side: side ?? ('sold' as const),
  ...(seller && { seller_id: seller }),
  ...filters,
});

export const isFiltered = ({ side: _side, page: _page, ...filters }: SalesSearch): boolean =>
  Object.keys(filters).length > 0;

export const maxSearch = 100;
