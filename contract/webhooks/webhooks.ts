import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';
import { Attempt, Delivery, DeliveryPage, LogFilter, OneDelivery, TestResult } from './delivery-shapes.ts';
import { ownWebhooks } from './own-webhooks.ts';
import { maxContent } from './template.ts';
import { channelNames } from './webhook-events.ts';
import { formats, maxAddress, WebhookAddress } from './webhook-shapes.ts';

const Channel = z.enum(channelNames);
const Template = text(maxContent);
/** Values of the event's variables. Unknown names are rejected. */
const Data = z.record(z.string().regex(/^[a-z][a-z_]{0,39}$/, 'Must be the name of a variable'), text(500));

export const WebhookConfig = z
  .object({
    webhook_id: Channel,
    name: z.string(),
    description: z.string(),
    type: z.enum(['public', 'private', 'system']),
    /** Host and last four characters. Null if none is set. */
    url: z.string().nullable(),
    format: z.enum(formats),
    enabled: z.boolean(),
    message_template: z.string(),
    default_template: z.string(),
    /** JSON text with a value for each variable. */
    example_data: z.string(),
    stopped_at: Moment.nullable(),
    stop_reason: z.string().nullable(),
    /** Deliveries of the last 30 days. */
    waiting: z.number().int(),
    dead: z.number().int(),
    last_delivered_at: Moment.nullable(),
  })
  .meta({ title: 'WebhookConfig' });
export type WebhookConfig = z.output<typeof WebhookConfig>;

const admins = staffMay('webhooks.write');

/** Outgoing webhooks: the site's channels for admins, and those of dealers and members. */
export const webhooks = {
  configs: call('GET /api/webhooks.php?action=get_configs', {
    summary: 'List the site’s channels with masked addresses',
    who: admins,
    limit: 'browse',
    input: nothing,
    output: success('configs', z.array(WebhookConfig)),
  }),
  save: call('POST /api/webhooks.php?action=save_config', {
    summary: 'Set a channel’s address, state and template. Restarts a stopped channel.',
    who: admins,
    limit: 'webhook',
    input: z.object({
      webhook_id: Channel,
      /** Unchanged if left out or masked, removed if empty. */
      url: WebhookAddress.optional(),
      enabled: z.boolean(),
      /** Empty for the default template. */
      message_template: Template.optional(),
      format: z.enum(formats).optional(),
      /** Replaces the signing secret. The old one stops working. */
      new_secret: z.boolean().optional(),
    }),
    output: success('config', WebhookConfig),
    fails: ['bad_input'],
  }),
  reveal: call('POST /api/webhooks.php?action=reveal', {
    summary: 'Get a channel’s full address and signing secret. The access is logged.',
    who: admins,
    limit: 'webhook',
    input: z.object({ webhook_id: Channel }),
    output: z.object({
      success: z.literal(true),
      url: z.string().max(maxAddress).nullable(),
      secret: z.string().nullable(),
    }),
  }),
  test: call('POST /api/test-webhook.php', {
    summary: 'Send a test message to the channel’s address or another, and return the response',
    who: admins,
    limit: 'webhook',
    input: z.object({
      webhookId: Channel,
      webhookUrl: WebhookAddress.optional(),
      data: Data.optional(),
      template: Template.optional(),
    }),
    output: TestResult,
    fails: ['bad_input', 'webhook_not_ready'],
  }),
  trigger: call('POST /api/webhooks.php?action=trigger', {
    summary: 'Send a message to a channel by hand. The server sends the events itself.',
    who: admins,
    limit: 'webhook',
    input: z.object({ webhook_id: Channel, data: Data }),
    output: success('delivery', Delivery),
    fails: ['bad_input', 'webhook_not_ready'],
  }),
  deliveries: call('GET /api/webhooks.php?action=deliveries', {
    summary: 'List deliveries to the channels, newest first',
    who: admins,
    limit: 'browse',
    input: LogFilter.extend({ webhook_id: Channel.optional() }),
    output: DeliveryPage,
  }),
  delivery: call('GET /api/webhooks.php?action=delivery', {
    summary: 'Get a delivery with every attempt: what was sent, the response and how long it took',
    who: admins,
    limit: 'browse',
    input: OneDelivery,
    output: z.object({ success: z.literal(true), delivery: Delivery, tries: z.array(Attempt) }),
    fails: ['delivery_not_found'],
  }),
  redeliver: call('POST /api/webhooks.php?action=redeliver', {
    summary: 'Send a delivery again with the same id',
    who: admins,
    limit: 'webhook',
    input: OneDelivery,
    output: success('delivery', Delivery),
    fails: ['delivery_not_found', 'delivery_waiting', 'webhook_not_ready'],
  }),
  ...ownWebhooks,
};
