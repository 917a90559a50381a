import { z } from 'zod';
import { stream } from '../kit/call.ts';
import { Id, nothing } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { Message } from '../messaging/message-shapes.ts';

/**
 * Events for an open page of a logged-in user. They say that something changed, and the data is read with calls.
 * A page that missed events only has to read again, which `connected` tells it to do.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connected') }),
  z.object({ kind: z.literal('session_changed') }),
  z.object({ kind: z.literal('payment_changed'), payment_id: Id }),
  z.object({
    kind: z.literal('message'),
    conversation_id: Id,
    sequence: z.number().int(),
    /** Included if it's short and the same for all recipients. Otherwise the page requests it. */
    message: Message.optional(),
  }),
  z.object({
    kind: z.literal('read'),
    conversation_id: Id,
    /** Null for a dealer's team member, because the other side only sees the dealer. */
    user_id: Id.nullable(),
    sequence: z.number().int(),
  }),
  z.object({
    kind: z.literal('typing'),
    conversation_id: Id,
    /** Null for a dealer's team member. The name is then the dealer's. */
    user_id: Id.nullable(),
    name: z.string(),
  }),
  z.object({ kind: z.literal('ticket_changed'), ticket_id: Id }),
  /** A staff member is writing a reply. */
  z.object({ kind: z.literal('ticket_answering'), ticket_id: Id, user_id: Id, name: z.string() }),
  /** The participants or an invitation's status changed. */
  z.object({ kind: z.literal('conversation_changed'), conversation_id: Id }),
  /** For staff: a user joined, left or changed standing. */
  z.object({ kind: z.literal('users_changed') }),
  /** The user has a new notification, or read some on another device. */
  z.object({ kind: z.literal('notices_changed') }),
  /** For staff: their lists of cars, reported conversations or reported reviews changed. */
  z.object({ kind: z.literal('market_changed') }),
  /** The user's wanted ads changed. */
  z.object({ kind: z.literal('wanted_changed') }),
  /** The public data of these cars may have changed. Sent to every page, at most once a second. */
  z.object({ kind: z.literal('cars_changed'), car_ids: z.array(Id) }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;

export const live = {
  stream: stream('GET /api/live.php', {
    summary: 'Stream live updates for the logged-in user as server-sent events',
    who: member,
    input: nothing,
    output: LiveEvent,
  }),
};
