/** The life of a support ticket, as one table. The server asks it before every change, the pages before every button. */
export const ticketStatuses = ['open', 'in_progress', 'waiting_for_user', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

interface Step {
  by: 'user' | 'staff' | 'clock';
  /** Where it leads from each status; a status that is missing refuses the deed. */
  leads: Partial<Record<TicketStatus, TicketStatus>>;
}

export const ticketDeeds = {
  /** What the person adds when they were asked, or when it was not solved after all, brings it back to the staff. */
  answer: {
    by: 'user',
    leads: { open: 'open', in_progress: 'in_progress', waiting_for_user: 'in_progress', resolved: 'in_progress' },
  },
  close: {
    by: 'user',
    leads: { open: 'closed', in_progress: 'closed', waiting_for_user: 'closed', resolved: 'closed' },
  },
  rate: { by: 'user', leads: { resolved: 'resolved', closed: 'closed' } },

  assign: {
    by: 'staff',
    leads: { open: 'in_progress', in_progress: 'in_progress', waiting_for_user: 'waiting_for_user' },
  },
  reply: {
    by: 'staff',
    leads: {
      open: 'in_progress',
      in_progress: 'in_progress',
      waiting_for_user: 'waiting_for_user',
      resolved: 'resolved',
    },
  },
  /** A note among the staff changes nothing. */
  note: {
    by: 'staff',
    leads: {
      open: 'open',
      in_progress: 'in_progress',
      waiting_for_user: 'waiting_for_user',
      resolved: 'resolved',
    },
  },
  start: { by: 'staff', leads: { open: 'in_progress', waiting_for_user: 'in_progress' } },
  wait: { by: 'staff', leads: { open: 'waiting_for_user', in_progress: 'waiting_for_user' } },
  resolve: { by: 'staff', leads: { in_progress: 'resolved', waiting_for_user: 'resolved' } },
  reopen: { by: 'staff', leads: { resolved: 'in_progress' } },
  prioritise: {
    by: 'staff',
    leads: {
      open: 'open',
      in_progress: 'in_progress',
      waiting_for_user: 'waiting_for_user',
      resolved: 'resolved',
    },
  },

  /** Nobody came back to it for a week. */
  expire: { by: 'clock', leads: { resolved: 'closed' } },
} as const satisfies Record<string, Step>;

export type TicketDeed = keyof typeof ticketDeeds;

/** Where a deed leads from a status; null when it is not possible there. */
export function afterDeed(deed: TicketDeed, status: TicketStatus): TicketStatus | null {
  const { leads }: { leads: Partial<Record<TicketStatus, TicketStatus>> } = ticketDeeds[deed];
  return leads[status] ?? null;
}

/** The deed by which staff bring a ticket from one status to another; null when there is none. */
export const statusDeed = (from: TicketStatus, to: TicketStatus): TicketDeed | null =>
  (['start', 'wait', 'resolve', 'reopen'] as const).find((deed) => afterDeed(deed, from) === to) ?? null;

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
