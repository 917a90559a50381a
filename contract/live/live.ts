import { z } from 'zod';
import { stream } from '../kit/call.ts';
import { Id, nothing } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';
import { Message } from '../messaging/message-shapes.ts';

/**
 * What a signed-in page hears while it is open. Events say that something changed; the truth is read by the calls,
 * so a page that missed some only has to read again, which `connected` tells it to do.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connected') }),
  z.object({ kind: z.literal('session_changed') }),
  z.object({ kind: z.literal('payment_changed'), payment_id: Id }),
  z.object({
    kind: z.literal('message'),
    conversation_id: Id,
    sequence: z.number().int(),
    /** The message itself, where it is short and the same for all who hear it; else it is asked for. */
    message: Message.optional(),
  }),
  z.object({
    kind: z.literal('read'),
    conversation_id: Id,
    /** Null for somebody of a dealer's team: to who writes to it the dealer is one. */
    user_id: Id.nullable(),
    sequence: z.number().int(),
  }),
  z.object({
    kind: z.literal('typing'),
    conversation_id: Id,
    /** Null for somebody of a dealer's team: then the name is the dealer's. */
    user_id: Id.nullable(),
    name: z.string(),
  }),
  z.object({ kind: z.literal('ticket_changed'), ticket_id: Id }),
  /** Somebody of the staff is writing an answer. */
  z.object({ kind: z.literal('ticket_answering'), ticket_id: Id, user_id: Id, name: z.string() }),
  /** Who takes part, or how an invitation stands. */
  z.object({ kind: z.literal('conversation_changed'), conversation_id: Id }),
  /** For the staff: somebody came or went, or stands otherwise than before. */
  z.object({ kind: z.literal('users_changed') }),
  /** One has a new notice, or read some on another device. */
  z.object({ kind: z.literal('notices_changed') }),
  /** For the staff: what their lists of cars, of reported conversations and of reported reviews show has changed. */
  z.object({ kind: z.literal('market_changed') }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;

export const live = {
  stream: stream('GET /api/live.php', {
    summary: 'Live updates for the signed-in person, as server-sent events',
    who: member,
    input: nothing,
    output: LiveEvent,
  }),
};
