import type { Delivery } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import { isWebhookEvent, webhookEvents } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';

export const words = {
  loadFailed: 'Error Loading Webhooks',
  loadProblem: (detail: string, isAnswered: boolean) =>
    `${isAnswered ? 'Failed to load webhooks' : 'Error loading webhooks'}: ${detail}`,
  saveFailed: (detail: string) => `Failed to save webhook: ${detail}`,
  testFailed: 'Failed to test webhook',
  ownFailed: 'Your webhook did not load',
  logFailed: 'Failed to load deliveries',
  tryAgain: 'Something went wrong on our side. Please try again.',
};

export const groups: { type: WebhookConfig['type']; title: string; text: string }[] = [
  { type: 'public', title: 'Public', text: 'What everybody on the market may hear.' },
  { type: 'private', title: 'Private', text: 'For a channel that only the team reads.' },
  { type: 'system', title: 'System', text: 'The daily work of the staff.' },
];

export const statusWords = { waiting: 'Waiting', delivered: 'Delivered', dead: 'Not delivered' } as const;
export const statusTones = { waiting: 'warn', delivered: 'good', dead: 'danger' } as const;
export const causeWords = { event: 'Something happened', hand: 'Sent by hand', test: 'Tests' } as const;
export const periodWords = { hour: 'Last hour', day: 'Last 24 hours', week: 'Last 7 days' } as const;

/** Of the event it told; of an event of another version, what is known. */
export const nameOfDelivery = ({ event }: Pick<Delivery, 'event'>): string =>
  isWebhookEvent(event) ? webhookEvents[event].name : event;

export const formatWords = { chat: 'Chat message', standard: 'Signed webhook' } as const;
