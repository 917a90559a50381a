import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success, text } from '../kit/shapes.ts';
import { team } from '../access/who.ts';
import { maxMessageLength, maxReplyName } from './messaging-values.ts';
import { unknownPlaceholders } from './placeholders.ts';

export const SavedReply = z
  .object({ id: Id, name: z.string(), content: z.string(), updated_at: Moment })
  .meta({ title: 'SavedReply' });
export type SavedReply = z.output<typeof SavedReply>;

/** Braces must contain a known placeholder. */
const ReplyContent = text(maxMessageLength, { min: 1, tooShort: 'Please write a reply' }).superRefine(
  (content, context) => {
    const message = unknownPlaceholders(content);
    if (message) context.addIssue({ code: 'custom', message });
  },
);

/** Prepared replies of a dealer, for everyone on its team. */
export const savedReplies = {
  savedReplies: call('GET /api/messaging.php?action=saved_replies', {
    summary: 'List your dealer’s saved replies by name',
    who: team('dealer_id', 'messages.write'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: z.object({
      success: z.literal(true),
      replies: z.array(SavedReply),
      /** Whether the caller can create, change and delete them. */
      may_edit: z.boolean(),
    }),
  }),
  saveReply: call('POST /api/messaging.php?action=save_reply', {
    summary: 'Create or edit a saved reply',
    who: team('dealer_id', 'replies.write'),
    limit: 'settings',
    input: z.object({
      dealer_id: Id,
      id: Id.optional(),
      name: text(maxReplyName, { min: 1, tooShort: 'Please enter a name' }),
      content: ReplyContent,
    }),
    output: success('reply', SavedReply),
    fails: ['reply_not_found', 'reply_exists', 'too_many_replies', 'not_allowed'],
  }),
  deleteReply: call('DELETE /api/messaging.php?action=saved_reply', {
    summary: 'Delete a saved reply',
    who: team('dealer_id', 'replies.write'),
    limit: 'settings',
    input: z.object({ dealer_id: Id, id: Id }),
    output: done,
    fails: ['reply_not_found', 'not_allowed'],
  }),
};
