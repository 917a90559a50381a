import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing } from '../kit/shapes.ts';
import { member, team } from '../kit/who.ts';
import { Attempt, Delivery, DeliveryPage, LogFilter, OneDelivery, TestResult } from './delivery-shapes.ts';
import { dealerEventNames } from './webhook-events.ts';
import { formats, maxAddress, WebhookAddress } from './webhook-shapes.ts';

/** A dealer's or a member's own webhook, as they see it. */
export const OwnWebhook = z
  .object({
    /** Its host and its last four characters; null: none is set. */
    url: z.string().nullable(),
    format: z.enum(formats),
    enabled: z.boolean(),
    /** Of a dealer's, what it is told. */
    events: z.array(z.enum(dealerEventNames)),
    stopped_at: Moment.nullable(),
    stop_reason: z.string().nullable(),
    /** Of what was sent in the last 30 days. */
    waiting: z.number().int(),
    dead: z.number().int(),
    last_delivered_at: Moment.nullable(),
  })
  .meta({ title: 'OwnWebhook' });
export type OwnWebhook = z.output<typeof OwnWebhook>;

const answered = z.object({ success: z.literal(true), webhook: OwnWebhook });
const saved = answered.extend({
  /** With what the receiver checks that it was us. Only now: keep it. */
  secret: z.string().nullable(),
});
const Save = z.object({
  /** Left out, it stays; empty, it goes. */
  url: WebhookAddress.optional(),
  format: z.enum(formats).optional(),
  enabled: z.boolean(),
  /** The signing secret is replaced: the one before it no longer counts. */
  new_secret: z.boolean().optional(),
});
const revealed = z.object({ success: z.literal(true), url: z.string().max(maxAddress).nullable() });
const dealer = { dealer_id: Id };
const ofDealer = team('dealer_id', 'settings.write');

/** A webhook of one's own: a dealer hears of its trade, a member what the bell tells them. */
export const ownWebhooks = {
  dealerWebhook: call('GET /api/webhooks.php?action=dealer', {
    summary: 'The dealer’s own webhook',
    who: ofDealer,
    limit: 'browse',
    input: z.object(dealer),
    output: answered,
  }),
  saveDealerWebhook: call('POST /api/webhooks.php?action=save_dealer', {
    summary: 'Set where and of what the dealer is told',
    who: ofDealer,
    limit: 'webhook',
    input: Save.extend({ ...dealer, events: z.array(z.enum(dealerEventNames)).max(dealerEventNames.length) }),
    output: saved,
    fails: ['bad_input', 'not_allowed'],
  }),
  revealDealerWebhook: call('POST /api/webhooks.php?action=reveal_dealer', {
    summary: 'The whole address of the dealer’s own webhook',
    who: ofDealer,
    limit: 'webhook',
    input: z.object(dealer),
    output: revealed,
  }),
  removeDealerWebhook: call('POST /api/webhooks.php?action=remove_dealer', {
    summary: 'Take the dealer’s own webhook away, with what it was sent',
    who: ofDealer,
    limit: 'webhook',
    input: z.object(dealer),
    output: done,
    fails: ['not_allowed'],
  }),
  testDealerWebhook: call('POST /api/webhooks.php?action=test_dealer', {
    summary: 'Send an example to the dealer’s own webhook, and say what came back',
    who: ofDealer,
    limit: 'webhook',
    input: z.object(dealer),
    output: TestResult,
    fails: ['webhook_not_ready'],
  }),
  dealerDeliveries: call('GET /api/webhooks.php?action=dealer_deliveries', {
    summary: 'What the dealer’s own webhook was sent, the latest first',
    who: ofDealer,
    limit: 'browse',
    input: LogFilter.extend({ ...dealer, event: z.enum(dealerEventNames).optional() }),
    output: DeliveryPage,
  }),
  redeliverDealer: call('POST /api/webhooks.php?action=redeliver_dealer', {
    summary: 'Send the dealer’s own webhook something once more, under the same id',
    who: ofDealer,
    limit: 'webhook',
    input: OneDelivery.extend(dealer),
    output: z.object({ success: z.literal(true), delivery: Delivery }),
    fails: ['delivery_not_found', 'delivery_waiting', 'webhook_not_ready'],
  }),
  ownWebhook: call('GET /api/webhooks.php?action=own', {
    summary: 'One’s own webhook, for what the bell tells',
    who: member,
    limit: 'browse',
    input: nothing,
    output: answered,
  }),
  saveOwnWebhook: call('POST /api/webhooks.php?action=save_own', {
    summary: 'Set where one’s notices go',
    who: member,
    limit: 'webhook',
    input: Save,
    output: saved,
    fails: ['bad_input'],
  }),
  revealOwnWebhook: call('POST /api/webhooks.php?action=reveal_own', {
    summary: 'The whole address of one’s own webhook',
    who: member,
    limit: 'webhook',
    input: nothing,
    output: revealed,
  }),
  removeOwnWebhook: call('POST /api/webhooks.php?action=remove_own', {
    summary: 'Take one’s own webhook away, with what it was sent',
    who: member,
    limit: 'webhook',
    input: nothing,
    output: done,
  }),
  testOwnWebhook: call('POST /api/webhooks.php?action=test_own', {
    summary: 'Send an example to one’s own webhook, and say what came back',
    who: member,
    limit: 'webhook',
    input: nothing,
    output: TestResult,
    fails: ['webhook_not_ready'],
  }),
  ownDeliveries: call('GET /api/webhooks.php?action=own_deliveries', {
    summary: 'What one’s own webhook was sent, the latest first',
    who: member,
    limit: 'browse',
    input: LogFilter,
    output: DeliveryPage,
  }),
  ownDelivery: call('GET /api/webhooks.php?action=own_delivery', {
    summary: 'One delivery of one’s own webhook or one’s dealer’s, with each time it was sent',
    who: member,
    limit: 'browse',
    input: OneDelivery,
    output: z.object({ success: z.literal(true), delivery: Delivery, tries: z.array(Attempt) }),
    fails: ['delivery_not_found'],
  }),
  redeliverOwn: call('POST /api/webhooks.php?action=redeliver_own', {
    summary: 'Send one’s own webhook something once more, under the same id',
    who: member,
    limit: 'webhook',
    input: OneDelivery,
    output: z.object({ success: z.literal(true), delivery: Delivery }),
    fails: ['delivery_not_found', 'delivery_waiting', 'webhook_not_ready'],
  }),
};
