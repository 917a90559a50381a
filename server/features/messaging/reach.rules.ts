import type { Seat, Taker } from './seats.store.ts';

/** Whom something of this person reaches: everybody in the conversation with whom they have something to do. */
export const reached = (takers: readonly Taker[]): number[] =>
  takers.filter(({ is_hidden }) => !is_hidden).map(({ user_id }) => user_id);

/**
 * A direct conversation is closed to writing while one side has blocked the other; of a dealer, while anybody of the
 * team and the person have. In a group everybody writes, and whom it does not reach does not see it.
 */
export const isClosed = (seat: Pick<Seat, 'conversation_type'>, takers: readonly Taker[]): boolean =>
  seat.conversation_type === 'direct' && takers.some(({ is_hidden }) => is_hidden);

/** The words of a direct conversation's subject, the same whoever asks. */
export const subjectKeys = {
  car: (carId: number, userId: number) => `car ${carId} of ${userId}`,
  dealer: (dealerId: number, userId: number) => `dealer ${dealerId} of ${userId}`,
  people: (one: number, other: number) => `people ${Math.min(one, other)} and ${Math.max(one, other)}`,
};
