import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import { countOf } from '../../../lib/format.ts';
import { firstName } from '../../../lib/first-name.ts';
import { inOwnTime } from './own-time.ts';

/** The last message, with its sender if that isn't obvious: the user, a colleague, or a member of a group. */
export function lastWords(entry: ConversationEntry, userId: number): string {
  const { last_message } = entry;
  if (!last_message) return 'No messages yet';
  const { sender_id, sender_name, message_type, photo_count } = last_message;
  const content = last_message.content || countOf(photo_count, 'photo');
  const speaker = sender_id === userId ? 'You' : firstName(sender_name);
  if (message_type === 'event') return `${speaker} ${inOwnTime(content)}`;
  return sender_id === userId || isNamed(entry) ? `${speaker}: ${content}` : content;
}

/** In a direct conversation the other side is the title, so only messages in a dealer's name are a colleague's. */
const isNamed = ({ conversation_type, other_user_id, last_message }: ConversationEntry): boolean =>
  conversation_type === 'group' || (other_user_id !== null && last_message?.company_name !== null);
