import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { count, countOf, money } from '../../../lib/format.ts';
import { useScrollRestoration } from '../../../lib/scroll-restoration.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { HistoryFilters } from './history-filters.tsx';
import type { TypedText } from '../../../ui/search-field.tsx';
import { HistoryList } from './history-list.tsx';
import { isFiltered, type HistorySearch } from './history-search.ts';
import { RunningNow } from './running-now.tsx';
import { useExport } from './use-export.ts';
import { words } from './words.ts';

interface PaymentHistoryProps {
  userId: number;
  search: HistorySearch;
  typed: TypedText;
  onGo: (next: HistorySearch) => void;
}

export function PaymentHistory({ userId, search, typed, onGo }: PaymentHistoryProps) {
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...api.payments.paymentHistory.query({ user_id: userId, ...search }),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('payments');
  useScrollRestoration(data !== undefined);
  const { exportAll, isExporting } = useExport(userId, search);
  const page = search.page ?? 1;
  useLastPage(page, isPlaceholderData ? undefined : data?.pages, (last) => onGo({ ...search, page: last }));

  const clear = () => (typed.type(''), onGo({}));
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-8 py-[clamp(24px,4vw,52px)]">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-lg text-ink-2">{words.subtitle}</p>
        </div>
        <TotalSpent amount={data?.total_spent} isFailed={Boolean(error) && !data} />
      </div>
      <RunningNow userId={userId} />
      <div className="grid grid-cols-1 gap-4">
        <HistoryFilters
          status={search.status}
          onStatus={(status) => onGo({ ...(status && { status }), ...(search.search && { search: search.search }) })}
          typed={typed}
          onClearSearch={() => (typed.type(''), onGo({ ...(search.status && { status: search.status }) }))}
          canExport={!isPlaceholderData && (data?.matching ?? 0) > 0}
          isExporting={isExporting}
          onExport={exportAll}
        />
        {error && !data ? (
          <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <HistoryList
            payments={isPlaceholderData ? undefined : data?.payments}
            hasAny={(data?.total ?? 0) > 0}
            onClear={clear}
          />
        )}
        {data && !isPlaceholderData && data.matching > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <output className="text-sm text-ink-2">
              Showing {count(data.payments.length)} of {countOf(data.total, 'transaction', 'transactions')}
              {data.pages > 1 && isFiltered(search) && ` (${count(data.matching)} match your filters)`}
            </output>
            <Pager page={page} pages={data.pages} onPage={(next) => onGo({ ...search, page: next })} />
          </div>
        )}
      </div>
    </div>
  );
}

const TotalSpent = ({ amount, isFailed }: { amount: number | undefined; isFailed: boolean }) => {
  if (isFailed) return null;
  return (
    <dl className="grid gap-1 rounded-l border border-line bg-surface px-5 py-3.5 sm:justify-items-end">
      <dt className="text-sm text-ink-2">{words.totalSpent}</dt>
      <dd className="wide text-xl">{amount === undefined ? <Skeleton className="h-7 w-24" /> : money(amount)}</dd>
    </dl>
  );
};
