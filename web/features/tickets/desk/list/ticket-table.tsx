import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Table, type Column } from '../../../../ui/table.tsx';
import { Ago } from '../../../../ui/ago.tsx';
import { DueTag } from '../due/due-tag.tsx';
import { handlesTickets } from '../me.ts';
import { PriorityTag, StatusTag } from '../../tags.tsx';
import { allOrNone, toggled } from './choosing.ts';
import { AssigneeTag } from './assignee-tag.tsx';
import { RowActions } from './row-actions.tsx';
import { sortHead } from './sort-head.tsx';
import { TicketLink } from './ticket-link.tsx';
import type { TicketsShown } from './tickets-shown.ts';

/** Ticket list for wide screens. */
export const TicketTable = (shown: TicketsShown) => (
  <div className="[&_td]:align-top [&_td:nth-child(2)]:max-w-[340px] [&_tbody_tr]:transition-colors [&_tbody_tr]:hover:bg-sunken [&_tbody_tr:has(input:checked)]:bg-sunken">
    <Table
      caption="Support tickets"
      columns={handlesTickets(shown.me) ? [choice(shown), ...columns(shown), actions(shown)] : columns(shown)}
      rows={shown.tickets}
      rowKey={({ id }) => id}
    />
  </div>
);

function choice({ tickets, chosen, onChoose }: TicketsShown): Column<StaffTicket> {
  const ids = tickets.map(({ id }) => id);
  return {
    title: 'Select',
    head: (
      <Checkbox
        label={<span className="sr-only">Select all on this page</span>}
        checked={ids.every((id) => chosen.has(id))}
        onChange={() => onChoose(allOrNone(chosen, ids))}
      />
    ),
    cell: ({ id, ticket_number }) => (
      <Checkbox
        label={<span className="sr-only">Select {shownNumber(ticket_number)}</span>}
        checked={chosen.has(id)}
        onChange={() => onChoose(toggled(chosen, id))}
      />
    ),
  };
}

const columns = ({ me, search }: TicketsShown): readonly Column<StaffTicket>[] => [
  { title: 'Ticket', cell: (ticket) => <TicketLink ticket={ticket} search={search} /> },
  { title: 'User', cell: ({ user_name }) => user_name },
  { title: 'Category', cell: ({ category_name }) => <span className="text-ink-2">{category_name}</span> },
  {
    title: 'Priority',
    ...sortHead('Priority', ['most_urgent', 'least_urgent'], search),
    cell: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    title: 'Status',
    cell: (ticket) => (
      <span className="grid justify-items-start gap-1">
        <StatusTag status={ticket.status} />
        <AssigneeTag ticket={ticket} me={me} />
      </span>
    ),
  },
  { title: 'Due', cell: (ticket) => <DueTag ticket={ticket} /> },
  {
    title: 'Created',
    ...sortHead('Created', ['newest', 'oldest'], search),
    cell: ({ created_at }) => (
      <span className="text-sm whitespace-nowrap text-ink-2">
        <Ago at={created_at} />
      </span>
    ),
  },
];

const actions = ({ me, search }: TicketsShown): Column<StaffTicket> => ({
  title: 'Actions',
  cell: (ticket) => <RowActions ticket={ticket} me={me} search={search} />,
});
