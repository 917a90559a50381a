import type { LinkProps } from '@tanstack/react-router';
import type { QuickSearchResults } from '@forecourt/contract/quick-search/quick-search.ts';
import { shownNumber, statusNames } from '@forecourt/contract/tickets/tickets.flow.ts';
import { paths } from '../../../lib/paths.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';

export interface FoundItem {
  key: string;
  title: string;
  text: string;
  /** Why it was found, if neither title nor text show it. */
  reason?: string | null;
  to: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export interface FoundGroup {
  title: string;
  items: FoundItem[];
}

/** The groups that have results, each item with the page it opens. */
export const groupsOf = ({ tickets, people, cars }: QuickSearchResults): FoundGroup[] =>
  [
    {
      title: 'Tickets',
      items: tickets.map(({ id, ticket_number, subject, user_name, status }) => ({
        key: `ticket-${id}`,
        title: subject,
        text: `${shownNumber(ticket_number)}, ${user_name}, ${statusNames[status]}`,
        to: { to: staffTabs.tickets, search: { ticket: id } },
      })),
    },
    {
      title: 'People',
      items: people.map(({ id, name, status }) => ({
        key: `person-${id}`,
        title: name,
        text: `Account ${status}`,
        to: { to: staffTabs.users, search: { person: id } },
      })),
    },
    {
      title: 'Cars',
      items: cars.map(({ id, title, seller_name, status, found_by }) => ({
        key: `car-${id}`,
        title,
        text: `${seller_name}, ${status}`,
        reason: found_by,
        to: { to: paths.car, params: { id: String(id) } },
      })),
    },
  ].filter(({ items }) => items.length > 0);
