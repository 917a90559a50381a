import { isOwner, mayChangeRole, mayLeave, mayRemove, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { lockTeam, type Seat } from '../../features/dealers/team.store.ts';
import { assignRole, leave, seatIn } from './hand-over.ts';
import { offerOwnership } from './transfer-ownership.ts';

interface Deciding {
  actorId: number;
  dealerId: number;
}

/** Removes a team member. */
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

/** Changes a team member's role. `owner` offers them the dealership, and nothing changes until they accept. */
export function changeRole(
  db: Database,
  { actorId, dealerId }: Deciding,
  { userId, role }: { userId: number; role: TeamRole },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    const actor = deciding(team, actorId);
    const seat = seatIn(team, userId);
    // No one can change their own role. Setting the current role again changes nothing.
    if (userId === actorId) fail('not_allowed');
    if (seat.role === role) return;
    if (!mayChangeRole(actor.role, { from: seat.role, to: role })) fail('not_allowed');
    if (isOwner(role)) await offerOwnership(tx, { dealerId, from: actor, to: seat }, now);
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

/** The actor must be on the team right now. The session may be out of date. */
const deciding = (team: readonly Seat[], actorId: number): Seat =>
  team.find(({ userId }) => userId === actorId) ?? fail('not_allowed');
