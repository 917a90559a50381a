export const maxMessageLength = 2000;
export const maxGroupName = 80;
export const maxReportDetails = 1000;
/** Group size, including its creator. */
export const maxParticipants = 20;
/** Messages per page. Older ones load when scrolling up. */
export const messagesAtOnce = 50;
/** Polling interval while the live stream is down (core document §9). */
export const pollingMs = 5000;

export const messageTypes = ['text', 'dealer_invitation', 'purchase', 'event'] as const;
export type MessageType = (typeof messageTypes)[number];

export const conversationReasons = ['scam', 'harassment', 'spam', 'other'] as const;
export type ConversationReason = (typeof conversationReasons)[number];

/** Message types with a card in addition to their text. */
export const cardKinds = ['dealer_invitation', 'purchase'] as const;
export type CardKind = (typeof cardKinds)[number];
