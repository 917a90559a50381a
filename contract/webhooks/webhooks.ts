import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { Attempt, Delivery, DeliveryPage, LogFilter, OneDelivery, TestResult } from './delivery-shapes.ts';
import { ownWebhooks } from './own-webhooks.ts';
import { maxContent } from './template.ts';
import { channelNames } from './webhook-events.ts';
import { formats, maxAddress, WebhookAddress } from './webhook-shapes.ts';

const Channel = z.enum(channelNames);
const Template = text(maxContent);
/** Values of the event's variables; a name that is none of them is refused. */
const Data = z.record(z.string().regex(/^[a-z][a-z_]{0,39}$/, 'Must be the name of a variable'), text(500));

export const WebhookConfig = z
  .object({
    webhook_id: Channel,
    name: z.string(),
    description: z.string(),
    type: z.enum(['public', 'private', 'system']),
    /** Its host and its last four characters; null: none is set. */
    url: z.string().nullable(),
    format: z.enum(formats),
    enabled: z.boolean(),
    message_template: z.string(),
    default_template: z.string(),
    /** As JSON text, a value for each variable. */
    example_data: z.string(),
    stopped_at: Moment.nullable(),
    stop_reason: z.string().nullable(),
    /** Of what was sent in the last 30 days. */
    waiting: z.number().int(),
    dead: z.number().int(),
    last_delivered_at: Moment.nullable(),
  })
  .meta({ title: 'WebhookConfig' });
export type WebhookConfig = z.output<typeof WebhookConfig>;

const admins = staffMay('webhooks.write');

/** What is told outside: the site's channels for its admins, and the webhooks of dealers and members. */
export const webhooks = {
  configs: call('GET /api/webhooks.php?action=get_configs', {
    summary: 'The site’s channels, their addresses masked',
    who: admins,
    limit: 'browse',
    input: nothing,
    output: success('configs', z.array(WebhookConfig)),
  }),
  save: call('POST /api/webhooks.php?action=save_config', {
    summary: 'Set a channel’s address, whether it is enabled, and its text; one that was stopped starts again',
    who: admins,
    limit: 'webhook',
    input: z.object({
      webhook_id: Channel,
      /** Left out or masked, it stays; empty, it goes. */
      url: WebhookAddress.optional(),
      enabled: z.boolean(),
      /** Empty: the one it came with. */
      message_template: Template.optional(),
      format: z.enum(formats).optional(),
      /** The signing secret is replaced: the one before it no longer counts. */
      new_secret: z.boolean().optional(),
    }),
    output: success('config', WebhookConfig),
    fails: ['bad_input'],
  }),
  reveal: call('POST /api/webhooks.php?action=reveal', {
    summary: 'A channel’s whole address and signing secret; that one looked is put on record',
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
    summary: 'Send an example now, to the channel’s address or another, and say what really came back',
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
    summary: 'Send something to a channel by hand; the events themselves are sent by the server',
    who: admins,
    limit: 'webhook',
    input: z.object({ webhook_id: Channel, data: Data }),
    output: success('delivery', Delivery),
    fails: ['bad_input', 'webhook_not_ready'],
  }),
  deliveries: call('GET /api/webhooks.php?action=deliveries', {
    summary: 'What the channels were sent, the latest first',
    who: admins,
    limit: 'browse',
    input: LogFilter.extend({ webhook_id: Channel.optional() }),
    output: DeliveryPage,
  }),
  delivery: call('GET /api/webhooks.php?action=delivery', {
    summary: 'One delivery with each time it was sent: what, what came back, how long it took',
    who: admins,
    limit: 'browse',
    input: OneDelivery,
    output: z.object({ success: z.literal(true), delivery: Delivery, tries: z.array(Attempt) }),
    fails: ['delivery_not_found'],
  }),
  redeliver: call('POST /api/webhooks.php?action=redeliver', {
    summary: 'Send something once more, under the same id',
    who: admins,
    limit: 'webhook',
    input: OneDelivery,
    output: success('delivery', Delivery),
    fails: ['delivery_not_found', 'delivery_waiting', 'webhook_not_ready'],
  }),
  ...ownWebhooks,
};
