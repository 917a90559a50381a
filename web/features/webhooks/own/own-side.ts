import type { TestResult } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import type { OwnWebhook } from '@forecourt/contract/webhooks/own-webhooks.ts';
import type { DealerEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import * as api from '../../../lib/api.ts';
import { dealerLog, memberLog, type LogSide, type Query } from '../log/log-side.ts';

interface PurchaseIntent {
  url?: string | undefined;
  format?: Format | undefined;
  enabled: boolean;
  events: DealerEvent[];
  new_secret?: boolean | undefined;
}

/** The webhook of a dealer or a member. A dealer selects its events, and a member gets their notifications. */
export interface OwnSide {
  title: string;
  text: string;
  hasEvents: boolean;
  webhook: Query<{ webhook: OwnWebhook }>;
  /** Returns the signing secret if a new one was created. */
  save: (input: PurchaseIntent) => Promise<{ secret: string | null }>;
  test: () => Promise<TestResult>;
  reveal: () => Promise<{ url: string | null }>;
  remove: () => Promise<unknown>;
  log: LogSide;
}

export const dealerSide = (dealer_id: number): OwnSide => ({
  title: 'Webhook',
  text: 'Send new cars, price drops, sales and inquiries to your own chat channel or server.',
  hasEvents: true,
  webhook: api.webhooks.dealerWebhook.query({ dealer_id }),
  save: (input) => api.webhooks.saveDealerWebhook({ ...input, dealer_id }),
  test: () => api.webhooks.testDealerWebhook({ dealer_id }),
  reveal: () => api.webhooks.revealDealerWebhook({ dealer_id }),
  remove: () => api.webhooks.removeDealerWebhook({ dealer_id }),
  log: dealerLog(dealer_id),
});

export const memberSide: OwnSide = {
  title: 'Your webhook',
  text: 'Send your notifications to your own chat channel or server too.',
  hasEvents: false,
  webhook: api.webhooks.ownWebhook.query({}),
  save: ({ events: _none, ...input }) => api.webhooks.saveOwnWebhook(input),
  test: () => api.webhooks.testOwnWebhook({}),
  reveal: () => api.webhooks.revealOwnWebhook({}),
  remove: () => api.webhooks.removeOwnWebhook({}),
  log: memberLog,
};
