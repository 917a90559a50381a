import { chatMessage, type Told } from './chat-message.ts';

/** The message for receivers other than chats: the three parts of a standard webhook, including the chat text. */
export function standardMessage({ happenedAt, ...input }: Told & { happenedAt: Date }) {
  const { values, ...frame } = input.facts;
  const text = chatMessage(input).content;
  const mark = input.isTest && { is_test: true };
  return { type: input.event, timestamp: happenedAt.toISOString(), data: { ...values, ...frame, text, ...mark } };
}
