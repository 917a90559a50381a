import {
  ticketChoices,
  ticketSorts,
  type TicketChoice,
  type TicketSort,
} from '@forecourt/contract/tickets/ticket-values.ts';
import {
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';

/** Filters of the ticket list. */
export type DeskFilters = {
  status?: TicketStatus;
  category?: number;
  priority?: TicketPriority;
  assigned?: 'me' | 'nobody' | number;
  only?: TicketChoice;
  search?: string;
};

/** Search parameters of the tickets tab. */
export type DeskSearch = DeskFilters & {
  view?: (typeof views)[number];
  /** If omitted, tickets that are waiting come first. */
  sort?: TicketSort;
  page?: number;
  ticket?: number;
  /** Opens the ticket with the reply box focused. */
  reply?: '1';
  /** Opens the form for a new template. */
  new?: '1';
  days?: (typeof periods)[number];
};

export const views = ['analytics', 'templates', 'categories'] as const;
export const periods = ['7', '30', '90', '365'] as const;
export const maxSearch = 100;

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readDeskSearch(params: Record<string, unknown>): DeskSearch {
  const ticket = idOf(params.ticket);
  const view = views.find((one) => one === params.view);
  const days = periods.find((one) => one === params.days);
  const page = idOf(params.page) ?? 1;
  return {
    ...(view && { view }),
    ...readFilters(params),
    ...sortOf(params),
    ...(page > 1 && page <= 1000 && { page }),
    ...(ticket && { ticket }),
    ...(ticket && params.reply === '1' && { reply: '1' }),
    ...(view === 'templates' && params.new === '1' && { new: '1' }),
    ...(view === 'analytics' && days && { days }),
  };
}

export function readFilters(params: Record<string, unknown>): DeskFilters {
  const status = ticketStatuses.find((one) => one === params.status);
  const priority = ticketPriorities.find((one) => one === params.priority);
  const category = idOf(params.category);
  const assigned = params.assigned === 'me' || params.assigned === 'nobody' ? params.assigned : idOf(params.assigned);
  const only = ticketChoices.find((one) => one === params.only);
  const search = typeof params.search === 'string' ? params.search.trim() : '';
  return {
    ...(status && { status }),
    ...(category && { category }),
    ...(priority && { priority }),
    ...(assigned && { assigned }),
    ...(only && { only }),
    ...(search && search.length <= maxSearch && { search }),
  };
}

export function sortOf(params: { sort?: unknown }): Pick<DeskSearch, 'sort'> {
  const sort = ticketSorts.find((one) => one === params.sort);
  return sort ? { sort } : {};
}

export const isFiltered = (search: DeskSearch): boolean => Object.keys(readFilters(search)).length > 0;

/** The list with the filters and the page it was left with. */
export const backToList = ({ page, ...search }: DeskSearch): DeskSearch => ({
  ...readFilters(search),
  ...sortOf(search),
  ...(page && { page }),
});

const idOf = (value: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined);
