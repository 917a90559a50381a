import { CircleCheck, CircleDot, Clock, Lock, MessageCircleReply } from 'lucide-react';
import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

/** How a ticket looks to who asked and to the staff alike; red is only for what is urgent. */
export const statusLooks = {
  open: { Icon: CircleDot, tone: 'neutral' },
  in_progress: { Icon: Clock, tone: 'neutral' },
  waiting_for_user: { Icon: MessageCircleReply, tone: 'warn' },
  resolved: { Icon: CircleCheck, tone: 'good' },
  closed: { Icon: Lock, tone: 'neutral' },
} as const satisfies Record<TicketStatus, object>;

/** Only what is out of the ordinary has a colour. */
export const priorityTones = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
  urgent: 'danger',
} as const satisfies Record<TicketPriority, string>;
