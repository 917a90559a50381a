import { z } from 'zod';
import { call } from '../kit/call.ts';
import { maxPhotoBytes } from '../photos/photo-limits.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { member, self } from '../access/who.ts';
import { Photo } from '../photos/photos.ts';
import { InboxPage } from './inbox.ts';
import { Conversation, ConversationEntry, Message } from './message-shapes.ts';
import {
  inboxFilters,
  maxGroupName,
  maxMessageLength,
  maxMessagePhotos,
  maxParticipants,
  messagesPerPage,
} from './messaging-values.ts';

const Sequence = z.number().int().min(0).max(1_000_000_000);

/** Conversations and their messages. */
export const conversations = {
  conversations: call('GET /api/messaging.php?user_id', {
    summary: 'List your conversations, newest first. Team members get the dealer’s.',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({
      user_id: Id,
      /** Only these. */
      only: z.enum(inboxFilters).optional(),
      ...InboxPage,
    }),
    output: z.object({
      success: z.literal(true),
      conversations: z.array(ConversationEntry),
      has_more: z.boolean(),
    }),
  }),
  conversation: call('GET /api/messaging.php?conversation_id', {
    summary: 'Get a conversation with its newest messages, or those before or after a sequence number',
    who: member,
    limit: 'messages_read',
    input: z.object({
      conversation_id: Id,
      after: Sequence.optional(),
      before: Sequence.optional(),
      limit: z.number().int().min(1).max(100).default(messagesPerPage),
    }),
    output: success('conversation', Conversation),
    fails: ['conversation_not_found'],
    whenMissing: null,
  }),
  create: call('POST /api/messaging.php', {
    summary: 'Start a conversation about a car, with a member, a dealer or a group, or open the existing one',
    who: member,
    limit: 'conversation',
    input: z.object({
      car_id: Id.optional(),
      dealer_id: Id.optional(),
      participants: z
        .array(Id)
        .min(1, 'Please select someone')
        .max(maxParticipants - 1)
        .optional(),
      conversation_type: z.enum(['direct', 'group']).default('direct'),
      title: text(maxGroupName).optional(),
    }),
    output: z.object({ success: z.literal(true), id: Id, is_new: z.boolean() }),
    fails: ['car_not_found', 'user_not_found', 'dealer_not_found', 'own_car', 'blocked', 'bad_input'],
  }),
  sendMessage: call('POST /api/messaging.php?action=send_message', {
    summary: 'Send a message, with up to four photos. Retries with the same client id are stored once.',
    who: self('sender_id'),
    limit: 'message',
    input: z.object({
      conversation_id: Id,
      sender_id: Id,
      /** Can be empty if there are photos. */
      content: text(maxMessageLength),
      /** Uploaded before with `attach`. */
      photo_ids: z.array(Id).max(maxMessagePhotos, `A message can have up to ${maxMessagePhotos} photos`).optional(),
      message_type: z.literal('text').default('text'),
      client_id: z.uuid().optional(),
    }),
    output: success('message', Message),
    fails: [
      'conversation_not_found',
      'blocked',
      'account_closed',
      'not_trading',
      'not_allowed',
      'photo_not_found',
      'bad_input',
    ],
  }),
  attach: call('POST /api/messaging.php?action=attach', {
    summary: 'Upload a photo for a message. Accepts JPG, PNG, GIF or WebP content.',
    who: member,
    limit: 'upload',
    input: nothing,
    files: { photo: { atMost: 1, maxBytes: maxPhotoBytes } },
    output: success('photo', Photo),
    fails: ['file_too_large', 'too_many_files', 'photo_refused', 'busy_with_photos'],
  }),
  addParticipant: call('POST /api/messaging.php?action=add_participant', {
    summary: 'Add someone to a group. They see messages sent after they join.',
    who: member,
    limit: 'conversation',
    input: z.object({ conversation_id: Id, user_id: Id }),
    output: done,
    fails: [
      'conversation_not_found',
      'user_not_found',
      'blocked',
      'not_a_group',
      'too_many_participants',
      'only_maker_brings_back',
    ],
  }),
  removeParticipant: call('DELETE /api/messaging.php?action=remove_participant', {
    summary: 'Leave a group, or remove someone from your own',
    who: member,
    limit: 'conversation',
    input: z.object({ conversation_id: Id, user_id: Id }),
    output: done,
    fails: ['conversation_not_found', 'not_allowed', 'not_a_group'],
  }),
  markRead: call('PUT /api/messaging.php?action=mark_read', {
    summary: 'Mark messages as read up to a sequence number, or all of them',
    who: self('user_id'),
    limit: 'messages_read',
    input: z.object({ conversation_id: Id, user_id: Id, sequence: Sequence.optional() }),
    output: z.object({ success: z.literal(true), read_sequence: z.number().int(), unread_count: z.number().int() }),
    fails: ['conversation_not_found'],
  }),
  unreadCount: call('GET /api/messaging.php?action=unread_count', {
    summary: 'Count unread messages across your conversations, up to 100',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: z.object({ success: z.literal(true), unread_count: z.number().int() }),
  }),
  typing: call('POST /api/messaging.php?action=typing', {
    summary: 'Signal that you’re typing. Others see it for a few seconds.',
    who: member,
    limit: 'typing',
    input: z.object({ conversation_id: Id }),
    output: done,
    fails: ['conversation_not_found'],
  }),
};
