import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Ago } from '../../../../ui/ago.tsx';
import { DueTag } from '../due/due-tag.tsx';
import { handlesTickets } from '../me.ts';
import { PriorityTag, StatusTag } from '../../tags.tsx';
import { toggled } from './choosing.ts';
import { AssigneeTag } from './assignee-tag.tsx';
import { RowActions } from './row-actions.tsx';
import { TicketLink } from './ticket-link.tsx';
import type { TicketsShown } from './tickets-shown.ts';

/** Ticket list for narrow screens. */
export const TicketCards = ({ me, search, tickets, chosen, onChoose }: TicketsShown) => (
  <ul aria-label="Support tickets" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {tickets.map((ticket) => (
      <li
        key={ticket.id}
        className="flex flex-col gap-3 rounded-l border border-line bg-surface p-4 has-[input:checked]:border-ink"
      >
        <div className="flex items-start justify-between gap-3">
          <TicketLink ticket={ticket} search={search} />
          {handlesTickets(me) && (
            <span className="-m-2 p-2">
              <Checkbox
                label={<span className="sr-only">Select {shownNumber(ticket.ticket_number)}</span>}
                checked={chosen.has(ticket.id)}
                onChange={() => onChoose(toggled(chosen, ticket.id))}
              />
            </span>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {ticket.user_name} · {ticket.category_name} · <Ago at={ticket.created_at} />
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <StatusTag status={ticket.status} />
          <PriorityTag priority={ticket.priority} />
          <DueTag ticket={ticket} />
          <AssigneeTag ticket={ticket} me={me} />
        </div>
        {handlesTickets(me) && (
          <div className="mt-auto empty:hidden">
            <RowActions ticket={ticket} me={me} search={search} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
