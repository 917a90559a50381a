import {
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';

/** Search parameters of the support center. */
export type SupportSearch = {
  tab?: 'tickets';
  status?: TicketStatus;
  category?: number;
  priority?: TicketPriority;
  page?: number;
};

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readSupportSearch(params: Record<string, unknown>): SupportSearch {
  if (params.tab !== 'tickets') return {};
  const status = ticketStatuses.find((one) => one === params.status);
  const priority = ticketPriorities.find((one) => one === params.priority);
  const category = /^[1-9]\d{0,8}$/.test(String(params.category)) ? Number(params.category) : undefined;
  const page = /^[1-9]\d{0,2}$/.test(String(params.page)) ? Number(params.page) : 1;
  return {
    tab: 'tickets',
    ...(status && { status }),
    ...(category && { category }),
    ...(priority && { priority }),
    ...(page > 1 && { page }),
  };
}

export const isFiltered = ({ status, category, priority }: SupportSearch): boolean =>
  Boolean(status ?? category ?? priority);
