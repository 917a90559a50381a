import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import type { sales } from '@forecourt/contract/sales/sales.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../../../lib/api.ts';
import { PrintList } from '../../../../ui/print/print-list.tsx';
import { filtersOf, type SalesSearch } from '../sales-search.ts';
import { SalesSheet } from './sales-sheet.tsx';

interface PrintSalesProps {
  user: { name: string };
  search: SalesSearch;
  /** The page that is currently shown. */
  shown: Result<typeof sales.mine>;
}

/** Prints all matching sales. */
export function PrintSales({ user, search, shown }: PrintSalesProps) {
  async function load(): Promise<readonly Sale[]> {
    const list: Sale[] = [];
    for (let page = 1; page <= Math.min(shown.pages, maxPages); page += 1)
      list.push(...(await api.sales.mine({ ...filtersOf(search), page })).sales);
    return list;
  }
  return (
    <PrintList
      shown={shown.sales}
      load={load}
      renderSheet={(list) => <SalesSheet user={user} search={search} page={shown} sales={list} />}
    />
  );
}

/** Five hundred sales are about ten sheets. For more, users can export the file. */
const maxPages = 25;
