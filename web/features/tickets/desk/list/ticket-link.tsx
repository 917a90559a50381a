import { Link } from '@tanstack/react-router';
import { MessageSquare, NotebookPen } from 'lucide-react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { countOf } from '../../../../lib/format.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import type { DeskSearch } from '../desk-search.ts';

/** The subject, which links to the ticket, and the number of replies and notes. */
export const TicketLink = ({ ticket, search }: { ticket: StaffTicket; search: DeskSearch }) => (
  <span className="grid min-w-0 gap-0.5">
    <Link
      to={staffTabs.tickets}
      search={{ ...search, ticket: ticket.id }}
      data-ticket={ticket.id}
      className="line-clamp-2 rounded-s font-semibold wrap-anywhere underline decoration-transparent underline-offset-4 hover:decoration-ink"
    >
      {ticket.subject}
    </Link>
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
      {shownNumber(ticket.ticket_number)}
      {ticket.response_count > 0 && (
        <Said
          Icon={MessageSquare}
          number={ticket.response_count}
          what={countOf(ticket.response_count, 'reply', 'replies')}
        />
      )}
      {ticket.note_count > 0 && (
        <Said Icon={NotebookPen} number={ticket.note_count} what={countOf(ticket.note_count, 'internal note')} />
      )}
    </span>
  </span>
);

const Said = ({ Icon, number, what }: { Icon: typeof MessageSquare; number: number; what: string }) => (
  <span className="inline-flex items-center gap-1" title={what}>
    <Icon size={13} aria-hidden="true" />
    <span aria-hidden="true">{number}</span>
    <span className="sr-only">{what}</span>
  </span>
);
