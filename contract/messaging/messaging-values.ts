export const maxMessageLength = 2000;
export const maxGroupName = 80;
export const maxReportDetails = 1000;
/** In a group, its maker included. */
export const maxParticipants = 20;
/** So many come at once; older ones when one scrolls up. */
export const messagesAtOnce = 50;
/** While the live stream is down, so often is asked instead (core document §9). */
export const pollingMs = 5000;

export const messageTypes = ['text', 'dealer_invitation', 'purchase', 'event'] as const;
export type MessageType = (typeof messageTypes)[number];

export const conversationReasons = ['scam', 'harassment', 'spam', 'other'] as const;
export type ConversationReason = (typeof conversationReasons)[number];

/** What a message can carry besides its text. */
export const cardKinds = ['dealer_invitation', 'purchase'] as const;
export type CardKind = (typeof cardKinds)[number];
