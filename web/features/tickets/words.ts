import type { TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

export const words = {
  title: 'Support',
  subtitle: 'Get help from our staff and follow every reply in one place.',
  toHelp: 'Read our answers to common questions',
  create: 'Create Ticket',
  mine: 'My Tickets',
  mineHeading: 'My Support Tickets',
  mineTitle: (total: string) => `My Support Tickets (${total})`,
  created: 'Ticket created successfully!',
  createFailed: 'Failed to create ticket. Please try again.',
  listFailed: 'Failed to get tickets',
  none: 'No tickets found. Create your first support ticket to get started.',
  noMatches: 'No tickets found',
  clear: 'Clear All',
  chooseCategory: 'Please select a category',
  categoryGone: 'This category is no longer offered. Please select another.',
  categoriesFailed: 'We couldn’t load the categories.',
  supportTeam: 'Support team',
  pictureFailed: 'We couldn’t upload this picture. Please try again.',
  picturesGone: 'A picture you added earlier has expired. Remove the pictures and add them again.',
  answerFailed: 'We couldn’t send your reply. Please try again.',
  closeFailed: 'We couldn’t close the ticket. Please try again.',
  rateFailed: 'We couldn’t send your rating. Please try again.',
  notFound: 'Ticket not found',
  notFoundText: 'You don’t have a ticket with this number.',
};

/** Explains each status to the requester. */
export const statusMeanings: Record<Exclude<TicketStatus, 'resolved'>, string> = {
  open: 'We’ve received your ticket. Someone from our team will reply here.',
  in_progress: 'We’re working on it. You can reply at any time.',
  waiting_for_user: 'We’re waiting for your reply',
  closed: 'This ticket is closed',
};

/** For a ticket about a disputed sale, which both buyer and seller can read. */
export const disputeMeanings: typeof statusMeanings = {
  open: 'The buyer and the seller can both read this ticket. Someone from our team will reply here.',
  in_progress: 'We’re working on it. The buyer and the seller can both reply at any time.',
  waiting_for_user: 'We’re waiting for a reply from the buyer or the seller',
  closed: statusMeanings.closed,
};
