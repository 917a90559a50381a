import { AwayNotice } from '../dealers/away.ts';
import { z } from 'zod';
import { Id, Moment } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { carStatuses } from '../cars/cars.flow.ts';
import { invitationStatuses } from '../dealers/invitations.flow.ts';
import { invitedRoles } from '../kit/team-rights.ts';
import { PurchaseFacts } from '../sales/sale-shapes.ts';
import { messageTypes } from './messaging-values.ts';

const Sequence = z.number().int();

/** Of an invitation, as the document names its fields, with how it stands now. */
const InvitationFacts = z.object({
  dealer_name: z.string(),
  role: z.enum(invitedRoles),
  dealer_id: Id,
  invitation_id: Id,
  status: z.enum(invitationStatuses),
  /** It is for the one who reads it, and open. */
  may_answer: z.boolean(),
});
export type InvitationFacts = z.output<typeof InvitationFacts>;

export const Message = z
  .object({
    id: Id,
    conversation_id: Id,
    /** Its number in the conversation: 1, 2, 3 …; the order everybody sees. */
    sequence: Sequence,
    sender_id: Id,
    sender_name: z.string(),
    /** Written in a dealer's name. */
    company_name: z.string().nullable(),
    content: z.string(),
    message_type: z.enum(messageTypes),
    /** Of an invitation or a purchase; null for the others, and when what it carries cannot be read. */
    metadata: z.union([InvitationFacts, PurchaseFacts]).nullable(),
    /** The sender's own name for it, by which a retry is known; null for others. */
    client_id: z.string().nullable(),
    created_at: Moment,
  })
  .meta({ title: 'Message' });
export type Message = z.output<typeof Message>;

export const Participant = z.object({
  user_id: Id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  /** Takes part for a dealer. */
  company_name: z.string().nullable(),
  /** Everything up to this sequence was on their screen. */
  read_sequence: Sequence,
});
export type Participant = z.output<typeof Participant>;

/** What a conversation is about. */
const CarAbout = z.object({
  id: Id,
  title: z.string(),
  price: z.number().int().nullable(),
  status: z.enum(carStatuses),
  image: Photo.nullable(),
});

export const ConversationEntry = z
  .object({
    id: Id,
    /** For the one who reads it: the other person, the dealer, or the group’s own. */
    title: z.string(),
    conversation_type: z.enum(['direct', 'group']),
    /** Its other side is a dealer, or one answers in a dealer’s name. */
    company_name: z.string().nullable(),
    /** Of the other person, or the logo of the dealer. */
    avatar_url: z.string().nullable(),
    /** The other person of a direct conversation; null for a group, and where the other side is a dealer. */
    other_user_id: Id.nullable(),
    car: CarAbout.nullable(),
    last_message: z
      .object({
        content: z.string(),
        created_at: Moment,
        sender_id: Id,
        sender_name: z.string(),
        /** Written in a dealer’s name. */
        company_name: z.string().nullable(),
        message_type: z.enum(messageTypes),
      })
      .nullable(),
    last_sequence: Sequence,
    unread_count: z.number().int(),
    updated_at: Moment,
  })
  .meta({ title: 'ConversationEntry' });
export type ConversationEntry = z.output<typeof ConversationEntry>;

export const Conversation = ConversationEntry.extend({
  participants: z.array(Participant),
  /** In their order; the newest ones unless other ones were asked for. */
  messages: z.array(Message),
  /** There are older ones before the first of these. */
  has_older: z.boolean(),
  /** One’s own: what was read up to here. */
  read_sequence: Sequence,
  /** Of a direct conversation: up to here it was on the screen of the other side, whoever of a dealer’s team that was. */
  seen_sequence: Sequence,
  may_write: z.boolean(),
  /** Why not, in a sentence. */
  refusal: z.string().nullable(),
  /** The other side may not be able to answer for a while. */
  is_slow: z.boolean(),
  /** What the dealer on the other side says while nobody is there. */
  away: AwayNotice.nullable(),
  /** One has blocked somebody of the other side who is named in it. */
  is_blocked_by_me: z.boolean(),
  /** One made the group, and may remove people. */
  may_manage: z.boolean(),
}).meta({ title: 'Conversation' });
export type Conversation = z.output<typeof Conversation>;
