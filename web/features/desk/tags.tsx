import { CircleCheck, CircleDot, Clock, Flame, Lock, MessageCircleQuestion } from 'lucide-react';
import {
  priorityNames,
  statusNames,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import { Tag } from '../../ui/tag.tsx';

export function StatusTag({ status }: { status: TicketStatus }) {
  const { tone, Icon } = statuses[status];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </Tag>
  );
}

export const PriorityTag = ({ priority }: { priority: TicketPriority }) => (
  <Tag tone={priorities[priority]}>
    {priority === 'urgent' && <Flame aria-hidden="true" />}
    {priorityNames[priority]}
  </Tag>
);

const statuses = {
  open: { tone: 'accent', Icon: CircleDot },
  in_progress: { tone: 'warn', Icon: Clock },
  waiting_for_user: { tone: 'neutral', Icon: MessageCircleQuestion },
  resolved: { tone: 'good', Icon: CircleCheck },
  closed: { tone: 'neutral', Icon: Lock },
} as const;

const priorities = { low: 'neutral', medium: 'neutral', high: 'warn', urgent: 'danger' } as const;
