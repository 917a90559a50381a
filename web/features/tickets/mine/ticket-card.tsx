import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Time } from '../../../ui/time.tsx';
import { PriorityTag, statusGround, statusLooks, StatusTag } from '../tags.tsx';

export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { Icon } = statusLooks[ticket.status];
  return (
    <li className="relative flex gap-4 rounded-l border border-line bg-surface p-4 transition-colors hover:border-edge sm:p-5">
      <span
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-full max-sm:hidden',
          statusGround(ticket.status),
        )}
      >
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 grow gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
          <div className="flex min-w-0 items-start gap-2.5">
            <Icon size={19} className="mt-0.5 shrink-0 text-ink-2 sm:hidden" aria-hidden="true" />
            <h3 className="text-lg leading-snug">
              <Link
                to={paths.ticket}
                params={{ id: String(ticket.id) }}
                className="after:absolute after:inset-0 after:rounded-l focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
              >
                {ticket.subject}
              </Link>
            </h3>
          </div>
          <div className="flex shrink-0 flex-wrap gap-1.5">
            <PriorityTag priority={ticket.priority} />
            <StatusTag status={ticket.status} />
          </div>
        </div>
        <p className="line-clamp-2 text-ink-2">{ticket.description}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-3">
          <span className="font-medium text-ink-2">{shownNumber(ticket.ticket_number)}</span>
          <span>{ticket.category_name}</span>
          <span>
            Created <Time at={ticket.created_at} as="day" />
          </span>
          <span>{countOf(ticket.response_count, 'response')}</span>
          {ticket.last_response && (
            <span>
              Last response <Ago at={ticket.last_response} inSentence />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
