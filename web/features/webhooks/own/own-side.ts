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

/** Whose webhook it is: a dealer chooses its events, a member hears what the bell tells. */
export interface OwnSide {
  title: string;
  text: string;
  hasEvents: boolean;
  webhook: Query<{ webhook: OwnWebhook }>;
  /** Answers the signing secret where one was made. */
  save: (wanted: PurchaseIntent) => Promise<{ secret: string | null }>;
  test: () => Promise<TestResult>;
  reveal: () => Promise<{ url: string | null }>;
  remove: () => Promise<unknown>;
  log: LogSide;
}

export const dealerSide = (dealer_id: number): OwnSide => ({
  title: 'Webhook',
  text: 'New cars, lowered prices, sales and inquiries are told in a channel of your own chat, or to your own server.',
  hasEvents: true,
  webhook: api.webhooks.dealerWebhook.query({ dealer_id }),
  save: (wanted) => api.webhooks.saveDealerWebhook({ ...wanted, dealer_id }),
  test: () => api.webhooks.testDealerWebhook({ dealer_id }),
  reveal: () => api.webhooks.revealDealerWebhook({ dealer_id }),
  remove: () => api.webhooks.removeDealerWebhook({ dealer_id }),
  log: dealerLog(dealer_id),
});

export const memberSide: OwnSide = {
  title: 'Your webhook',
  text: 'What the bell tells you is told in a channel of your own chat too, or to your own server.',
  hasEvents: false,
  webhook: api.webhooks.ownWebhook.query({}),
  save: ({ events: _none, ...wanted }) => api.webhooks.saveOwnWebhook(wanted),
  test: () => api.webhooks.testOwnWebhook({}),
  reveal: () => api.webhooks.revealOwnWebhook({}),
  remove: () => api.webhooks.removeOwnWebhook({}),
  log: memberLog,
};
