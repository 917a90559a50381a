import { AwayNotice } from '../hours/away.ts';
import { z } from 'zod';
import { Id, Moment } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { carStatuses } from '../cars/cars.flow.ts';
import { invitationStatuses } from '../dealers/invitations.flow.ts';
import { invitedRoles } from '../access/team-rights.ts';
import { Offer } from '../offers/offer-shapes.ts';
import { Meeting } from '../meetings/meeting-shapes.ts';
import { PurchaseFacts } from '../sales/sale-shapes.ts';
import { messageTypes } from './messaging-values.ts';

const Sequence = z.number().int();

/** An invitation with the spec's field names and its current status. */
const InvitationFacts = z.object({
  dealer_name: z.string(),
  role: z.enum(invitedRoles),
  dealer_id: Id,
  invitation_id: Id,
  status: z.enum(invitationStatuses),
  /** True if it's addressed to the reader and open. */
  may_answer: z.boolean(),
});
export type InvitationFacts = z.output<typeof InvitationFacts>;

/** The car a conversation is about. */
const CarAbout = z.object({
  id: Id,
  title: z.string(),
  price: z.number().int().nullable(),
  status: z.enum(carStatuses),
  image: Photo.nullable(),
});

/** A car that a seller replied with to a wanted ad. */
const WantedReplyFacts = z.object({ ad_id: Id, ad_title: z.string(), car: CarAbout });
export type WantedReplyFacts = z.output<typeof WantedReplyFacts>;

export const Message = z
  .object({
    id: Id,
    conversation_id: Id,
    /** Its number in the conversation: 1, 2, 3 and so on. Everyone sees this order. */
    sequence: Sequence,
    sender_id: Id,
    sender_name: z.string(),
    /** Set if it was written in a dealer's name. */
    company_name: z.string().nullable(),
    /** Empty if it's photos only. */
    content: z.string(),
    photos: z.array(Photo),
    message_type: z.enum(messageTypes),
    /** Details of the card that the message type names. Null for other types, and if they can't be parsed. */
    metadata: z.union([InvitationFacts, PurchaseFacts, WantedReplyFacts, Offer, Meeting]).nullable(),
    /** The sender's own id for it, which identifies a retry. Null for other readers. */
    client_id: z.string().nullable(),
    created_at: Moment,
  })
  .meta({ title: 'Message' });
export type Message = z.output<typeof Message>;

export const Participant = z.object({
  user_id: Id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  /** The dealer they take part for. */
  company_name: z.string().nullable(),
  /** They have seen everything up to this sequence. */
  read_sequence: Sequence,
});
export type Participant = z.output<typeof Participant>;

export const ConversationEntry = z
  .object({
    id: Id,
    /** As the reader sees it: the other person, the dealer, or the group’s name. */
    title: z.string(),
    conversation_type: z.enum(['direct', 'group']),
    /** Set if the other side is a dealer, or if the reader writes in a dealer’s name. */
    company_name: z.string().nullable(),
    /** The other person's avatar, or the dealer's logo. */
    avatar_url: z.string().nullable(),
    /** The other person in a direct conversation. Null for groups, and if the other side is a dealer. */
    other_user_id: Id.nullable(),
    car: CarAbout.nullable(),
    /** The team member who looks after it. Only the dealer's side sees this. */
    assigned: z.object({ user_id: Id, name: z.string() }).nullable(),
    last_message: z
      .object({
        content: z.string(),
        photo_count: z.number().int(),
        created_at: Moment,
        sender_id: Id,
        sender_name: z.string(),
        /** Set if it was written in a dealer's name. */
        company_name: z.string().nullable(),
        message_type: z.enum(messageTypes),
      })
      .nullable(),
    /** In a direct conversation: the other side can read a reply right now. */
    is_reachable: z.boolean(),
    last_sequence: Sequence,
    unread_count: z.number().int(),
    updated_at: Moment,
  })
  .meta({ title: 'ConversationEntry' });
export type ConversationEntry = z.output<typeof ConversationEntry>;

export const FoundConversation = ConversationEntry.extend({
  /** The newest message that matches. Null if only the person or the car does. */
  found: z.object({ sequence: Sequence, content: z.string(), created_at: Moment }).nullable(),
}).meta({ title: 'FoundConversation' });
export type FoundConversation = z.output<typeof FoundConversation>;

export const Conversation = ConversationEntry.extend({
  /** Set if the reader writes for this dealer. */
  dealer_id: Id.nullable(),
  participants: z.array(Participant),
  /** In order. The newest ones unless others were requested. */
  messages: z.array(Message),
  /** Whether there are older messages. */
  has_older: z.boolean(),
  /** How far the reader has read. */
  read_sequence: Sequence,
  /** In a direct conversation: how far the other side has read, including any member of a dealer’s team. */
  seen_sequence: Sequence,
  may_write: z.boolean(),
  /** One sentence that says why the reader can't write. */
  refusal: z.string().nullable(),
  /** The other side may not be able to reply for a while. */
  is_slow: z.boolean(),
  /** The away notice of the dealer on the other side. */
  away: AwayNotice.nullable(),
  /** The reader has blocked a named person on the other side. */
  is_blocked_by_me: z.boolean(),
  /** The reader created the group and can remove members. */
  may_manage: z.boolean(),
  /** The reader can make an offer on the car. */
  may_offer: z.boolean(),
}).meta({ title: 'Conversation' });
export type Conversation = z.output<typeof Conversation>;
