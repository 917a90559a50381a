import { chatMessage } from '@forecourt/contract/webhooks/chat-message.ts';
import { standardMessage } from '@forecourt/contract/webhooks/standard-message.ts';
import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import type { WebhookEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { Webhook } from 'standardwebhooks';

export interface Message {
  id: string;
  event: WebhookEvent;
  facts: EventFacts;
  template: string | null;
  format: Format;
  /** For receivers that aren't chat services. */
  secret: string | null;
  happenedAt: Date;
  isTest: boolean;
}

interface Sender {
  origin: string;
  siteName: string;
}

/** The request to send: a chat message, or a signed standard webhook. */
export function compose(message: Message, { origin, siteName }: Sender, now: Date) {
  const { id, event, template, format, secret, happenedAt, isTest } = message;
  const facts = withWholeLinks(message.facts, origin);
  const options = { event, facts, template, siteName, isTest };
  const headers = { 'content-type': 'application/json', 'user-agent': 'Forecourt-Webhooks/1', 'webhook-id': id };
  if (format === 'chat' || secret === null) return { headers, body: JSON.stringify(chatMessage(options)) };
  const body = JSON.stringify(standardMessage({ ...options, happenedAt }));
  return {
    headers: {
      ...headers,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
  };
}

/** Links are stored without our host, which may change. */
function withWholeLinks(facts: EventFacts, origin: string): EventFacts {
  const whole = (link: string) => (link.startsWith('/') ? `${origin}${link}` : link);
  const values = Object.entries(facts.values).map(([name, value]) => [
    name,
    name.endsWith('_url') ? whole(value) : value,
  ]);
  return {
    ...facts,
    values: Object.fromEntries(values) as Record<string, string>,
    ...(facts.link !== undefined && { link: whole(facts.link) }),
    ...(facts.picture !== undefined && { picture: whole(facts.picture) }),
  };
}
