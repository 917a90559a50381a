export const words = {
  title: 'Support Ticket Management',
  viewAll: 'View All Tickets',
  analytics: 'Analytics',
  empty: 'No tickets found',
  listFailed: 'Failed to get tickets',
  ticketFailed: 'Failed to get this ticket',
  actionFailed: 'That did not work. Please try again.',
  tryAgain: 'Something went wrong on our side. Please try again.',
  ownTicket: 'This is your own ticket, and nobody handles their own. A colleague will answer you.',
  readOnly: 'You read tickets here; answering them is for support, moderators and admins.',
};
