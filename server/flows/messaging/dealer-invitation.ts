import {
  invitationFlow,
  type InvitationAnswer,
  type InvitationStatus,
} from '@forecourt/contract/messaging/invitations.flow.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { openConversation } from '../../features/messaging/conversations.store.ts';
import {
  holdInvitation,
  joinTeam,
  mayStillInvite,
  settleInvitation,
} from '../../features/messaging/invitations.store.ts';
import { findMessage, messageOfCard, type MessageRow } from '../../features/messaging/messages.store.ts';
import { subjectKeys } from '../../features/messaging/reach.rules.ts';
import { holdParticipation, recipientsOf } from '../../features/messaging/participants.store.ts';
import type { Viewer } from '../../features/messaging/viewer.ts';
import { transition } from '../../database/transition.ts';
import { write } from './send-message.ts';

interface Invitation {
  invitationId: number;
  dealerId: number;
  invitedUserId: number;
  role: string;
}

/** Brings an invitation that stands to the invited person, once. */
export function bringInvitation(db: Database, viewer: Viewer, asked: Invitation): Promise<MessageRow> {
  return db.transaction().execute(async (tx) => {
    const { invitationId, dealerId, invitedUserId } = asked;
    const invitation = await holdInvitation(tx, invitationId);
    const isMeant =
      invitation?.dealer_account_id === dealerId &&
      invitation.invited_user_id === invitedUserId &&
      invitation.role === asked.role;
    if (!invitation || !isMeant) return fail('invitation_not_found');
    const card = { kind: 'dealer_invitation', id: invitationId } as const;
    const brought = await messageOfCard(tx, card);
    if (brought) return brought;
    if (invitation.status !== 'pending') alreadySettled(invitation.status);
    const { id } = await openConversation(tx, {
      type: 'direct',
      title: null,
      carId: null,
      dealerId,
      createdBy: viewer.userId,
      subjectKey: subjectKeys.dealer(dealerId, invitedUserId),
      people: [invitedUserId],
    });
    const participation = (await holdParticipation(tx, id, viewer)) ?? fail('conversation_not_found');
    return write(tx, viewer, participation, {
      type: 'dealer_invitation',
      content: 'You are invited to join our team.',
      clientId: null,
      card,
    });
  });
}

/** The invited person's answer; it counts once, and who accepts is on the team with the same commit. */
export function answerInvitation(
  db: Database,
  userId: number,
  messageId: number,
  answer: InvitationAnswer,
  now: Date,
): Promise<MessageRow> {
  return db.transaction().execute(async (tx) => {
    const message = await findMessage(tx, messageId);
    const card = message?.card?.kind === 'dealer_invitation' ? message.card : null;
    const invitation = card ? await holdInvitation(tx, card.id) : undefined;
    if (!message || invitation?.invited_user_id !== userId) return fail('invitation_not_found');
    const status = invitation.status === 'pending' && invitation.expires_at <= now ? 'expired' : invitation.status;
    if (status !== 'pending') alreadySettled(status);
    const settled = transition(invitationFlow, answer, { from: status });
    // What was promised by somebody who could not promise it any more is no longer offered.
    if (settled === 'accepted' && !(await mayStillInvite(tx, invitation))) fail('invitation_not_found');
    const { dealer_account_id, role } = invitation;
    if (settled === 'accepted' && !(await joinTeam(tx, userId, dealer_account_id, role))) fail('in_a_team_already');
    await settleInvitation(tx, invitation.id, settled, now);
    const to = (await recipientsOf(tx, message.conversation_id, 0)).map(({ user_id }) => user_id);
    await announce(tx, { kind: 'conversation_changed', conversationId: message.conversation_id, to });
    if (settled === 'accepted') await announce(tx, { kind: 'session_changed', userId });
    return (await findMessage(tx, messageId))!;
  });
}

const alreadySettled = (status: Exclude<InvitationStatus, 'pending'>): never =>
  fail('invitation_settled', { words: { happened: happened[status] } });

const happened: Record<Exclude<InvitationStatus, 'pending'>, string> = {
  accepted: 'has already been accepted',
  declined: 'has already been declined',
  cancelled: 'was cancelled',
  expired: 'has expired',
};
