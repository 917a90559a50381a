import { useRef } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useScrollRestoration } from '../../../lib/scroll-restoration.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { isFiltered, type SupportSearch } from '../support-search.ts';
import { words } from '../words.ts';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketList } from './ticket-list.tsx';

interface MyTicketsProps {
  userId: number;
  search: SupportSearch;
  onGo: (next: SupportSearch) => void;
}

export function MyTickets({ userId, search, onGo }: MyTicketsProps) {
  const { tab: _, ...wanted } = search;
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...api.tickets.list.query({ user_id: userId, ...wanted }),
    placeholderData: keepPreviousData,
  });
  const page = search.page ?? 1;
  const pages = isPlaceholderData ? undefined : data?.pagination.pages;
  useScrollRestoration(data !== undefined);
  useLastPage(page, pages, (last) => onGo({ ...search, page: last }));
  const hasFailed = error && !data;
  const heading = useRef<HTMLHeadingElement>(null);
  function clear() {
    onGo({ tab: 'tickets' });
    // The button that had focus is now disabled or gone.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="my-tickets" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="my-tickets" tabIndex={-1} className="text-xl">
        {data ? words.mineTitle(count(data.pagination.total)) : words.mineHeading}
      </h2>
      <TicketFilters search={search} onGo={onGo} onClear={clear} />
      {hasFailed ? (
        <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <TicketList
          tickets={isPlaceholderData ? undefined : data?.tickets}
          isFiltered={isFiltered(search)}
          onClear={clear}
          onCreate={() => onGo({})}
        />
      )}
      {!hasFailed && pages !== undefined && (
        <Pager page={page} pages={pages} onPage={(next) => onGo({ ...search, page: next })} />
      )}
    </section>
  );
}
