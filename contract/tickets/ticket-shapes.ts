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
    /** Written by staff. Users never see internal notes. */
    is_staff: z.boolean(),
    is_internal: z.boolean(),
    content: z.string(),
    attachments: z.array(Photo),
    created_at: Moment,
  })
  .meta({ title: 'TicketResponse' });
export type TicketResponse = z.output<typeof TicketResponse>;

/** A change of the ticket that its thread shows as an entry. */
export const TicketEvent = z
  .object({
    id: Id,
    kind: z.enum(['category_changed', 'merged']),
    /** Null for users, who read that our staff did it. */
    actor_name: z.string().nullable(),
    /** The names of the categories at that time. */
    was: z.string().nullable(),
    became: z.string().nullable(),
    /** The ticket whose messages moved here. */
    merged: z.object({ id: Id, ticket_number: z.string(), subject: z.string() }).nullable(),
    created_at: Moment,
  })
  .meta({ title: 'TicketEvent' });
export type TicketEvent = z.output<typeof TicketEvent>;

/** A ticket in a list. Internal notes don't count as replies. */
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
    /** Staff replied last. */
    is_answered: z.boolean(),
    rating: z.number().int().nullable(),
    /** It is an appeal against a staff decision (contract/appeals). */
    is_appeal: z.boolean(),
  })
  .meta({ title: 'Ticket' });
export type Ticket = z.output<typeof Ticket>;

/** With its thread, as far as the reader can see it. */
export const TicketThread = Ticket.extend({
  attachments: z.array(Photo),
  responses: z.array(TicketResponse),
  events: z.array(TicketEvent),
  /** The ticket in which this one continues. */
  merged_into: z.object({ id: Id, ticket_number: z.string() }).nullable(),
  rating_comment: z.string().nullable(),
  /** The disputed sale. Its other side can read this ticket too. */
  sale_id: Id.nullable(),
  /** Actions open to the reader now. Empty if they can only read. */
  transitions: z.array(z.string()),
}).meta({ title: 'TicketThread' });
export type TicketThread = z.output<typeof TicketThread>;

/** Additional fields for staff. */
export const StaffTicket = Ticket.extend({
  assigned_to: Id.nullable(),
  assigned_name: z.string().nullable(),
  first_response_at: Moment.nullable(),
  note_count: z.number().int(),
  /** When the first reply or the solution is due. Null while it waits for its user, or is over. */
  due_at: Moment.nullable(),
  /** Whether they were on time. Null until done. */
  answered_in_time: z.boolean().nullable(),
  solved_in_time: z.boolean().nullable(),
  /** Opened by the reader or another of their characters, so a colleague has to handle it. */
  is_own: z.boolean(),
  /** The reader or another of their characters made the appealed decision, so a colleague has to handle it. */
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
  /** Unresolved tickets assigned to them. */
  open_tickets: z.number().int(),
});

export const ResponseTemplate = z
  .object({ id: Id, name: z.string(), content: z.string(), updated_at: Moment })
  .meta({ title: 'ResponseTemplate' });
