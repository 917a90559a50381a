export const maxMessageLength = 2000;
/** Photos in one message. */
export const maxMessagePhotos = 4;
export const maxReplyName = 60;
/** Saved replies of one dealer. */
export const maxReplies = 100;
/** Shorter text isn't searched, because it's in almost every message. */
export const shortestMessageSearch = 2;
export const maxMessageSearch = 100;
export const maxGroupName = 80;
export const maxReportDetails = 1000;
/** Group size, including its creator. */
export const maxParticipants = 20;
/** Messages per page. Older ones load when scrolling up. */
export const messagesPerPage = 50;
/** Polling interval while the live stream is down (core document §9). */
export const pollingMs = 5000;

/** A meeting is stored as an event. Only the message of its latest step is shown as one. */
export const messageTypes = [
  'text',
  'dealer_invitation',
  'purchase',
  'wanted_reply',
  'offer',
  'meeting',
  'event',
] as const;
export type MessageType = (typeof messageTypes)[number];

export const conversationReasons = ['scam', 'harassment', 'spam', 'other'] as const;
export type ConversationReason = (typeof conversationReasons)[number];

/** Message types with a card in addition to their text. */
export const cardKinds = ['dealer_invitation', 'purchase', 'wanted_reply', 'offer'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Which conversations the inbox lists: with unread messages, with the last word by the other side, or assigned to me. */
export const inboxFilters = ['unread', 'unanswered', 'mine'] as const;
export type InboxFilter = (typeof inboxFilters)[number];
