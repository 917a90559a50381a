import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import * as api from '../../../../lib/api.ts';
import { countOf } from '../../../../lib/format.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { useShortcuts } from '../../../../lib/shortcuts.ts';
import { staffKeys } from '../../../../lib/staff-shortcuts.ts';
import { useScrollRestoration } from '../../../../lib/scroll-restoration.ts';
import { useLastPage } from '../../../../lib/use-last-page.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import type { TypedText } from '../../../../ui/search-field.tsx';
import { DeskHeading, deskTitle } from '../desk-heading.tsx';
import { readDeskSearch, readFilters, sortOf, type DeskSearch } from '../desk-search.ts';
import { handlesTickets, type Me } from '../me.ts';
import { words } from '../words.ts';
import { OverdueNote } from '../due/overdue-note.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { Counters } from './counters.tsx';
import { ListFilters } from './list-filters.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { Tickets } from './tickets.tsx';

export interface TicketListProps {
  me: Me;
  search: DeskSearch;
  onGo: (next: DeskSearch, options?: { replace?: boolean }) => void;
  typed: TypedText;
}

export function TicketList({ me, search, onGo, typed }: TicketListProps) {
  const page = search.page ?? 1;
  const filters = readFilters(search);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...api.tickets.staffList.query({ user_id: me.id, ...filters, ...sortOf(search), page }),
    placeholderData: keepPreviousData,
  });
  useScrollRestoration(data !== undefined);
  useLastPage(page, isPlaceholderData ? undefined : data?.pagination.pages, (last) =>
    onGo({ ...search, page: last }, { replace: true }),
  );
  const tickets = isPlaceholderData ? undefined : data?.tickets;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // Tickets that are no longer on the page must not be changed unseen.
  const selected = tickets?.filter(({ id }) => chosen.has(id)) ?? [];

  useShortcuts({
    [staffKeys.next]: () => focusTicket(1),
    [staffKeys.previous]: () => focusTicket(-1),
    [staffKeys.find]: () => document.querySelector<HTMLElement>(`#${ticketsId} input[type=search]`)?.focus(),
  });

  function clear() {
    typed.type('');
    onGo({ ...sortOf(search) });
    // The button that had focus is gone.
    document.getElementById(deskTitle)?.focus({ preventScroll: true });
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <DeskHeading
        title={words.title}
        actions={
          <>
            <ButtonLink to={staffTabs.tickets} search={{}} kind="plain" onClick={() => typed.type('')}>
              {words.viewAll}
            </ButtonLink>
            <ButtonLink to={staffTabs.tickets} search={{ view: 'analytics' }} kind="plain">
              <ChartNoAxesColumn size={18} aria-hidden="true" />
              {words.analytics}
            </ButtonLink>
          </>
        }
      />
      <Counters counters={data?.counters} hasFailed={Boolean(error && !data)} search={search} />
      <section id={ticketsId} aria-label="Tickets" className="grid grid-cols-1 gap-3">
        <OverdueNote overdue={data?.counters.overdue ?? 0} search={search} />
        <ListFilters me={me} search={search} onGo={onGo} typed={typed} />
        <SavedFilters search={search} onClear={clear} />
        {error && !data ? (
          <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Tickets me={me} search={search} tickets={tickets} chosen={chosen} onChoose={setChosen} onClear={clear} />
        )}
        {data && !isPlaceholderData && data.pagination.total > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <output className="text-sm text-ink-2">{countOf(data.pagination.total, 'ticket')}</output>
            <Pager
              page={page}
              pages={data.pagination.pages}
              renderLink={(number, link) => (
                <Link
                  to={staffTabs.tickets}
                  search={readDeskSearch({ ...search, page: number })}
                  activeOptions={{ exact: true }}
                  {...link}
                />
              )}
              isShort
            />
          </div>
        )}
        {handlesTickets(me) && <BulkBar me={me} selected={selected} onClear={() => setChosen(new Set())} />}
      </section>
      <QuickActions me={me} />
    </div>
  );
}

const ticketsId = 'desk-tickets';

/** Moves the focus to the ticket after or before the focused one. */
function focusTicket(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>(`#${ticketsId} a[data-ticket]`)];
  const place = links.findIndex((link) => link === document.activeElement);
  links[place === -1 ? 0 : Math.min(Math.max(place + step, 0), links.length - 1)]?.focus();
}
