import type { contract } from '@forecourt/contract/contract.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { Conversation, ConversationEntry, Message } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Answers, Asked } from './fake-server.ts';
import { johnny, kenji } from './people.ts';

/** Kenji's message with this sequence number, in his conversation with Johnny. */
export const messageAt = (sequence: number, more: Partial<Message> = {}): Message => ({
  id: 1000 + sequence,
  conversation_id: 5,
  sequence,
  sender_id: kenji.id,
  sender_name: kenji.name,
  company_name: null,
  content: `Message ${sequence}`,
  photos: [],
  message_type: 'text',
  metadata: null,
  client_id: null,
  created_at: new Date(Date.UTC(2026, 10, 14, 10, sequence)).toISOString(),
  ...more,
});

export const mineAt = (sequence: number, more: Partial<Message> = {}): Message =>
  messageAt(sequence, { sender_id: johnny.id, sender_name: johnny.name, ...more });

export const anEntry: ConversationEntry = {
  id: 5,
  title: 'Kenji Sato',
  conversation_type: 'direct',
  company_name: null,
  avatar_url: null,
  other_user_id: kenji.id,
  car: null,
  assigned: null,
  last_message: {
    content: 'Message 2',
    photo_count: 0,
    created_at: '2026-11-14T10:02:00Z',
    sender_id: kenji.id,
    sender_name: kenji.name,
    company_name: null,
    message_type: 'text',
  },
  is_reachable: true,
  last_sequence: 2,
  unread_count: 0,
  updated_at: '2026-11-14T10:02:00Z',
};

export const aCar: NonNullable<ConversationEntry['car']> = {
  id: 7,
  title: '2022 Pegassi Zentorno',
  price: 184_000,
  status: 'active',
  image: null,
};

/** Johnny's conversation with Kenji. Everything is read unless overridden. */
export const conversationOf = (messages: Message[], more: Partial<Conversation> = {}): Conversation => ({
  ...anEntry,
  dealer_id: null,
  last_sequence: messages.at(-1)?.sequence ?? 0,
  participants: [
    { user_id: johnny.id, name: johnny.name, avatar_url: null, company_name: null, read_sequence: 0 },
    { user_id: kenji.id, name: kenji.name, avatar_url: null, company_name: null, read_sequence: 0 },
  ],
  messages,
  has_older: (messages[0]?.sequence ?? 1) > 1,
  read_sequence: messages.at(-1)?.sequence ?? 0,
  seen_sequence: 0,
  may_write: true,
  refusal: null,
  is_slow: false,
  away: null,
  is_blocked_by_me: false,
  may_manage: false,
  may_offer: false,
  ...more,
});

type ConversationAnswer = NonNullable<Result<(typeof contract)['messaging']['conversation']>>;
type SentAnswer = Result<(typeof contract)['messaging']['sendMessage']>;

/** A server with one conversation. It numbers messages and responds with windows of them. */
export function keptConversation(first: Message[], more: Partial<Conversation> = {}) {
  const messages = [...first];
  let read = more.read_sequence ?? messages.at(-1)?.sequence ?? 0;

  function conversation({ query }: Asked): Promise<ConversationAnswer> {
    const [after, before, limit] = ['after', 'before', 'limit'].map((key) => query[key] && Number(query[key]));
    const within = messages.filter(({ sequence }) => sequence > (after || 0) && sequence < (before || Infinity));
    const shown = after === undefined ? within.slice(-(limit || 50)) : within.slice(0, limit || 50);
    const start = shown[0]?.sequence ?? (after === undefined ? 1 : Number(after) + 1);
    const answer = conversationOf(shown, { ...more, read_sequence: read, has_older: start > 1 });
    return Promise.resolve({ success: true, conversation: answer });
  }

  function sendMessage({ body }: Asked): Promise<SentAnswer> {
    const { content, client_id } = body as { content: string; client_id: string };
    const known = messages.find((one) => one.client_id === client_id);
    const message = known ?? mineAt((messages.at(-1)?.sequence ?? 0) + 1, { content, client_id });
    if (!known) messages.push(message);
    return Promise.resolve({ success: true, message });
  }

  const answers = {
    'messaging.conversation': conversation,
    'messaging.sendMessage': sendMessage,
    'messaging.markRead': ({ body }: Asked) => {
      read = Math.max(read, (body as { sequence: number }).sequence);
      return Promise.resolve({ success: true as const, read_sequence: read, unread_count: 0 });
    },
    'messaging.typing': { success: true },
    'messaging.unreadCount': { success: true, unread_count: 0 },
    'messaging.conversations': { success: true, conversations: [anEntry], has_more: false },
  } satisfies Answers;
  return { messages, answers };
}
