import { clamp, fillTemplate, maxContent, plainText, webLink } from './template.ts';
import type { EventFacts } from './webhook-event.ts';
import { webhookEvents, type WebhookEvent } from './webhook-events.ts';

/** The chat's limits for each part. Its limit of 6,000 for the whole embed can't be reached with these. */
const limits = { username: 80, title: 256, fieldValue: 1024, url: 2048 };

export interface ChatMessage {
  username: string;
  content: string;
  embeds: {
    title: string;
    url?: string;
    color: number;
    image?: { url: string };
    fields?: { name: string; value: string; inline: boolean }[];
  }[];
  /** Prevents mentions, regardless of the text. */
  allowed_mentions: { parse: [] };
}

export interface Told {
  event: WebhookEvent;
  facts: EventFacts;
  /** Null for the event's default template. */
  template: string | null;
  siteName: string;
  /** A test message. It says so first. */
  isTest?: boolean;
}

/** The message sent to a chat. Pages show the same as a preview. */
export function chatMessage({ event, facts, template, siteName, isTest = false }: Told): ChatMessage {
  const rule = webhookEvents[event];
  const filled = fillTemplate(template ?? rule.template, event, facts.values);
  const content = filled.trim() === '' ? rule.name : filled;
  const username = clamp(siteName, limits.username);
  return {
    username,
    content: clamp(isTest ? `${testMark(username, rule.name)}\n${content}` : content, maxContent),
    embeds: facts.title === undefined ? [] : [frame(facts, isTest ? `Test: ${facts.title}` : facts.title, rule.colour)],
    allowed_mentions: { parse: [] },
  };
}

const testMark = (siteName: string, event: string) =>
  `Test message from ${plainText(siteName)} for “${event}”. This is an example, not a real event.`;

function frame({ link, picture, price }: EventFacts, title: string, color: number): ChatMessage['embeds'][number] {
  const url = linkOf(link);
  const image = linkOf(picture);
  return {
    title: clamp(plainText(title), limits.title),
    ...(url !== null && { url }),
    color,
    ...(image !== null && { image: { url: image } }),
    ...(price !== undefined && {
      fields: [{ name: 'Price', value: clamp(plainText(price), limits.fieldValue), inline: true }],
    }),
  };
}

const linkOf = (link: string | undefined): string | null => {
  const whole = link === undefined ? null : webLink(link);
  return whole !== null && whole.length <= limits.url ? whole : null;
};
