import { ticketChoices, ticketSorts } from '@forecourt/contract/tickets/ticket-values.ts';
import { ticketPriorities, ticketStatuses } from '@forecourt/contract/tickets/tickets.flow.ts';
import { choice, page, phrase, searchFields, whole, type SearchOf } from '../../../lib/search-fields.ts';

export const views = ['analytics', 'templates', 'categories'] as const;
export const periods = ['7', '30', '90', '365'] as const;
export const maxSearch = 100;

const id = whole(999_999_999);
const people = choice(['me', 'nobody']);

const filters = {
  status: choice(ticketStatuses),
  category: id,
  priority: choice(ticketPriorities),
  assigned: {
    read: (value: unknown) => people.read(value) ?? id.read(value),
    usual: undefined as 'me' | 'nobody' | number | undefined,
  },
  only: choice(ticketChoices),
  search: phrase(maxSearch),
};
/** If omitted, tickets that are waiting come first. */
const order = { sort: choice(ticketSorts) };

const fields = searchFields({
  view: choice(views),
  ...filters,
  ...order,
  page: page(1000),
  ticket: id,
  /** Opens the ticket with the reply box focused. */
  reply: choice(['1']),
  /** Opens the form for a new template. */
  new: choice(['1']),
  days: choice(periods),
});

/** Search parameters of the tickets tab. */
export type DeskSearch = SearchOf<typeof fields>;

export const readFilters = searchFields(filters).compact;
export const sortOf = searchFields(order).compact;

/** Filters of the ticket list. */
export type DeskFilters = ReturnType<typeof readFilters>;

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readDeskSearch({ reply, new: isNew, days, ...params }: Record<string, unknown>): DeskSearch {
  const { view, ticket } = fields.read(params);
  return fields.compact({
    ...params,
    ...(ticket && { reply }),
    ...(view === 'templates' && { new: isNew }),
    ...(view === 'analytics' && { days }),
  });
}

export const isFiltered = (search: DeskSearch): boolean => Object.keys(readFilters(search)).length > 0;

/** The list with the filters and the page it was left with. */
export const backToList = ({ page, ...search }: DeskSearch): DeskSearch => ({
  ...readFilters(search),
  ...sortOf(search),
  ...(page && { page }),
});
