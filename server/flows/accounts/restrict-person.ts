import { personEffects, type PersonStanding } from '@forecourt/contract/access/standing.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { saveStanding } from '../../features/accounts/users.store.ts';
import { findSeat, lockTeam } from '../../features/dealers/team.store.ts';
import { fail } from '../../lib/failure.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { leave } from '../dealers/hand-over.ts';

interface Restriction {
  userId: number;
  standing: Exclude<PersonStanding, 'active' | 'closed'>;
  /** Shown to the user. */
  reason: string;
  /** The end of a suspension. */
  until: Date | null;
  actorId: number;
  /** The next owner of the dealership, if an owner has to leave it. */
  nextOwnerId?: number | undefined;
}

/**
 * Restricts a user and applies the consequences in the same transaction: a banned user leaves their team. All other
 * effects are checked where they matter (`contract/access/standing.ts`), so nothing has to be undone later.
 */
export async function restrictPerson(tx: Tx, restriction: Restriction): Promise<void> {
  const { userId, standing, reason, until, actorId, nextOwnerId } = restriction;
  const seat = await findSeat(tx, userId);
  const team = seat && (await lockTeam(tx, seat.dealerId));
  if (seat && team && personEffects[standing].contact === 'handed_over')
    await leave(tx, team, { dealerId: seat.dealerId, userId, actorId, nextOwnerId });
  if (!(await saveStanding(tx, userId, { standing, reason, until }))) fail('user_not_found');
  await closeOffers(tx, { userId }, { cause: 'restricted', by: userId, now: new Date() });
  await announce(tx, { kind: 'standing_changed', userId });
}
