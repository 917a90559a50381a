import { CircleCheck, CircleDot, Hourglass, Lock, MessageCircleReply } from 'lucide-react';
import {
  priorityNames,
  statusNames,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import { Tag } from '../../ui/tag.tsx';

export const statusLooks = {
  open: { Icon: CircleDot, tone: 'neutral', ground: 'bg-sunken text-ink-2' },
  in_progress: { Icon: Hourglass, tone: 'neutral', ground: 'bg-sunken text-ink-2' },
  waiting_for_user: { Icon: MessageCircleReply, tone: 'warn', ground: 'bg-warn-soft text-warn' },
  resolved: { Icon: CircleCheck, tone: 'good', ground: 'bg-good-soft text-good' },
  closed: { Icon: Lock, tone: 'neutral', ground: 'bg-sunken text-ink-3' },
} as const satisfies Record<TicketStatus, object>;

export const StatusTag = ({ status }: { status: TicketStatus }) => (
  <Tag tone={statusLooks[status].tone}>{statusNames[status]}</Tag>
);

/** Only what is out of the ordinary has a colour. */
export const PriorityTag = ({ priority }: { priority: TicketPriority }) => (
  <Tag tone={priorityTones[priority]}>
    {priorityNames[priority]}
    <span className="sr-only"> priority</span>
  </Tag>
);

const priorityTones = { low: 'neutral', medium: 'neutral', high: 'warn', urgent: 'danger' } as const;
