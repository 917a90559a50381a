import { isOwner, type TeamRole } from '@forecourt/contract/kit/team-rights.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { passCars } from '../../features/cars/contacts.store.ts';
import { endSeat, recordTeamEvent, setRole, type Seat } from '../../features/dealers/team.store.ts';
import { cancelInvitationsBy } from './answer-invitation.ts';

interface DrainOptions {
  dealerId: number;
  userId: number;
  /** Who decided it: they themselves, a colleague, or the staff. */
  actorId: number;
  /** Whom callers reach about their cars from now on; the owner where nobody was named. */
  contactId?: number | undefined;
  /** An owner leaves only when somebody of the team takes over. */
  nextOwnerId?: number | undefined;
}

/**
 * The one way off a team, which is held (`holdTeam`), whoever decided it and why: the seat ends, the cars and drafts that name them pass to a
 * colleague, invitations of theirs end, and their open pages lose the portal. What is the dealer's stays the dealer's.
 */
export async function leave(
  tx: Tx,
  team: readonly Seat[],
  { dealerId, userId, actorId, contactId, nextOwnerId }: DrainOptions,
): Promise<void> {
  const seat = seatIn(team, userId);
  const next = nextOwnerId === undefined ? null : seatIn(team, nextOwnerId);
  if (isOwner(seat.role)) {
    if (!next || next.userId === userId) return fail('owner_stays');
    await handOverDealership(tx, { dealerId, from: seat, to: next, actorId });
  }
  const owner = isOwner(seat.role) ? next : team.find(({ role }) => isOwner(role));
  const contact = contactId === undefined ? owner : team.find((one) => one.userId === contactId);
  if (!contact || contact.userId === userId)
    return fail('bad_input', { fields: { contact_user_id: ['Please select another team member'] } });
  await passCars(tx, { dealerId, from: userId, to: contact.userId });
  await cancelInvitationsBy(tx, dealerId, userId, new Date());
  await endSeat(tx, userId);
  const role = isOwner(seat.role) ? 'manager' : seat.role;
  const kind = actorId === userId ? 'left' : 'removed';
  await recordTeamEvent(tx, { dealerId, userId, kind, role, actorId });
  await announce(tx, { kind: 'team_left', dealerId, userId, role, by: actorId });
}

/** Another owner, in one step: the old one becomes manager first, for there is never more than one. */
export async function handOverDealership(
  tx: Tx,
  { dealerId, from, to, actorId, reason }: { dealerId: number; from: Seat; to: Seat; actorId: number; reason?: string },
): Promise<void> {
  await assignRole(tx, dealerId, from, 'manager', actorId, reason);
  await assignRole(tx, dealerId, to, 'owner', actorId, reason);
}

export async function assignRole(
  tx: Tx,
  dealerId: number,
  seat: Seat,
  role: TeamRole,
  actorId: number,
  reason?: string,
): Promise<void> {
  const { userId, role: from } = seat;
  await setRole(tx, userId, role);
  await recordTeamEvent(tx, { dealerId, userId, kind: 'role_changed', role, roleBefore: from, actorId });
  await announce(tx, {
    kind: 'team_role_changed',
    dealerId,
    userId,
    from,
    to: role,
    ...(reason && { reason }),
    by: actorId,
  });
}

export const seatIn = (team: readonly Seat[], userId: number): Seat =>
  team.find((seat) => seat.userId === userId) ?? fail('member_not_found');
