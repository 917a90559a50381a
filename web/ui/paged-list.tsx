import type { ComponentProps, ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { countOf } from '../lib/format.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useLastPage } from '../lib/use-last-page.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Pager } from './pager.tsx';
import { Skeleton } from './skeleton.tsx';

interface PagedListProps<T extends { pages: number; total?: number }> {
  list: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  isEmpty: (data: T) => boolean;
  page: number;
  /** With `replace` if the page no longer exists and the last one is shown instead. */
  onPage: (page: number, how?: { replace: true }) => void;
  /** Title if the list can't be loaded. */
  failed: string;
  empty: ComponentProps<typeof EmptyState>;
  /** Names one of what `total` counts. */
  noun?: string;
  /** Next to the pager, instead of the total. */
  summary?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A list with pages, or why there is none: it's loading, it failed or it's empty. */
export function PagedList<T extends { pages: number; total?: number }>({
  list: { data, error, isPlaceholderData, refetch },
  isEmpty,
  page,
  onPage,
  failed,
  empty,
  noun,
  summary,
  children,
}: PagedListProps<T>) {
  useLastPage(page, isPlaceholderData ? undefined : data?.pages, (last) => onPage(last, { replace: true }));
  if (!data)
    return error ? (
      <ErrorState level={2} title={failed} text={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 rounded-l" />
    );
  if (isEmpty(data)) return <EmptyState {...empty} />;
  return (
    <div aria-busy={isPlaceholderData || undefined} className="grid grid-cols-1 gap-5">
      {children(data)}
      <div className="flex flex-wrap items-center justify-between gap-4 empty:hidden">
        {summary}
        {noun && <output className="text-sm text-ink-2">{countOf(data.total ?? 0, noun)}</output>}
        <Pager page={page} pages={data.pages} onPage={onPage} />
      </div>
    </div>
  );
}
