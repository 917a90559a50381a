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

/** Links to the next ticket in the list the user came from. */
export function NextTicket({ after, me, search }: NextTicketProps) {
  const { data } = useQuery(
    api.tickets.staffList.query({ user_id: me.id, ...readFilters(search), ...sortOf(search), page: search.page ?? 1 }),
  );
  const tickets = data?.tickets ?? [];
  const place = tickets.findIndex(({ id }) => id === after);
  // If this ticket has left the list, continue with the first one that is still waiting.
  const next = tickets.slice(place + 1).find(({ id }) => id !== after);
  if (!next) return null;
  return (
    <ButtonLink to={staffTabs.tickets} search={{ ...backToList(search), ticket: next.id }} kind="plain">
      Next ticket
      <ArrowRight size={18} aria-hidden="true" />
    </ButtonLink>
  );
}
