import { chatMessage, type Told } from './chat-message.ts';

/** The message for receivers other than chats: the three parts of a standard webhook, including the chat text. */
export function standardMessage({ happenedAt, ...told }: Told & { happenedAt: Date }) {
  const { values, ...frame } = told.facts;
  const text = chatMessage(told).content;
  const mark = told.isTest && { is_test: true };
  return { type: told.event, timestamp: happenedAt.toISOString(), data: { ...values, ...frame, text, ...mark } };
}
