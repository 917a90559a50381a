import type { InvitationStatus } from '@forecourt/contract/dealers/invitations.flow.ts';

export const words = {
  messages: 'Messages',
  sendMessage: 'Send Message',
  listFailed: 'Failed to get conversations',
  threadFailed: 'Failed to get conversation',
  sendFailed: 'Failed to send message',
  startFailed: 'Failed to start conversation',
  notFound: 'Conversation not found',
  slow: 'A reply may take a while.',
  notFoundText: 'You may have left it, or the link may be wrong.',
  responded: 'You have responded to this invitation',
  invalidInvitation: 'Invalid invitation message',
  none: 'No messages yet',
  noneText:
    'Found a car you like? Select Send Message on its page, and your conversation with the seller will appear here.',
};

/** Outcome of an invitation. A pending one has none yet. */
export const outcomes: Record<Exclude<InvitationStatus, 'pending'>, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'The dealer has withdrawn this invitation',
  expired: 'This invitation has expired',
};

/** Suggested first messages about a car. */
export const openings = ['Is this still available?', 'When can I see it?', 'Is the price negotiable?'];
