import { flow, fromEach, staying, type TransitionOf } from '../kit/flow.ts';

/** The life of a support ticket. */
export const ticketStatuses = ['open', 'in_progress', 'waiting_for_user', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketFlow = flow(ticketStatuses, {
  /** What the person adds when they were asked, or when it was not solved after all, brings it back to the staff. */
  answer: {
    by: 'user',
    leads: { ...staying('open', 'in_progress'), waiting_for_user: 'in_progress', resolved: 'in_progress' },
  },
  close: { by: 'user', leads: fromEach(['open', 'in_progress', 'waiting_for_user', 'resolved'], 'closed') },
  rate: { by: 'user', leads: staying('resolved', 'closed') },

  assign: { by: 'staff', leads: { open: 'in_progress', ...staying('in_progress', 'waiting_for_user') } },
  reply: { by: 'staff', leads: { open: 'in_progress', ...staying('in_progress', 'waiting_for_user', 'resolved') } },
  /** A note among the staff changes nothing. */
  note: { by: 'staff', leads: staying('open', 'in_progress', 'waiting_for_user', 'resolved') },
  start: { by: 'staff', leads: fromEach(['open', 'waiting_for_user'], 'in_progress') },
  wait: { by: 'staff', leads: fromEach(['open', 'in_progress'], 'waiting_for_user') },
  resolve: { by: 'staff', leads: fromEach(['in_progress', 'waiting_for_user'], 'resolved') },
  reopen: { by: 'staff', leads: { resolved: 'in_progress' } },
  prioritise: { by: 'staff', leads: staying('open', 'in_progress', 'waiting_for_user', 'resolved') },

  /** The appeal in it has its outcome. */
  conclude: { by: 'appeal', leads: fromEach(['open', 'in_progress', 'waiting_for_user', 'resolved'], 'closed') },

  /** Nobody came back to it for a week. */
  expire: { by: 'clock', leads: { resolved: 'closed' } },
});

export type TicketTransition = TransitionOf<typeof ticketFlow>;

/** The transition by which staff bring a ticket from one status to another; null when there is none. */
export const statusTransition = (from: TicketStatus, to: TicketStatus): TicketTransition | null =>
  (['start', 'wait', 'resolve', 'reopen'] as const).find((name) => ticketFlow.after(name, from) === to) ?? null;

/** A resolved ticket nobody came back to is closed after so many days. */
export const closeAfterDays = 7;

export const statusNames: Record<TicketStatus, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  waiting_for_user: 'Waiting for User',
  resolved: 'Resolved',
  closed: 'Closed',
};
export const priorityNames: Record<TicketPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

/** `TKT-000042` as people read it. */
export const shownNumber = (ticketNumber: string): string => ticketNumber.replace(/^TKT-/, 'Ticket #');
