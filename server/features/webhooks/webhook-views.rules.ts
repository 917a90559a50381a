import type { OwnWebhook } from '@forecourt/contract/webhooks/own-webhooks.ts';
import { channels, type Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { WebhookState } from './webhooks.store.ts';

/** A channel as admins see it, with the address masked. */
export function configView(webhook: WebhookState & { channel: Channel }) {
  const { name, description, type, template, example } = channels[webhook.channel];
  return {
    webhook_id: webhook.channel,
    name,
    description,
    type,
    url: webhook.address_shown,
    format: webhook.format,
    enabled: webhook.is_enabled,
    message_template: webhook.message_template ?? template,
    default_template: template,
    example_data: JSON.stringify(example),
    stopped_at: webhook.stopped_at,
    stop_reason: webhook.stop_reason,
    waiting: webhook.waiting,
    dead: webhook.dead,
    last_delivered_at: webhook.last_delivered_at,
  };
}

/** A channel known to this version. */
export const isChannel = (webhook: WebhookState): webhook is WebhookState & { channel: Channel } =>
  webhook.channel !== null && Object.hasOwn(channels, webhook.channel);

/** The user's own webhook, or the state without one. */
export const ownView = (
  webhook: WebhookState | null,
): Omit<OwnWebhook, 'stopped_at' | 'last_delivered_at'> & Record<'stopped_at' | 'last_delivered_at', Date | null> => ({
  url: webhook?.address_shown ?? null,
  format: webhook?.format ?? 'chat',
  enabled: webhook?.is_enabled ?? false,
  events: webhook?.events ?? [],
  stopped_at: webhook?.stopped_at ?? null,
  stop_reason: webhook?.stop_reason ?? null,
  waiting: webhook?.waiting ?? 0,
  dead: webhook?.dead ?? 0,
  last_delivered_at: webhook?.last_delivered_at ?? null,
});
