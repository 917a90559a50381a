import type { Message, Participant } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Reader, ThreadFacts } from './thread-state.ts';

/** One reads and answers for the dealer, not in person. */
export const isForDealer = ({ company_name, participants }: ThreadFacts, userId: number): boolean =>
  company_name !== null && !participants.some((one) => one.user_id === userId && one.company_name === null);

/** Written by oneself, or by a colleague in the dealer's name. */
export const isOurs = (facts: ThreadFacts, userId: number, message: Pick<Message, 'sender_id' | 'company_name'>) =>
  message.sender_id === userId || (message.company_name !== null && isForDealer(facts, userId));

/** Whether a person or a dealer stands at the head of it; a group is people. */
export const kindOfOther = ({
  conversation_type,
  company_name,
  other_user_id,
}: Pick<ThreadFacts, 'conversation_type' | 'company_name' | 'other_user_id'>) =>
  conversation_type === 'direct' && company_name !== null && other_user_id === null ? 'dealer' : 'person';

/** The people on the other side; colleagues are not. */
export const othersOf = (facts: ThreadFacts, userId: number): Participant[] => {
  const forDealer = isForDealer(facts, userId);
  return facts.participants.filter((one) => one.user_id !== userId && !(forDealer && one.company_name !== null));
};

/** On which side somebody has read; who of a dealer's team it was, the person is not told. */
export function sideOf(facts: ThreadFacts, userId: number, readerId: number | null): Reader {
  if (readerId === userId) return 'me';
  const isOther = readerId === null || othersOf(facts, userId).some((one) => one.user_id === readerId);
  return isOther ? 'other' : 'colleague';
}

/** Who has seen what stands at this sequence, in words; null while nobody has. */
export function seenText(facts: ThreadFacts, userId: number, sequence: number): string | null {
  if (facts.conversation_type === 'direct') return facts.seen_sequence >= sequence ? 'Seen' : null;
  const others = othersOf(facts, userId);
  const readers = others.filter(({ read_sequence }) => read_sequence >= sequence);
  if (readers.length === 0) return null;
  if (readers.length === others.length) return 'Seen by everyone';
  return `Seen by ${readers.map(({ name }) => name).join(', ')}`;
}
