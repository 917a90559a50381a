import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { Tx } from '../../database/database.ts';
import { recordTeamEvent, setRole, type Seat } from '../../features/dealers/team.store.ts';

/** Changes a member's role and adds it to the team log. The caller has locked the team and announces it. */
export async function saveRole(tx: Tx, dealerId: number, seat: Seat, role: TeamRole, actorId: number): Promise<void> {
  const { userId, role: from } = seat;
  await setRole(tx, userId, role);
  await recordTeamEvent(tx, { dealerId, userId, kind: 'role_changed', role, roleBefore: from, actorId });
}
