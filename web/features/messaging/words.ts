import type { InvitationStatus } from '@forecourt/contract/dealers/invitations.flow.ts';

export const words = {
  messages: 'Messages',
  sendMessage: 'Send Message',
  listFailed: 'Failed to get conversations',
  threadFailed: 'Failed to get conversation',
  sendFailed: 'Failed to send message',
  startFailed: 'Failed to start conversation',
  notFound: 'Conversation not found',
  slow: 'An answer may take a while.',
  notFoundText: 'It may be one you have left, or the address is not quite right.',
  responded: 'You have responded to this invitation',
  invalidInvitation: 'Invalid invitation message',
  none: 'No messages yet',
  noneText: 'Found a car you like? Press Send Message on its page and your conversation with the seller appears here.',
};

/** How an invitation ended; an open one has no outcome yet. */
export const outcomes: Record<Exclude<InvitationStatus, 'pending'>, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'The dealer has withdrawn this invitation',
  expired: 'This invitation has expired',
};

/** To begin with, when nothing was written about a car yet. */
export const openings = ['Is this still available?', 'When can I see it?', 'Is the price negotiable?'];
