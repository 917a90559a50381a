import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';

export const words = {
  loadFailed: 'Error Loading Webhooks',
  loadProblem: (detail: string) => `Failed to load webhooks: ${detail}`,
  saveFailed: (detail: string) => `Failed to save webhook: ${detail}`,
  testFailed: 'Failed to test webhook',
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
