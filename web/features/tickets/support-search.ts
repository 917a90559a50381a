import { ticketPriorities, ticketStatuses } from '@forecourt/contract/tickets/tickets.flow.ts';
import { choice, page, searchFields, whole, type SearchOf } from '../../lib/search-fields.ts';

const fields = searchFields({
  tab: choice(['tickets']),
  status: choice(ticketStatuses),
  category: whole(999_999_999),
  priority: choice(ticketPriorities),
  page: page(),
});

/** Search parameters of the support center. */
export type SupportSearch = SearchOf<typeof fields>;

export const readSupportSearch = (params: Record<string, unknown>): SupportSearch =>
  params.tab === 'tickets' ? fields.compact(params) : {};

export const isFiltered = ({ status, category, priority }: SupportSearch): boolean =>
  Boolean(status ?? category ?? priority);
