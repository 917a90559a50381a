import type { Participation, Recipient } from './participants.store.ts';

/**
 * The recipients of something this user sends. In a group anyone can write, but blocked users don't see each other. A direct
 * conversation is open or closed for everyone.
 */
export const reached = ({ conversation_type, closed }: Reach, recipients: readonly Recipient[]): number[] => {
  if (closed) return [];
  const seen = recipients.filter(({ is_hidden }) => conversation_type === 'direct' || !is_hidden);
  return seen.map(({ user_id }) => user_id);
};

type Reach = Pick<Participation, 'conversation_type' | 'closed'>;

/** Subject keys of direct conversations. They don't depend on which side asks. */
export const subjectKeys = {
  car: (carId: number, userId: number) => `car ${carId} of ${userId}`,
  dealer: (dealerId: number, userId: number) => `dealer ${dealerId} of ${userId}`,
  people: (one: number, other: number) => `people ${Math.min(one, other)} and ${Math.max(one, other)}`,
};
