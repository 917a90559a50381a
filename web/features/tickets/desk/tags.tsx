import { Flame } from 'lucide-react';
import {
  priorityNames,
  statusNames,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import { priorityTones, statusLooks } from '../../../lib/ticket-looks.ts';
import { Tag } from '../../../ui/tag.tsx';

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
    {priority === 'urgent' && <Flame aria-hidden="true" />}
    {priorityNames[priority]}
  </Tag>
);
