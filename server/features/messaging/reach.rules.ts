import type { Participation, Recipient } from './participants.store.ts';

/**
 * Whom something of this person reaches. In a group everybody writes, and those with whom they have nothing to do do
 * not see it; a direct conversation is open to all in it or closed to all.
 */
export const reached = ({ conversation_type, closed }: Reach, recipients: readonly Recipient[]): number[] => {
  if (closed) return [];
  const seen = recipients.filter(({ is_hidden }) => conversation_type === 'direct' || !is_hidden);
  return seen.map(({ user_id }) => user_id);
};

type Reach = Pick<Participation, 'conversation_type' | 'closed'>;

/** The words of a direct conversation's subject, the same whoever asks. */
export const subjectKeys = {
  car: (carId: number, userId: number) => `car ${carId} of ${userId}`,
  dealer: (dealerId: number, userId: number) => `dealer ${dealerId} of ${userId}`,
  people: (one: number, other: number) => `people ${Math.min(one, other)} and ${Math.max(one, other)}`,
};
