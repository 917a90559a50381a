import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success, text } from '../kit/shapes.ts';
import { member, self } from '../access/who.ts';
import { ConversationEntry, FoundConversation } from './message-shapes.ts';
import { inboxFilters, maxMessageSearch, shortestMessageSearch } from './messaging-values.ts';

/** Pages of a list of conversations. */
export const InboxPage = {
  /** For the next page: only conversations that changed before this moment. */
  before: z.iso
    .datetime()
    .max(30)
    .regex(/^[12]\d{3}-/, 'That’s too long ago')
    .optional(),
  /** Breaks ties: at that exact moment, only the ones after this id. */
  before_id: Id.optional(),
  limit: z.number().int().min(1).max(100).default(50),
};

/** Finding conversations and sharing them among a team. */
export const inbox = {
  search: call('GET /api/messaging.php?action=search', {
    summary: 'Search your conversations by person, car or text of the messages, newest first',
    who: self('user_id'),
    limit: 'messages_search',
    input: z.object({
      user_id: Id,
      query: text(maxMessageSearch, {
        min: shortestMessageSearch,
        tooShort: `Please enter at least ${shortestMessageSearch} characters`,
      }),
      only: z.enum(inboxFilters).optional(),
      ...InboxPage,
    }),
    output: z.object({
      success: z.literal(true),
      conversations: z.array(FoundConversation),
      has_more: z.boolean(),
    }),
  }),
  assign: call('PUT /api/messaging.php?action=assign', {
    summary: 'Assign a conversation with your dealer to a team member, or to no one',
    who: member,
    limit: 'conversation',
    input: z.object({
      conversation_id: Id,
      assignee_id: Id.nullable(),
      /** The assignee that the page showed. */
      expected: Id.nullable(),
    }),
    output: success('assigned', ConversationEntry.shape.assigned),
    fails: ['conversation_not_found', 'not_allowed', 'member_not_found', 'conversation_assigned'],
  }),
};
