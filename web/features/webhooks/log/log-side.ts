import type { Attempt, Delivery } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import type { DeliveryCause, DeliveryStatus, LogPeriod } from '@forecourt/contract/webhooks/delivery-values.ts';
import { channelNames, channels, dealerEventNames, dealerEvents } from '@forecourt/contract/webhooks/webhook-events.ts';
import * as api from '../../../lib/api.ts';

/** The log's filters. */
export interface ListFilters {
  /** One of the site's webhooks, or one of a dealer's events. */
  what: string | undefined;
  status: DeliveryStatus | undefined;
  cause: DeliveryCause | undefined;
  since: LogPeriod | undefined;
  page: number;
  /** The delivery whose details are open. */
  delivery: string | undefined;
}

export interface Query<Answer> {
  queryKey: readonly ['webhooks', string, object];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}

/** The log of the site, a dealer or a member: its calls and filters. */
export interface LogSide {
  what: { key: 'webhook' | 'event'; label: string; all: string; names: Record<string, string> } | null;
  /** Whether messages can be sent manually. */
  hasHand: boolean;
  page: (filters: ListFilters) => Query<{ deliveries: Delivery[]; page: number; pages: number; total: number }>;
  one: (id: string) => Query<{ delivery: Delivery; tries: Attempt[] }>;
  again: (id: string) => Promise<unknown>;
}

const namesOf = (rules: Record<string, { name: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([key, { name }]) => [key, name]));

const common = ({ status, cause, since, page }: ListFilters) => ({ status, cause, since, page });

export const siteLog: LogSide = {
  what: { key: 'webhook', label: 'Webhook', all: 'All webhooks', names: namesOf(channels) },
  hasHand: true,
  page: (filters) =>
    api.webhooks.deliveries.query({
      ...common(filters),
      webhook_id: channelNames.find((name) => name === filters.what),
    }),
  one: (id) => api.webhooks.delivery.query({ id }),
  again: (id) => api.webhooks.redeliver({ id }),
};

export const dealerLog = (dealer_id: number): LogSide => ({
  what: { key: 'event', label: 'Event', all: 'All events', names: namesOf(dealerEvents) },
  hasHand: false,
  page: (filters) =>
    api.webhooks.dealerDeliveries.query({
      ...common(filters),
      dealer_id,
      event: dealerEventNames.find((name) => name === filters.what),
    }),
  one: (id) => api.webhooks.ownDelivery.query({ id }),
  again: (id) => api.webhooks.redeliverDealer({ id, dealer_id }),
});

export const memberLog: LogSide = {
  what: null,
  hasHand: false,
  page: (filters) => api.webhooks.ownDeliveries.query(common(filters)),
  one: (id) => api.webhooks.ownDelivery.query({ id }),
  again: (id) => api.webhooks.redeliverOwn({ id }),
};
