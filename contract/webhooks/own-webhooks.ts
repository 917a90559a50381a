import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing } from '../kit/shapes.ts';
import { member, team } from '../access/who.ts';
import { Attempt, Delivery, DeliveryPage, LogFilter, OneDelivery, TestResult } from './delivery-shapes.ts';
import { dealerEventNames } from './webhook-events.ts';
import { formats, maxAddress, WebhookAddress } from './webhook-shapes.ts';

/** A dealer's or member's own webhook, as they see it. */
export const OwnWebhook = z
  .object({
    /** Host and last four characters. Null if none is set. */
    url: z.string().nullable(),
    format: z.enum(formats),
    enabled: z.boolean(),
    /** The events a dealer's webhook gets. */
    events: z.array(z.enum(dealerEventNames)),
    stopped_at: Moment.nullable(),
    stop_reason: z.string().nullable(),
    /** Deliveries of the last 30 days. */
    waiting: z.number().int(),
    dead: z.number().int(),
    last_delivered_at: Moment.nullable(),
  })
  .meta({ title: 'OwnWebhook' });
export type OwnWebhook = z.output<typeof OwnWebhook>;

const answered = z.object({ success: z.literal(true), webhook: OwnWebhook });
const saved = answered.extend({
  /** Lets the receiver verify our messages. Shown only once. */
  secret: z.string().nullable(),
});
const Save = z.object({
  /** Unchanged if left out, removed if empty. */
  url: WebhookAddress.optional(),
  format: z.enum(formats).optional(),
  enabled: z.boolean(),
  /** Replaces the signing secret. The old one stops working. */
  new_secret: z.boolean().optional(),
});
const revealed = z.object({ success: z.literal(true), url: z.string().max(maxAddress).nullable() });
const dealer = { dealer_id: Id };
const ofDealer = team('dealer_id', 'settings.write');

/** Own webhooks: a dealer's for its business, a member's for their notifications. */
export const ownWebhooks = {
  dealerWebhook: call('GET /api/webhooks.php?action=dealer', {
    summary: 'Get the dealer’s webhook',
    who: ofDealer,
    limit: 'browse',
    input: z.object(dealer),
    output: answered,
  }),
  saveDealerWebhook: call('POST /api/webhooks.php?action=save_dealer', {
    summary: 'Set the dealer’s webhook address and events',
    who: ofDealer,
    limit: 'webhook',
    input: Save.extend({ ...dealer, events: z.array(z.enum(dealerEventNames)).max(dealerEventNames.length) }),
    output: saved,
    fails: ['bad_input', 'not_allowed'],
  }),
  revealDealerWebhook: call('POST /api/webhooks.php?action=reveal_dealer', {
    summary: 'Get the full address of the dealer’s webhook',
    who: ofDealer,
    limit: 'webhook',
    input: z.object(dealer),
    output: revealed,
  }),
  removeDealerWebhook: call('POST /api/webhooks.php?action=remove_dealer', {
    summary: 'Delete the dealer’s webhook and its deliveries',
    who: ofDealer,
    limit: 'webhook',
    input: z.object(dealer),
    output: done,
    fails: ['not_allowed'],
  }),
  testDealerWebhook: call('POST /api/webhooks.php?action=test_dealer', {
    summary: 'Send a test message to the dealer’s webhook and return the response',
    who: ofDealer,
    limit: 'webhook',
    input: z.object(dealer),
    output: TestResult,
    fails: ['webhook_not_ready'],
  }),
  dealerDeliveries: call('GET /api/webhooks.php?action=dealer_deliveries', {
    summary: 'List deliveries to the dealer’s webhook, newest first',
    who: ofDealer,
    limit: 'browse',
    input: LogFilter.extend({ ...dealer, event: z.enum(dealerEventNames).optional() }),
    output: DeliveryPage,
  }),
  redeliverDealer: call('POST /api/webhooks.php?action=redeliver_dealer', {
    summary: 'Send a delivery to the dealer’s webhook again with the same id',
    who: ofDealer,
    limit: 'webhook',
    input: OneDelivery.extend(dealer),
    output: z.object({ success: z.literal(true), delivery: Delivery }),
    fails: ['delivery_not_found', 'delivery_waiting', 'webhook_not_ready'],
  }),
  ownWebhook: call('GET /api/webhooks.php?action=own', {
    summary: 'Get your webhook for notifications',
    who: member,
    limit: 'browse',
    input: nothing,
    output: answered,
  }),
  saveOwnWebhook: call('POST /api/webhooks.php?action=save_own', {
    summary: 'Set your webhook address',
    who: member,
    limit: 'webhook',
    input: Save,
    output: saved,
    fails: ['bad_input'],
  }),
  revealOwnWebhook: call('POST /api/webhooks.php?action=reveal_own', {
    summary: 'Get the full address of your webhook',
    who: member,
    limit: 'webhook',
    input: nothing,
    output: revealed,
  }),
  removeOwnWebhook: call('POST /api/webhooks.php?action=remove_own', {
    summary: 'Delete your webhook and its deliveries',
    who: member,
    limit: 'webhook',
    input: nothing,
    output: done,
  }),
  testOwnWebhook: call('POST /api/webhooks.php?action=test_own', {
    summary: 'Send a test message to your webhook and return the response',
    who: member,
    limit: 'webhook',
    input: nothing,
    output: TestResult,
    fails: ['webhook_not_ready'],
  }),
  ownDeliveries: call('GET /api/webhooks.php?action=own_deliveries', {
    summary: 'List deliveries to your webhook, newest first',
    who: member,
    limit: 'browse',
    input: LogFilter,
    output: DeliveryPage,
  }),
  ownDelivery: call('GET /api/webhooks.php?action=own_delivery', {
    summary: 'Get a delivery to your webhook or your dealer’s, with every attempt',
    who: member,
    limit: 'browse',
    input: OneDelivery,
    output: z.object({ success: z.literal(true), delivery: Delivery, tries: z.array(Attempt) }),
    fails: ['delivery_not_found'],
  }),
  redeliverOwn: call('POST /api/webhooks.php?action=redeliver_own', {
    summary: 'Send a delivery to your webhook again with the same id',
    who: member,
    limit: 'webhook',
    input: OneDelivery,
    output: z.object({ success: z.literal(true), delivery: Delivery }),
    fails: ['delivery_not_found', 'delivery_waiting', 'webhook_not_ready'],
  }),
};
