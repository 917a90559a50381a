import { LifeBuoy, SearchX } from 'lucide-react';
import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { words } from '../words.ts';
import { TicketCard } from './ticket-card.tsx';

interface TicketListProps {
  /** `undefined` while loading. */
  tickets: readonly Ticket[] | undefined;
  isFiltered: boolean;
  onClear: () => void;
  onCreate: () => void;
}

export function TicketList({ tickets, isFiltered, onClear, onCreate }: TicketListProps) {
  if (!tickets) return <ListSkeleton />;
  if (tickets.length === 0) return isFiltered ? <NoMatches onClear={onClear} /> : <Nothing onCreate={onCreate} />;
  return (
    <ul aria-label={words.mine} className="grid grid-cols-1 gap-3">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  );
}

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title={words.noMatches}
    text="None of your tickets match these filters."
    actions={
      <Button kind="plain" onClick={onClear}>
        Show all tickets
      </Button>
    }
  />
);

const Nothing = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={<LifeBuoy size={26} aria-hidden="true" />}
    title={words.none}
    actions={<Button onClick={onCreate}>{words.create}</Button>}
  />
);

const ListSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-3">
    {[1, 2, 3].map((row) => (
      <span key={row} className="flex gap-4 rounded-l border border-line bg-surface p-5">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <span className="grid grow gap-2.5">
          <Skeleton className="h-5 w-[min(320px,80%)]" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-[70%]" />
          <Skeleton className="h-3.5 w-52" />
        </span>
      </span>
    ))}
  </output>
);
