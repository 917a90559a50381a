import { messagePhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import { fail } from '../../lib/failure.ts';
import { notify } from '../../events/notify.ts';
import { answerAtMessage } from '../../flows/dealers/answer-invitation.ts';
import { attachInvitation } from '../../flows/dealers/invite.ts';
import { addToGroup, removeFromGroup } from '../../flows/messaging/group-people.ts';
import { withCard } from '../../flows/messaging/message-cards.ts';
import { readConversation } from '../../flows/messaging/read-conversation.ts';
import { sendMessage } from '../../flows/messaging/send-message.ts';
import {
  startGroup,
  talkAboutCar,
  talkToDealer,
  talkToPerson,
  type StartDeps,
} from '../../flows/messaging/start-conversation.ts';
import { reportConversation } from '../../flows/reports/report.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';
import { blockPerson } from '../../flows/people/block-person.ts';
import { deleteBlock, listBlocked } from '../../features/messaging/blocks.store.ts';
import { storeUnattachedPhoto, type UnattachedPhotoDeps } from '../../flows/photos/unattached-photo.ts';
import { inboxCalls } from './inbox.calls.ts';
import { findPeople } from '../../features/messaging/conversations.store.ts';
import { readUpdates, typingUpdates } from '../../features/messaging/message-views.rules.ts';
import { countUnread, markRead } from '../../features/messaging/reads.store.ts';
import { findParticipation, participantsExcept, recipientsOf } from '../../features/messaging/participants.store.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';

export interface MessagingDeps extends StartDeps, UnattachedPhotoDeps {}

export function messagingCalls(parts: MessagingDeps): Handlers<typeof messaging> {
  const { db } = parts;

  const participationIn = async (id: number, viewer: Reach) =>
    (await findParticipation(db, id, viewer)) ?? fail('conversation_not_found');

  return {
    ...inboxCalls(db),

    async conversation({ conversation_id, ...window }, actor) {
      return { success: true, conversation: await readConversation(parts, reachOf(actor), conversation_id, window) };
    },

    async create({ car_id, dealer_id, participants, conversation_type, title }, actor) {
      const viewer = reachOf(actor);
      const start = () => {
        if (car_id !== undefined) return talkAboutCar(parts, viewer, car_id);
        if (dealer_id !== undefined) return talkToDealer(parts, viewer, dealer_id);
        if (participants === undefined)
          return fail('bad_input', { fields: { participants: ['Please select a member'] } });
        if (conversation_type === 'group') return startGroup(parts, viewer, title || 'Group', participants);
        if (participants.length > 1)
          return fail('bad_input', {
            fields: { participants: ['A direct conversation has exactly one other member'] },
          });
        return talkToPerson(parts, viewer, participants[0]!);
      };
      const { id, isNew } = await start();
      return { success: true, id, is_new: isNew };
    },

    async sendMessage({ conversation_id, content, client_id, photo_ids: photoIds = [] }, actor) {
      if (content === '' && photoIds.length === 0)
        fail('bad_input', { fields: { content: ['Please write a message'] } });
      const written = { conversationId: conversation_id, content, clientId: client_id ?? null, photoIds };
      return { success: true, message: await withCard(db, await sendMessage(db, reachOf(actor), written), actor.id) };
    },

    attach: async (_nothing, actor, { files: [file], signal }) => ({
      success: true,
      photo: await storeUnattachedPhoto(parts, actor, {
        file: file ?? fail('bad_input', { fields: { photo: ['Please select a photo'] } }),
        base: messagePhotoBase,
        signal,
      }),
    }),

    async addParticipant({ conversation_id, user_id }, actor) {
      await addToGroup(db, reachOf(actor), conversation_id, user_id);
      return { success: true };
    },

    async removeParticipant({ conversation_id, user_id }, actor) {
      await removeFromGroup(db, reachOf(actor), conversation_id, user_id);
      return { success: true };
    },

    async markRead({ conversation_id, sequence }, actor) {
      const viewer = reachOf(actor);
      const participation = await participationIn(conversation_id, viewer);
      const read_sequence = await markRead(db, conversation_id, actor.id, sequence ?? participation.last_sequence);
      const recipients = await recipientsOf(db, participation.id, viewer.userId);
      await notify(db, ...readUpdates(participation, recipients, actor.id, read_sequence));
      return { success: true, read_sequence, unread_count: await unreadOf(viewer) };
    },

    unreadCount: async (_checked, actor) => ({ success: true, unread_count: await unreadOf(reachOf(actor)) }),

    async typing({ conversation_id }, actor) {
      const viewer = reachOf(actor);
      const participation = await participationIn(conversation_id, viewer);
      const recipients = await recipientsOf(db, participation.id, viewer.userId);
      await notify(db, ...typingUpdates(participation, recipients, actor));
      return { success: true };
    },

    async sendDealerInvitation({ dealer_id, invited_user_id, role, invitation_id }, actor) {
      const asked = { dealerId: dealer_id, invitedUserId: invited_user_id, role, invitationId: invitation_id };
      return {
        success: true,
        message: await withCard(db, await attachInvitation(db, reachOf(actor), asked, new Date()), actor.id),
      };
    },

    async respondInvitation({ message_id, response }, actor) {
      const answered = await answerAtMessage(db, actor.id, message_id, response, new Date());
      return { success: true, message: await withCard(db, answered, actor.id) };
    },

    async block({ user_id }, actor) {
      const [person = fail('user_not_found')] = await findPeople(db, [user_id]);
      if (person.game_account_id === actor.gameAccountId) fail('own_account');
      await blockPerson(db, actor.id, person.id, new Date());
      return { success: true };
    },

    async unblock({ user_id }, actor) {
      await deleteBlock(db, actor.id, user_id);
      return { success: true };
    },

    blocked: async (_nothing, actor) => ({ success: true, people: await listBlocked(db, actor.id) }),

    async report({ conversation_id, reason, details }, actor) {
      await participationIn(conversation_id, reachOf(actor));
      const report = { conversationId: conversation_id, reporterId: actor.id, reason, details: details || null };
      await reportConversation(db, report);
      return { success: true };
    },
  };

  async function unreadOf(viewer: Reach): Promise<number> {
    return countUnread(db, viewer, await participantsExcept(db, viewer.userId));
  }
}
