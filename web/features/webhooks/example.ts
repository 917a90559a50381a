import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import { channels, type Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';

/** The config's example values, one for each variable. */
export function exampleOf({
  example_data,
  webhook_id,
}: Pick<WebhookConfig, 'example_data' | 'webhook_id'>): Record<string, string> {
  try {
    return JSON.parse(example_data) as Record<string, string>;
  } catch {
    return { ...channels[webhook_id].example };
  }
}

/** Adds the facts shown in the message's embed if the event is about a car. */
export function factsOf(values: Record<string, string>): EventFacts {
  const { title, posting_url: link, new_price, price = new_price } = values;
  return { values, ...(title && { title }), ...(link && { link }), ...(price && { price }) };
}

/** Default configs, shown if the real ones can't be loaded. */
export const defaultConfigs: WebhookConfig[] = (Object.keys(channels) as Channel[]).map((webhook_id) => {
  const { name, description, type, template, example } = channels[webhook_id];
  return {
    webhook_id,
    name,
    description,
    type,
    url: null,
    format: 'chat',
    enabled: false,
    message_template: template,
    default_template: template,
    example_data: JSON.stringify(example),
    stopped_at: null,
    stop_reason: null,
    waiting: 0,
    dead: 0,
    last_delivered_at: null,
  };
});
