import { memberMay } from '@forecourt/contract/access/owner.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import type { Database } from '../../database/database.ts';
import { assignConversation } from '../../flows/messaging/assign-conversation.ts';
import { removeReply, saveReply } from '../../flows/messaging/edit-saved-replies.ts';
import { findMessages } from '../../features/messaging/inbox-search.store.ts';
import { searchWords } from '../../features/messaging/inbox-search.sql.ts';
import { listEntries } from '../../features/messaging/inbox.store.ts';
import { participantsExcept } from '../../features/messaging/participants.store.ts';
import { listReplies } from '../../features/messaging/saved-replies.store.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

type Inbox = Pick<
  Handlers<typeof messaging>,
  'conversations' | 'search' | 'assign' | 'savedReplies' | 'saveReply' | 'deleteReply'
>;

/** Listing, finding and sharing conversations, and a dealer's saved replies. */
export const inboxCalls = (db: Database): Inbox => ({
  async conversations({ before, before_id, limit, only }, actor) {
    const viewer = reachOf(actor);
    const hidden = await participantsExcept(db, viewer.userId);
    const page = { before, beforeId: before_id, limit: limit + 1, only };
    const found = await listEntries(db, { viewer, hidden }, page);
    return { success: true, conversations: found.slice(0, limit), has_more: found.length > limit };
  },

  async search({ query, before, before_id, limit, only }, actor) {
    const viewer = reachOf(actor);
    const look = { viewer, hidden: await participantsExcept(db, viewer.userId) };
    const words = searchWords(query);
    const page = { before, beforeId: before_id, limit: limit + 1, only, words };
    const entries = await listEntries(db, look, page);
    const shown = entries.slice(0, limit);
    const found = await findMessages(
      db,
      look,
      shown.map(({ id }) => id),
      words,
    );
    const conversations = shown.map((entry) => ({ ...entry, found: found.get(entry.id) ?? null }));
    return { success: true, conversations, has_more: entries.length > limit };
  },

  async assign({ conversation_id, assignee_id, expected }, actor) {
    const assignment = { conversationId: conversation_id, assigneeId: assignee_id, expected };
    return { success: true, assigned: await assignConversation(db, reachOf(actor), assignment) };
  },

  savedReplies: async ({ dealer_id }, actor) => ({
    success: true,
    replies: await listReplies(db, dealer_id),
    may_edit: actor.team !== null && memberMay(actor.team, 'replies.write'),
  }),

  async saveReply({ dealer_id, ...reply }, actor) {
    return {
      success: true,
      reply: await saveReply(db, reachOf(actor), { dealerId: dealer_id, id: undefined, ...reply }),
    };
  },

  async deleteReply({ dealer_id, id }, actor) {
    await removeReply(db, reachOf(actor), dealer_id, id);
    return { success: true };
  },
});
