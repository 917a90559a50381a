import type { Delivery } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import { isWebhookEvent, webhookEvents } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';

export const words = {
  loadFailed: 'Error Loading Webhooks',
  loadProblem: (detail: string, isAnswered: boolean) =>
    `${isAnswered ? 'Failed to load webhooks' : 'Error loading webhooks'}: ${detail}`,
  saveFailed: (detail: string) => `Failed to save webhook: ${detail}`,
  testFailed: 'Failed to test webhook',
  ownFailed: 'We couldn’t load your webhook',
  logFailed: 'Failed to load deliveries',
  tryAgain: 'Something went wrong on our side. Please try again.',
};

export const groups: { type: WebhookConfig['type']; title: string; text: string }[] = [
  { type: 'public', title: 'Public', text: 'Events anyone can see.' },
  { type: 'private', title: 'Private', text: 'For a channel only the team can read.' },
  { type: 'system', title: 'System', text: 'Daily staff work.' },
];

export const statusWords = { waiting: 'Waiting', delivered: 'Delivered', dead: 'Not delivered' } as const;
export const statusTones = { waiting: 'warn', delivered: 'good', dead: 'danger' } as const;
export const causeWords = { event: 'Event', hand: 'Sent manually', test: 'Test' } as const;
export const periodWords = { hour: 'Last hour', day: 'Last 24 hours', week: 'Last 7 days' } as const;

/** The event's name, or its raw ID if this version doesn't know it. */
export const nameOfDelivery = ({ event }: Pick<Delivery, 'event'>): string =>
  isWebhookEvent(event) ? webhookEvents[event].name : event;

export const formatWords = { chat: 'Chat message', standard: 'Signed webhook' } as const;
