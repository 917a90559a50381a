import type { Message, Participant } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Reader, ThreadFacts } from './thread-state.ts';

/** True if the user reads and replies for the dealer, not as a private person. */
export const isForDealer = ({ company_name, participants }: ThreadFacts, userId: number): boolean =>
  company_name !== null && !participants.some((one) => one.user_id === userId && one.company_name === null);

/** Sent by the user, or by a colleague in the dealer's name. */
export const isOurs = (facts: ThreadFacts, userId: number, message: Pick<Message, 'sender_id' | 'company_name'>) =>
  message.sender_id === userId || (message.company_name !== null && isForDealer(facts, userId));

/** Whether the title names a person or a dealer. A group counts as people. */
export const kindOfOther = ({
  conversation_type,
  company_name,
  other_user_id,
}: Pick<ThreadFacts, 'conversation_type' | 'company_name' | 'other_user_id'>) =>
  conversation_type === 'direct' && company_name !== null && other_user_id === null ? 'dealer' : 'person';

/** The participants on the other side, without colleagues. */
export const othersOf = (facts: ThreadFacts, userId: number): Participant[] => {
  const forDealer = isForDealer(facts, userId);
  return facts.participants.filter((one) => one.user_id !== userId && !(forDealer && one.company_name !== null));
};

/** The side that a reader is on. Buyers never learn which member of a dealer's team has read a message. */
export function sideOf(facts: ThreadFacts, userId: number, readerId: number | null): Reader {
  if (readerId === userId) return 'me';
  const isOther = readerId === null || othersOf(facts, userId).some((one) => one.user_id === readerId);
  return isOther ? 'other' : 'colleague';
}

/** Says who has seen the message at this sequence, or null if no one has. */
export function seenText(facts: ThreadFacts, userId: number, sequence: number): string | null {
  if (facts.conversation_type === 'direct') return facts.seen_sequence >= sequence ? 'Seen' : null;
  const others = othersOf(facts, userId);
  const readers = others.filter(({ read_sequence }) => read_sequence >= sequence);
  if (readers.length === 0) return null;
  if (readers.length === others.length) return 'Seen by everyone';
  return `Seen by ${readers.map(({ name }) => name).join(', ')}`;
}
