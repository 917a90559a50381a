import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import * as api from '../../../../lib/api.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { backToList, readFilters, sortOf, type DeskSearch } from '../desk-search.ts';
import type { Me } from '../me.ts';

interface NextTicketProps {
  after: number;
  me: Me;
  search: DeskSearch;
}

/** On to the ticket behind this one in the list one came from, without the way over the list. */
export function NextTicket({ after, me, search }: NextTicketProps) {
  const { data } = useQuery(
    api.tickets.staffList.query({ user_id: me.id, ...readFilters(search), ...sortOf(search), page: search.page ?? 1 }),
  );
  const tickets = data?.tickets ?? [];
  const place = tickets.findIndex(({ id }) => id === after);
  // What has left the list meanwhile is followed by the first that still waits there.
  const next = tickets.slice(place + 1).find(({ id }) => id !== after);
  if (!next) return null;
  return (
    <ButtonLink to={staffTabs.tickets} search={{ ...backToList(search), ticket: next.id }} kind="plain">
      Next ticket
      <ArrowRight size={18} aria-hidden="true" />
    </ButtonLink>
  );
}
