import { z } from 'zod';
import { Id, Moment } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { ticketPriorities, ticketStatuses } from './tickets.flow.ts';

export const TicketCategory = z.object({ id: Id, name: z.string() }).meta({ title: 'TicketCategory' });
export type TicketCategory = z.output<typeof TicketCategory>;

export const TicketResponse = z
  .object({
    id: Id,
    ticket_id: Id,
    author_id: Id,
    author_name: z.string(),
    author_avatar: z.string().nullable(),
    /** Of the staff; what a user reads is never internal. */
    is_staff: z.boolean(),
    is_internal: z.boolean(),
    content: z.string(),
    attachments: z.array(Photo),
    created_at: Moment,
  })
  .meta({ title: 'TicketResponse' });
export type TicketResponse = z.output<typeof TicketResponse>;

/** A ticket in a list. What was answered counts without the notes among the staff. */
export const Ticket = z
  .object({
    id: Id,
    ticket_number: z.string(),
    subject: z.string(),
    description: z.string(),
    category_id: Id,
    category_name: z.string(),
    priority: z.enum(ticketPriorities),
    status: z.enum(ticketStatuses),
    user_id: Id,
    user_name: z.string(),
    user_avatar: z.string().nullable(),
    created_at: Moment,
    updated_at: Moment,
    resolved_at: Moment.nullable(),
    response_count: z.number().int(),
    last_response: Moment.nullable(),
    /** The last to answer was the staff. */
    is_answered: z.boolean(),
    rating: z.number().int().nullable(),
    /** A decision of the staff is appealed in it (contract/appeals). */
    is_appeal: z.boolean(),
  })
  .meta({ title: 'Ticket' });
export type Ticket = z.output<typeof Ticket>;

/** With its thread, as its user or the staff may read it. */
export const TicketThread = Ticket.extend({
  attachments: z.array(Photo),
  responses: z.array(TicketResponse),
  rating_comment: z.string().nullable(),
  /** The sale that is disputed in it, which its other side reads here too. */
  sale_id: Id.nullable(),
  /** What the one who reads it may do now; empty for those who only read. */
  transitions: z.array(z.string()),
}).meta({ title: 'TicketThread' });
export type TicketThread = z.output<typeof TicketThread>;

/** What the staff see of it besides. */
export const StaffTicket = Ticket.extend({
  assigned_to: Id.nullable(),
  assigned_name: z.string().nullable(),
  first_response_at: Moment.nullable(),
  note_count: z.number().int(),
  /** When the staff's next step is due: the first answer, or after it the solution. Null while it waits for its user, or is over. */
  due_at: Moment.nullable(),
  /** Whether they came within their targets; null until they came. */
  answered_in_time: z.boolean().nullable(),
  solved_in_time: z.boolean().nullable(),
  /** Of the one who reads it, also of another of their characters: a colleague handles it. */
  is_own: z.boolean(),
  /** Who reads it, or another of their characters, made the decision that is appealed in it: a colleague handles it. */
  is_decider: z.boolean(),
}).meta({ title: 'StaffTicket' });
export type StaffTicket = z.output<typeof StaffTicket>;

export const Pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
});

export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  role: z.string(),
  /** Tickets in their hands that are not resolved. */
  open_tickets: z.number().int(),
});

export const ResponseTemplate = z
  .object({ id: Id, name: z.string(), content: z.string(), updated_at: Moment })
  .meta({ title: 'ResponseTemplate' });
