import {
  priorityNames,
  statusNames,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import { priorityTones, statusLooks } from '../../lib/ticket-looks.ts';
import { Tag } from '../../ui/tag.tsx';

export function StatusTag({ status }: { status: TicketStatus }) {
  const { tone, Icon } = statusLooks[status];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </Tag>
  );
}

export const PriorityTag = ({ priority }: { priority: TicketPriority }) => (
  <Tag tone={priorityTones[priority]}>
    {priorityNames[priority]}
    <span className="sr-only"> priority</span>
  </Tag>
);

/** What stands on the colour of a status. */
export const statusGround = (status: TicketStatus): string => grounds[statusLooks[status].tone];

const grounds = { neutral: 'bg-sunken text-ink-2', warn: 'bg-warn-soft text-warn', good: 'bg-good-soft text-good' };
