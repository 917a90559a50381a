import { personEffects, type PersonStanding } from '@forecourt/contract/kit/standing.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { saveStanding } from '../../features/accounts/users.store.ts';
import { findSeat, lockTeam } from '../../features/dealers/team.store.ts';
import { fail } from '../../lib/failure.ts';
import { leave } from '../dealers/hand-over.ts';

interface Restriction {
  userId: number;
  standing: Exclude<PersonStanding, 'active' | 'closed'>;
  /** The person is shown it. */
  reason: string;
  /** Of a suspension its end. */
  until: Date | null;
  actorId: number;
  /** Who takes the dealership over from an owner who has to leave it. */
  nextOwnerId?: number | undefined;
}

/**
 * Restricts a person, with all that follows from it in the same transaction: who is banned hands over what they had on a
 * team. What else a restriction does is asked where it matters (`contract/kit/standing.ts`): nothing has to be undone.
 */
export async function restrictPerson(tx: Tx, restriction: Restriction): Promise<void> {
  const { userId, standing, reason, until, actorId, nextOwnerId } = restriction;
  const seat = await findSeat(tx, userId);
  const team = seat && (await lockTeam(tx, seat.dealerId));
  if (seat && team && personEffects[standing].contact === 'handed_over')
    await leave(tx, team, { dealerId: seat.dealerId, userId, actorId, nextOwnerId });
  if (!(await saveStanding(tx, userId, { standing, reason, until }))) fail('user_not_found');
  await announce(tx, { kind: 'standing_changed', userId });
}
