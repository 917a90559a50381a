import type { webhooks } from '@forecourt/contract/webhooks/webhooks.ts';
import { ofChannel, ofTheSite } from '../../features/webhooks/log.store.ts';
import { configView, isChannel } from '../../features/webhooks/webhook-views.rules.ts';
import { listChannels } from '../../features/webhooks/webhooks.store.ts';
import { redeliver, trigger, tryOut } from '../../flows/webhooks/by-hand.ts';
import { revealWebhook, saveWebhookOf } from '../../flows/webhooks/set-up.ts';
import type { WebhookDeps } from '../../flows/webhooks/webhook-parts.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';
import { deliveryPage, oneDelivery } from './delivery-log.ts';
import { ownWebhooksCalls } from './own-webhooks.calls.ts';

export const webhooksCalls = (parts: WebhookDeps): Handlers<typeof webhooks> => ({
  async configs() {
    const known = (await listChannels(parts.db)).filter(isChannel);
    return { success: true, configs: known.map(configView) };
  },
  async save({ webhook_id: channel, message_template: template, new_secret: newSecret, ...rest }, actor) {
    const wanted = { ...rest, template, newSecret };
    const { webhook } = await saveWebhookOf(parts, { channel }, wanted, reachOf(actor));
    return { success: true, config: configView({ ...webhook, channel }) };
  },
  reveal: async ({ webhook_id: channel }, { id }) => ({
    success: true,
    ...(await revealWebhook(parts, { channel }, id)),
  }),
  test: ({ webhookId: channel, webhookUrl: url, data, template }) =>
    tryOut(parts, { channel }, { event: channel, url, data, template }),
  trigger: async ({ webhook_id, data }, { id }) => ({
    success: true,
    delivery: await trigger(parts, webhook_id, data, id),
  }),
  deliveries: ({ webhook_id, ...asked }) =>
    deliveryPage(parts.db, webhook_id ? ofChannel(webhook_id) : ofTheSite, asked),
  delivery: ({ id }) => oneDelivery(parts.db, id, ofTheSite),
  redeliver: async ({ id }) => ({ success: true, delivery: await redeliver(parts, id, ofTheSite) }),
  ...ownWebhooksCalls(parts),
});
