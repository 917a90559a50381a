import { text } from '../kit/shapes.ts';

/** A chat's message, or the standard webhook with its signature. */
export const formats = ['chat', 'standard'] as const;
export type Format = (typeof formats)[number];

export const maxAddress = 500;
/** Where it may lead is looked at by the server, which asks the name servers. */
export const WebhookAddress = text(maxAddress);
