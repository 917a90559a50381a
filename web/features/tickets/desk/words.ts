export const words = {
  title: 'Support Ticket Management',
  viewAll: 'View All Tickets',
  analytics: 'Analytics',
  empty: 'No tickets found',
  listFailed: 'Failed to get tickets',
  ticketFailed: 'Failed to get this ticket',
  actionFailed: 'Something went wrong. Please try again.',
  ownTicket: 'This is your own ticket, so a colleague will reply to it.',
  ownDecision: 'You made the decision under appeal, so a colleague will handle this ticket.',
  readOnly: 'You can read tickets here. Only support, moderators and admins can reply.',
};
