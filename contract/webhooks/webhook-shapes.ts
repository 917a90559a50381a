import { text } from '../kit/shapes.ts';

/** A chat message, or a signed standard webhook. */
export const formats = ['chat', 'standard'] as const;
export type Format = (typeof formats)[number];

export const maxAddress = 500;
/** The server checks where it leads, including a DNS lookup. */
export const WebhookAddress = text(maxAddress);
