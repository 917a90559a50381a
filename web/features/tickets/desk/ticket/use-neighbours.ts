import { useQuery } from '@tanstack/react-query';
import * as api from '../../../../lib/api.ts';
import { readFilters, sortOf, type DeskSearch } from '../desk-search.ts';
import type { Me } from '../me.ts';

/** The tickets before and after this one in the list the user came from. */
export function useNeighbours(id: number, me: Me, search: DeskSearch): { previous?: number; next?: number } {
  const { data } = useQuery(
    api.tickets.staffList.query({ user_id: me.id, ...readFilters(search), ...sortOf(search), page: search.page ?? 1 }),
  );
  const ids = (data?.tickets ?? []).map((ticket) => ticket.id);
  const place = ids.indexOf(id);
  const previous = place > 0 ? ids[place - 1] : undefined;
  // If this ticket has left the list, continue with the first one that is still waiting.
  const next = ids[place + 1];
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
}
