import { isOwner, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { passCars } from '../../features/listings/contacts.store.ts';
import { endSeat, recordTeamEvent, type Seat } from '../../features/dealers/team.store.ts';
import { passMeetings } from '../meetings/keep-meetings.ts';
import { endAssignments } from '../messaging/assign-conversation.ts';
import { cancelInvitationsBy } from './answer-invitation.ts';
import { saveRole } from './save-role.ts';
import { endTransfer } from './transfer-ownership.ts';

interface DrainOptions {
  dealerId: number;
  userId: number;
  /** The user who decided it: the member, a colleague or staff. */
  actorId: number;
  /** The new contact for their cars. Defaults to the owner. */
  contactId?: number | undefined;
  /** An owner can leave only if a team member becomes the new owner. */
  nextOwnerId?: number | undefined;
}

/**
 * The only way off a team, for any reason. The caller has locked the team (`lockTeam`). Ends the seat, moves the
 * member's cars and drafts to a colleague, ends what's assigned to them, has a colleague come to
 * their meetings, cancels their invitations and their offer of
 * ownership, and closes the portal on their open pages. The dealer keeps everything it owns.
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
  await endTransfer(tx, dealerId, { by: actorId, of: userId });
  await endAssignments(tx, dealerId, userId);
  await passMeetings(tx, { dealerId, from: userId, to: contact.userId, by: actorId });
  await endSeat(tx, userId);
  const role = isOwner(seat.role) ? 'manager' : seat.role;
  const kind = actorId === userId ? 'left' : 'removed';
  await recordTeamEvent(tx, { dealerId, userId, kind, role, actorId });
  await announce(tx, { kind: 'team_left', dealerId, userId, role, by: actorId });
}

/**
 * Changes the owner in one step, without asking. For staff and for a banned owner: the owner offers it instead
 * (`transfer-ownership.ts`). The old owner becomes a manager first, because there is never more than one owner.
 */
export async function handOverDealership(
  tx: Tx,
  { dealerId, from, to, actorId, reason }: { dealerId: number; from: Seat; to: Seat; actorId: number; reason?: string },
): Promise<void> {
  await endTransfer(tx, dealerId, { by: actorId });
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
  await saveRole(tx, dealerId, seat, role, actorId);
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
