import { Inbox } from 'lucide-react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { useMedia } from '../../../../lib/media.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { isFiltered } from '../desk-search.ts';
import { words } from '../words.ts';
import { TicketCards } from './ticket-cards.tsx';
import { TicketTable } from './ticket-table.tsx';
import type { TicketsShown } from './tickets-shown.ts';

interface TicketsProps extends Omit<TicketsShown, 'tickets'> {
  /** `undefined` while loading. */
  tickets: readonly StaffTicket[] | undefined;
  onClear: () => void;
}

export function Tickets({ tickets, onClear, ...rest }: TicketsProps) {
  // Wide enough for seven columns.
  const isWide = useMedia('(min-width: 1160px)');
  if (!tickets) return <ListSkeleton />;
  if (tickets.length === 0) return <NoTickets isNarrowed={isFiltered(rest.search)} onClear={onClear} />;
  const Shown = isWide ? TicketTable : TicketCards;
  return <Shown tickets={tickets} {...rest} />;
}

const NoTickets = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => (
  <EmptyState
    icon={<Inbox size={26} aria-hidden="true" />}
    title={words.empty}
    text={isNarrowed ? 'No tickets match these filters.' : 'No one has asked for help yet.'}
    actions={
      isNarrowed && (
        <Button kind="plain" onClick={onClear}>
          Show all tickets
        </Button>
      )
    }
  />
);

const ListSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="block rounded-l border border-line bg-surface">
    {[1, 2, 3, 4, 5].map((row) => (
      <span key={row} className="flex items-center gap-6 border-b border-line px-4 py-4 last:border-0">
        <span className="grid grow gap-2">
          <Skeleton className="h-4 w-[min(280px,80%)]" />
          <Skeleton className="h-3.5 w-24" />
        </span>
        <Skeleton className="h-4 w-28 max-lg:hidden" />
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-24 max-md:hidden" />
        <Skeleton className="h-9 w-40 max-lg:hidden" />
      </span>
    ))}
  </output>
);
