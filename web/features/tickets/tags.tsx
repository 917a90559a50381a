import { CircleCheck, CircleDot, Clock, Flame, Lock, MessageCircleReply } from 'lucide-react';
import {
  priorityNames,
  statusNames,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import { Tag } from '../../ui/tag.tsx';

/** Appearance of each status, shared by user pages and the staff portal. */
export const statusLooks = {
  open: { Icon: CircleDot, tone: 'neutral' },
  in_progress: { Icon: Clock, tone: 'neutral' },
  waiting_for_user: { Icon: MessageCircleReply, tone: 'warn' },
  resolved: { Icon: CircleCheck, tone: 'good' },
  closed: { Icon: Lock, tone: 'neutral' },
} as const satisfies Record<TicketStatus, object>;

/** Background and text colour of a status. */
export const statusGround = (status: TicketStatus): string => grounds[statusLooks[status].tone];

const grounds = { neutral: 'bg-sunken text-ink-2', warn: 'bg-warn-soft text-warn', good: 'bg-good-soft text-good' };

export function StatusTag({ status }: { status: TicketStatus }) {
  const { tone, Icon } = statusLooks[status];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </Tag>
  );
}

/** Only unusual priorities have a colour. Red is reserved for urgent. */
export const PriorityTag = ({ priority }: { priority: TicketPriority }) => (
  <Tag tone={priorityTones[priority]}>
    {priority === 'urgent' && <Flame aria-hidden="true" />}
    {priorityNames[priority]}
    <span className="sr-only"> priority</span>
  </Tag>
);

const priorityTones = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
  urgent: 'danger',
} as const satisfies Record<TicketPriority, string>;
