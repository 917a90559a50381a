import { isOwner, mayChangeRole, mayLeave, mayRemove, type TeamRole } from '@forecourt/contract/kit/team-rights.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { lockTeam, type Seat } from '../../features/dealers/team.store.ts';
import { assignRole, handOverDealership, leave, seatIn } from './hand-over.ts';

interface Deciding {
  actorId: number;
  dealerId: number;
}

/** Takes a colleague off the team. */
export function removeMember(
  db: Database,
  { actorId, dealerId }: Deciding,
  { userId, contactId }: { userId: number; contactId: number | undefined },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    const actor = deciding(team, actorId);
    if (!mayRemove(actor.role, seatIn(team, userId).role)) fail('not_allowed');
    await leave(tx, team, { dealerId, userId, actorId, contactId });
  });
}

/** Gives a colleague another role; `owner` hands the dealership over. */
export function changeRole(
  db: Database,
  { actorId, dealerId }: Deciding,
  { userId, role }: { userId: number; role: TeamRole },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    const actor = deciding(team, actorId);
    const seat = seatIn(team, userId);
    // Nobody changes their own; who is that already stays it, however often it is asked.
    if (userId === actorId) fail('not_allowed');
    if (seat.role === role) return;
    if (!mayChangeRole(actor.role, { from: seat.role, to: role })) fail('not_allowed');
    if (isOwner(role)) await handOverDealership(tx, { dealerId, from: actor, to: seat, actorId });
    else await assignRole(tx, dealerId, seat, role, actorId);
  });
}

export function leaveTeam(db: Database, { actorId, dealerId }: Deciding): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    if (!mayLeave(deciding(team, actorId).role)) fail('owner_stays');
    await leave(tx, team, { dealerId, userId: actorId, actorId });
  });
}

/** Whoever decides is on the team at this moment; the session may have said so a moment too long. */
const deciding = (team: readonly Seat[], actorId: number): Seat =>
  team.find(({ userId }) => userId === actorId) ?? fail('not_allowed');
