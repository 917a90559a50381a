import { FolderInput, Merge } from 'lucide-react';
import type { TicketEvent } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { Time } from '../../ui/time.tsx';
import { eventText } from './thread-entries.ts';

/** A change of the ticket between the messages. */
export const EventLine = ({ event }: { event: TicketEvent }) => {
  const Icon = event.kind === 'merged' ? Merge : FolderInput;
  return (
    <li className="flex items-start gap-3 px-4 py-1 text-sm text-ink-2 sm:px-5">
      <Icon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {eventText(event)}{' '}
        <span className="text-ink-3">
          <Time at={event.created_at} />
        </span>
      </span>
    </li>
  );
};
