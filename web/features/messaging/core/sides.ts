import type { Message, Participant } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Reader, ThreadFacts } from './thread-state.ts';

/** One reads and answers for the dealer, not in person. */
export const isForDealer = ({ company_name, participants }: ThreadFacts, userId: number): boolean =>
  company_name !== null && !participants.some((one) => one.user_id === userId && one.company_name === null);

/** Written by oneself, or by a colleague in the dealer's name. */
export const isOurs = (facts: ThreadFacts, userId: number, message: Pick<Message, 'sender_id' | 'company_name'>) =>
  message.sender_id === userId || (message.company_name !== null && isForDealer(facts, userId));

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

/** Who has seen what stands at this place, in words; null while nobody has. */
export function seenText(facts: ThreadFacts, userId: number, place: number): string | null {
  if (facts.conversation_type === 'direct') return facts.seen_place >= place ? 'Seen' : null;
  const others = othersOf(facts, userId);
  const readers = others.filter(({ read_place }) => read_place >= place);
  if (readers.length === 0) return null;
  if (readers.length === others.length) return 'Seen by everyone';
  return `Seen by ${readers.map(({ name }) => name).join(', ')}`;
}
