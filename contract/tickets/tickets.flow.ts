import { flow, fromEach, staying, type TransitionOf } from '../kit/flow.ts';

/** The status flow of a support ticket. */
export const ticketStatuses = ['open', 'in_progress', 'waiting_for_user', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketFlow = flow(ticketStatuses, {
  /** A user's reply moves a waiting or resolved ticket back to staff. */
  answer: {
    by: 'user',
    leads: { ...staying('open', 'in_progress'), waiting_for_user: 'in_progress', resolved: 'in_progress' },
  },
  close: { by: 'user', leads: fromEach(['open', 'in_progress', 'waiting_for_user', 'resolved'], 'closed') },
  rate: { by: 'user', leads: staying('resolved', 'closed') },

  assign: { by: 'staff', leads: { open: 'in_progress', ...staying('in_progress', 'waiting_for_user') } },
  reply: { by: 'staff', leads: { open: 'in_progress', ...staying('in_progress', 'waiting_for_user', 'resolved') } },
  /** An internal note changes nothing. */
  note: { by: 'staff', leads: staying('open', 'in_progress', 'waiting_for_user', 'resolved') },
  start: { by: 'staff', leads: fromEach(['open', 'waiting_for_user'], 'in_progress') },
  wait: { by: 'staff', leads: fromEach(['open', 'in_progress'], 'waiting_for_user') },
  resolve: { by: 'staff', leads: fromEach(['in_progress', 'waiting_for_user'], 'resolved') },
  reopen: { by: 'staff', leads: { resolved: 'in_progress' } },
  prioritise: { by: 'staff', leads: staying('open', 'in_progress', 'waiting_for_user', 'resolved') },
  categorise: { by: 'staff', leads: staying('open', 'in_progress', 'waiting_for_user', 'resolved') },
  /** Its messages continue in another ticket. */
  merge: { by: 'staff', leads: fromEach(['open', 'in_progress', 'waiting_for_user', 'resolved'], 'closed') },

  /** The appeal in it was decided. */
  conclude: { by: 'appeal', leads: fromEach(['open', 'in_progress', 'waiting_for_user', 'resolved'], 'closed') },

  /** No one replied for a week. */
  expire: { by: 'clock', leads: { resolved: 'closed' } },
});

export type TicketTransition = TransitionOf<typeof ticketFlow>;

/** The transition staff use to move a ticket between two statuses. Null if there is none. */
export const statusTransition = (from: TicketStatus, to: TicketStatus): TicketTransition | null =>
  (['start', 'wait', 'resolve', 'reopen'] as const).find((name) => ticketFlow.after(name, from) === to) ?? null;

/** A resolved ticket without a reply is closed after this many days. */
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

/** `TKT-000042` as shown to users. */
export const shownNumber = (ticketNumber: string): string => ticketNumber.replace(/^TKT-/, 'Ticket #');
