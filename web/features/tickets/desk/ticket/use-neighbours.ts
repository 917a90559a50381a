import { useQuery } from '@tanstack/react-query';
import * as api from '../../../../lib/api.ts';
import { readFilters, sortOf, type DeskSearch } from '../desk-search.ts';
import type { Me } from '../me.ts';

/** The tickets before and after this one in the list the user came from. */
export function useNeighbours(id: number, me: Me, search: DeskSearch) {
  const { data } = useQuery(
    api.tickets.staffList.query({ user_id: me.id, ...readFilters(search), ...sortOf(search), page: search.page ?? 1 }),
  );
  const tickets = data?.tickets ?? [];
  const place = tickets.findIndex((ticket) => ticket.id === id);
  // If this ticket has left the list, continue with the first one.
  const after = tickets.slice(place + 1);
  return {
    previous: place > 0 ? tickets[place - 1]?.id : undefined,
    next: after[0]?.id,
    /** The next one that this staff member can work on now. */
    nextOpen: after.find(
      ({ status, is_own, is_decider }) => (status === 'open' || status === 'in_progress') && !is_own && !is_decider,
    )?.id,
  };
}
