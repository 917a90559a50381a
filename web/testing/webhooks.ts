import type { OwnWebhook } from '@forecourt/contract/webhooks/own-webhooks.ts';

export const noWebhook: OwnWebhook = {
  url: null,
  format: 'chat',
  enabled: false,
  events: [],
  stopped_at: null,
  stop_reason: null,
  waiting: 0,
  dead: 0,
  last_delivered_at: null,
};
