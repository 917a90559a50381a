import type { TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';

export const words = {
  title: 'Support',
  subtitle: 'Ask the team, and follow every answer in one place.',
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
  categoryGone: 'This category is no longer offered. Please choose another.',
  categoriesFailed: 'The categories could not be loaded.',
  supportTeam: 'Support team',
  pictureFailed: 'This picture did not get through. Please try again.',
  picturesGone: 'A picture you added earlier is no longer kept. Please remove the pictures and add them again.',
  answerFailed: 'Your answer did not get through. Please try again.',
  closeFailed: 'The ticket is still open: closing it did not work. Please try again.',
  rateFailed: 'Your rating did not get through. Please try again.',
  notFound: 'Ticket not found',
  notFoundText: 'You have no such ticket.',
};

/** What a status means for the person who asked. */
export const statusMeanings: Record<Exclude<TicketStatus, 'resolved'>, string> = {
  open: 'We have your ticket. Somebody from the team will answer here.',
  in_progress: 'We are working on it. You can add something at any time.',
  waiting_for_user: 'We are waiting for your answer',
  closed: 'This ticket is closed',
};

/** Of a ticket about a disputed sale, which buyer and seller read alike. */
export const disputeMeanings: typeof statusMeanings = {
  open: 'Buyer and seller both read this ticket. Somebody from the team will answer here.',
  in_progress: 'We are working on it. Buyer and seller can both add something at any time.',
  waiting_for_user: 'We are waiting for an answer from the buyer or the seller',
  closed: statusMeanings.closed,
};
