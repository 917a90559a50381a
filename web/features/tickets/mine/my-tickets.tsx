import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { usePlaceAgain } from '../../../lib/place-again.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isFiltered, type SupportSearch } from '../support-search.ts';
import { words } from '../words.ts';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketList } from './ticket-list.tsx';

interface MyTicketsProps {
  userId: number;
  search: SupportSearch;
  onGo: (next: SupportSearch) => void;
  renderPaging: (page: number, pages: number) => ReactNode;
}

export function MyTickets({ userId, search, onGo, renderPaging }: MyTicketsProps) {
  const { tab: _, ...wanted } = search;
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...api.tickets.list.query({ user_id: userId, ...wanted }),
    placeholderData: keepPreviousData,
  });
  const page = search.page ?? 1;
  const pages = isPlaceholderData ? undefined : data?.pagination.pages;
  usePlaceAgain(data !== undefined);
  useLastPage(page, pages, (last) => onGo({ ...search, page: last }));
  const hasFailed = error && !data;
  const heading = useRef<HTMLHeadingElement>(null);
  function clear() {
    onGo({ tab: 'tickets' });
    // What was pressed can be pressed no longer, or is gone.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="my-tickets" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="my-tickets" tabIndex={-1} className="text-xl">
        {data ? words.mineTitle(count(data.pagination.total)) : words.mineHeading}
      </h2>
      <TicketFilters search={search} onGo={onGo} onClear={clear} />
      {hasFailed ? (
        <ErrorState
          level={2}
          title={words.listFailed}
          text={sentenceOf(error, 'Something went wrong on our side. Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TicketList
          tickets={isPlaceholderData ? undefined : data?.tickets}
          isFiltered={isFiltered(search)}
          onClear={clear}
          onCreate={() => onGo({})}
        />
      )}
      {!hasFailed && pages !== undefined && pages > 1 && renderPaging(page, pages)}
    </section>
  );
}

/** An address past the end leads to the last page there is. */
function useLastPage(page: number, pages: number | undefined, onLast: (last: number) => void) {
  const goBack = useEffectEvent(onLast);
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) goBack(pages);
  }, [page, pages]);
}
