import { invitationDays } from '@forecourt/contract/dealers/dealers.ts';
import { memberMay, type Reach } from '@forecourt/contract/access/owner.ts';
import { mayInvite, type InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import {
  endExpired,
  findInvitable,
  findOpenInvitation,
  lockInvitation,
  insertInvitation,
  prolongInvitation,
  type InvitationRow,
} from '../../features/dealers/invitations.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { openConversation } from '../../features/messaging/conversations.store.ts';
import { messageOfCard, type MessageRow } from '../../features/messaging/messages.store.ts';
import { lockParticipation } from '../../features/messaging/participants.store.ts';
import { subjectKeys } from '../../features/messaging/reach.rules.ts';
import { write } from '../messaging/send-message.ts';
import { announceInvitation, refuseSettled } from './answer-invitation.ts';

interface InvitationInput {
  dealerId: number;
  userId: number;
  role: InvitedRole;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Invites a user to the team. If an invitation is already open, returns that one. */
export function invite(db: Database, actor: Reach, { dealerId, userId, role }: InvitationInput, now: Date) {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    if (reach.team?.dealerId !== dealerId || !mayInvite(reach.team.role, role)) return fail('not_allowed');
    if (!memberMay(reach.team, 'team.invite')) return fail('not_allowed');
    const person = (await findInvitable(tx, userId)) ?? fail('user_not_found');
    if (person.game_account_id === reach.gameAccountId) fail('own_character');
    if (person.is_dealer) fail('dealers_not_invited');
    await endExpired(tx, { dealerId, userId }, now);
    const open = await findOpenInvitation(tx, dealerId, userId);
    if (open && open.role !== role) fail('already_invited');
    const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
    const id = open?.id ?? (await insertInvitation(tx, { dealerId, userId, role, invitedBy: reach.userId, expiresAt }));
    if (id === null) return fail('already_invited');
    const invitation = (await lockInvitation(tx, id))!;
    await bring(tx, reach, invitation);
    const { dealer_account_id, status, expires_at } = invitation;
    return { id, dealer_account_id, user_id: userId, name: person.name, role, status, expires_at };
  });
}

/** Sends the invitation again and restarts its time limit. */
export function resendInvitation(db: Database, actor: Reach, id: number, now: Date): Promise<Date> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const invitation = await lockInvitation(tx, id);
    if (!invitation || reach.team?.dealerId !== invitation.dealer_account_id) return fail('invitation_not_found');
    if (!memberMay(reach.team, 'team.invite') || !mayInvite(reach.team.role, invitation.role)) fail('not_allowed');
    refuseSettled(invitation, now);
    const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
    await prolongInvitation(tx, id, expiresAt);
    const brought = (await announceInvitation(tx, id)) ?? (await bring(tx, reach, invitation));
    const announcement = { invitationId: id, conversationId: brought.conversation_id, by: reach.userId };
    await announce(tx, { kind: 'invitation_brought', ...announcement });
    return expiresAt;
  });
}

interface Named {
  invitationId: number;
  dealerId: number;
  invitedUserId: number;
  role: string;
}

/** Sends an open invitation to the invited user once. The specification calls this after inviting. */
export function attachInvitation(db: Database, actor: Reach, input: Named, now: Date): Promise<MessageRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const invitation = await lockInvitation(tx, input.invitationId);
    const matches =
      invitation?.dealer_account_id === input.dealerId &&
      invitation.invited_user_id === input.invitedUserId &&
      invitation.role === input.role;
    if (!invitation || !matches || reach.team?.dealerId !== input.dealerId) return fail('invitation_not_found');
    const brought = await messageOfCard(tx, { kind: 'dealer_invitation', id: invitation.id });
    if (brought) return brought;
    refuseSettled(invitation, now);
    return bring(tx, reach, invitation);
  });
}

async function bring(tx: Tx, reach: Reach, invitation: InvitationRow): Promise<MessageRow> {
  const card = { kind: 'dealer_invitation', id: invitation.id } as const;
  const brought = await messageOfCard(tx, card);
  if (brought) return brought;
  const { dealer_account_id: dealerId, invited_user_id: userId } = invitation;
  const { id } = await openConversation(tx, {
    type: 'direct',
    title: null,
    carId: null,
    dealerId,
    createdBy: reach.userId,
    subjectKey: subjectKeys.dealer(dealerId, userId),
    people: [userId],
  });
  const participation = (await lockParticipation(tx, id, reach)) ?? fail('conversation_not_found');
  const message = await write(tx, reach, participation, {
    type: 'dealer_invitation',
    content: 'You’re invited to join our team.',
    clientId: null,
    card,
  });
  const announcement = { invitationId: invitation.id, conversationId: id, by: reach.userId };
  await announce(tx, { kind: 'invitation_brought', ...announcement });
  return message;
}
