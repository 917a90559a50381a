import {
  invitationFlow,
  type InvitationAnswer,
  type InvitationStatus,
} from '@forecourt/contract/dealers/invitations.flow.ts';
import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { mayInvite } from '@forecourt/contract/access/team-rights.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import {
  findInvitation,
  lockInvitation,
  mayStillInvite,
  openInvitationsBy,
  openInvitationsTo,
  settleInvitation,
  type InvitationRow,
} from '../../features/dealers/invitations.store.ts';
import { lockReach, lockTeam, joinTeam, recordTeamEvent } from '../../features/dealers/team.store.ts';
import { findMessage, messageOfCard, type MessageRow } from '../../features/messaging/messages.store.ts';
import { recipientsOf } from '../../features/messaging/participants.store.ts';

/** The invited user's reply to the invitation message. */
export function answerAtMessage(
  db: Database,
  userId: number,
  messageId: number,
  answer: InvitationAnswer,
  now: Date,
): Promise<MessageRow> {
  return db.transaction().execute(async (tx) => {
    const message = await findMessage(tx, messageId);
    const card = message?.card?.kind === 'dealer_invitation' ? message.card : fail('invitation_not_found');
    await (answer === 'accept' ? accept(tx, userId, card.id, now) : decline(tx, userId, card.id, now));
    return (await findMessage(tx, messageId))!;
  });
}

export const acceptInvitation = (db: Database, userId: number, id: number, now: Date): Promise<void> =>
  db.transaction().execute((tx) => accept(tx, userId, id, now));

/** The invited user declines it. A team member who may invite for that role cancels it. */
export const declineInvitation = (db: Database, actor: Reach, id: number, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const found = (await findInvitation(tx, id)) ?? fail('invitation_not_found');
    if (found.invited_user_id === reach.userId) return decline(tx, reach.userId, id, now);
    if (!mayFor(reach, { dealer: found.dealer_account_id }, 'team.invite')) return fail('invitation_not_found');
    if (!mayInvite(reach.team!.role, found.role)) return fail('not_allowed');
    return settle(tx, (await lockInvitation(tx, id))!, { name: 'cancel', by: reach.userId }, now);
  });

/** Members who leave the team lose their open invitations, because no one vouches for them any more. */
export async function cancelInvitationsBy(tx: Tx, dealerId: number, userId: number, now: Date): Promise<void> {
  for (const { id } of await openInvitationsBy(tx, dealerId, userId)) await cancelInvitation(tx, id, userId, now);
}

/**
 * Cancels an invitation on behalf of anyone with the right. One that was just answered or expired keeps that outcome.
 */
export async function cancelInvitation(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  const invitation = (await lockInvitation(tx, id))!;
  if (invitation.status !== 'pending') return;
  const isOver = invitation.expires_at <= now;
  await settle(tx, invitation, isOver ? { name: 'expire', by: null } : { name: 'cancel', by }, now);
}

/** For a closing account. Leaves invitations that are being answered right now. */
export async function declineAllInvitations(tx: Tx, userId: number, now: Date): Promise<void> {
  for (const { id } of await openInvitationsTo(tx, userId, now)) {
    const invitation = (await lockInvitation(tx, id))!;
    if (invitation.status === 'pending') await settle(tx, invitation, { name: 'deny', by: userId }, now);
  }
}

/** Works only once. The user joins the team in the same commit. */
async function accept(tx: Tx, userId: number, id: number, now: Date): Promise<void> {
  const found = await findInvitation(tx, id);
  if (found?.invited_user_id !== userId) return fail('invitation_not_found');
  const { dealer_account_id: dealerId, role, invited_by: actorId } = found;
  // The team is locked before the invitation, in the common lock order.
  await lockTeam(tx, dealerId);
  const invitation = (await lockInvitation(tx, id))!;
  refuseSettled(invitation, now);
  // The invitation lapses if the inviter could no longer make it.
  if (!(await mayStillInvite(tx, invitation))) return fail('invitation_not_found');
  if (!(await joinTeam(tx, userId, dealerId, role))) return fail('in_a_team_already');
  await recordTeamEvent(tx, { dealerId, userId, kind: 'joined', role, actorId });
  await settle(tx, invitation, { name: 'accept', by: userId }, now);
  await announce(tx, { kind: 'team_joined', dealerId, userId, role, by: userId });
}

async function decline(tx: Tx, userId: number, id: number, now: Date): Promise<void> {
  const invitation = await lockInvitation(tx, id);
  if (invitation?.invited_user_id !== userId) return fail('invitation_not_found');
  await settle(tx, invitation, { name: 'deny', by: userId }, now);
}

interface Outcome {
  name: 'accept' | 'deny' | 'cancel' | 'expire';
  /** Null if it expired. */
  by: number | null;
}

/** Records the outcome and updates everyone who has the message open. */
export async function settle(tx: Tx, invitation: InvitationRow, { name, by }: Outcome, now: Date): Promise<void> {
  if (name !== 'expire') refuseSettled(invitation, now);
  const status = transition(invitationFlow, name, { from: invitation.status });
  await settleInvitation(tx, invitation.id, { status, by }, now);
  await announceInvitation(tx, invitation.id);
}

/** Updates the invitation for everyone who has its message open. */
export async function announceInvitation(tx: Tx, invitationId: number): Promise<MessageRow | undefined> {
  const message = await messageOfCard(tx, { kind: 'dealer_invitation', id: invitationId });
  if (!message) return undefined;
  const to = (await recipientsOf(tx, message.conversation_id, 0)).map(({ user_id }) => user_id);
  await announce(tx, { kind: 'conversation_changed', conversationId: message.conversation_id, to });
  return message;
}

export function refuseSettled({ status, expires_at }: InvitationRow, now: Date): void {
  const current = status === 'pending' && expires_at <= now ? 'expired' : status;
  if (current !== 'pending') fail('invitation_settled', { words: { happened: happened[current] } });
}

const happened: Record<Exclude<InvitationStatus, 'pending'>, string> = {
  accepted: 'has already been accepted',
  declined: 'has already been declined',
  cancelled: 'was cancelled',
  expired: 'has expired',
};
