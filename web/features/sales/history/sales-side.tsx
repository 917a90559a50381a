import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../../lib/api.ts';
import { count, countOf, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useScrollRestoration } from '../../../lib/scroll-restoration.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { TypedText } from '../../../ui/search-field.tsx';
import { Figures } from '../figures.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { words } from '../words.ts';
import { NoMatches, NoPurchases, NoSales } from './empty-sales.tsx';
import { MonthsPlot } from './months-plot.tsx';
import { PrintSales } from './print/print-sales.tsx';
import { SalesFilters } from './sales-filters.tsx';
import { SalesList, SalesSkeleton } from './sales-list.tsx';
import { filtersOf, isFiltered, readSalesSearch, type SalesSearch } from './sales-search.ts';
import { useExport } from './use-export.ts';

export interface SalesSideProps {
  user: { id: number; name: string };
  search: SalesSearch;
  typed: TypedText;
  onGo: (next: SalesSearch) => void;
  /** Provided by the page: the button to write a review. */
  renderReview: (sale: Sale) => ReactNode;
  renderDecision: (sale: Sale) => ReactNode;
}

/** Sales or purchases: the totals and the list. */
export function SalesSide({ user, search, typed, onGo, renderReview, renderDecision }: SalesSideProps) {
  const page = search.page ?? 1;
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...api.sales.mine.query({ ...filtersOf(search), page }),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('sales');
  useScrollRestoration(data !== undefined);
  useLastPage(page, isPlaceholderData ? undefined : data?.pages, (last) => onGo({ ...search, page: last }));
  const { exportAll, isExporting } = useExport(search);
  const isBought = search.side === 'bought';
  const clear = () => (typed.type(''), onGo(isBought ? { side: 'bought' } : {}));

  if (error && !data)
    return <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  const hasNone = data?.total === 0 && data.annulled === 0 && !isFiltered(search) && !isPlaceholderData;
  if (hasNone) return isBought ? <NoPurchases /> : <NoSales />;
  const sum = data?.summary;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures
        figures={[
          { title: isBought ? 'Total Purchases' : 'Total Sales', value: sum && count(sum.total) },
          { title: 'Verified', value: sum && count(sum.verified) },
          { title: 'Pending', value: sum && count(sum.pending) },
          { title: 'Amount Set', value: sum && count(sum.amount_set) },
          { title: isBought ? 'Spent' : 'Revenue', value: sum && money(sum.revenue) },
        ]}
      />
      {!isBought && data && data.months.some(({ sales }) => sales > 0) && <MonthsPlot months={data.months} />}
      <SalesFilters
        search={search}
        typed={typed}
        sellers={isBought ? [] : (data?.sellers ?? [])}
        onChange={(change) => onGo(readSalesSearch({ ...search, page: 1, ...change }))}
        onClearSearch={() => (typed.type(''), onGo(readSalesSearch({ ...search, page: 1, search: '' })))}
      />
      {data && !isPlaceholderData ? (
        <>
          {data.total === 0 && <NoMatches onClear={clear} />}
          {data.annulled > 0 && (
            <p className="text-sm text-ink-2">
              {countOf(data.annulled, `annulled ${isBought ? 'purchase' : 'sale'}`)}{' '}
              {data.annulled === 1 ? 'is' : 'are'} not counted here.{' '}
              <Link
                to={paths.sales}
                search={readSalesSearch({ ...search, page: 1, state: 'annulled' })}
                className="font-semibold text-ink underline decoration-edge underline-offset-4"
              >
                {data.annulled === 1 ? 'Show it' : 'Show them'}
              </Link>
            </p>
          )}
          {data.total > 0 && (
            <div className="grid grid-cols-1 gap-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <output className="text-sm text-ink-2">
                  {data.pages > 1 && `Page ${page} of ${data.pages}, `}
                  {countOf(data.total, isBought ? 'purchase' : 'sale')}
                </output>
                <div className="flex gap-2.5">
                  <PrintSales user={user} search={search} shown={data} />
                  <Button
                    kind="plain"
                    size="small"
                    className="pointer-coarse:h-11"
                    busy={isExporting}
                    onClick={exportAll}
                  >
                    {!isExporting && <Download size={16} aria-hidden="true" />}
                    Export CSV
                  </Button>
                </div>
              </div>
              <SalesList
                label={isBought ? 'Purchases' : 'Sales'}
                sales={data.sales}
                userId={user.id}
                renderReview={renderReview}
                renderDecision={renderDecision}
              />
            </div>
          )}
          <Pager page={page} pages={data.pages} onPage={(next) => onGo({ ...search, page: next })} />
        </>
      ) : (
        <SalesSkeleton />
      )}
    </div>
  );
}
