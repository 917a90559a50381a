export const words = {
  title: 'Support Ticket Management',
  viewAll: 'View All Tickets',
  analytics: 'Analytics',
  empty: 'No tickets found',
  listFailed: 'Failed to get tickets',
  ticketFailed: 'Failed to get this ticket',
  actionFailed: 'That did not work. Please try again.',
  tryAgain: 'Something went wrong on our side. Please try again.',
  ownTicket: 'This is your own ticket, so a colleague will answer it.',
  ownDecision: 'You made the decision that is appealed here, so a colleague answers and decides it.',
  readOnly: 'You can read tickets here; support, moderators and admins answer them.',
};
