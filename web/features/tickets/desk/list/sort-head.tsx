import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { TicketSort } from '@forecourt/contract/tickets/ticket-values.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import type { Column } from '../../../../ui/table.tsx';
import { readDeskSearch, type DeskSearch } from '../desk-search.ts';

/** Column header that sorts when selected and reverses the order when selected again. */
export function sortHead(
  title: string,
  [first, second]: readonly [TicketSort, TicketSort],
  search: DeskSearch,
): Pick<Column<StaffTicket>, 'head' | 'sorted'> {
  const next = search.sort === first ? second : first;
  const [sorted, Arrow] = wayOf(search.sort, first, second);
  return {
    sorted,
    head: (
      <Link
        to={staffTabs.tickets}
        search={readDeskSearch({ ...search, page: undefined, sort: next })}
        resetScroll={false}
        title={sortNames[next]}
        className="-mx-1 inline-flex items-center gap-1 rounded-s px-1 hover:text-ink"
      >
        {title}
        <Arrow size={14} aria-hidden="true" className={sorted === 'none' ? undefined : 'text-ink'} />
      </Link>
    ),
  };
}

function wayOf(sort: TicketSort | undefined, first: TicketSort, second: TicketSort) {
  if (sort === first) return ['descending', ArrowDown] as const;
  return sort === second ? (['ascending', ArrowUp] as const) : (['none', ArrowUpDown] as const);
}

export const sortNames: Record<TicketSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  most_urgent: 'Most urgent first',
  least_urgent: 'Least urgent first',
};
