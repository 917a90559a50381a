import { chatMessage, type Told } from './chat-message.ts';

/** What a receiver that is no chat is sent: the standard webhook's three parts, and the chat's text among the rest. */
export function standardMessage({ happenedAt, ...told }: Told & { happenedAt: Date }) {
  const { values, ...frame } = told.facts;
  const text = chatMessage(told).content;
  const mark = told.isTest && { is_test: true };
  return { type: told.event, timestamp: happenedAt.toISOString(), data: { ...values, ...frame, text, ...mark } };
}
