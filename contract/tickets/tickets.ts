import { z } from 'zod';
import { maxPhotoBytes } from '../photos/photo-limits.ts';
import { OpeningHours } from '../hours/opening-hours.ts';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { actingAs, anyone, member, self } from '../access/who.ts';
import { Photo } from '../photos/photos.ts';
import { staffMay } from '../access/staff-rights.ts';
import { handlerFails, mergingTickets } from './merging-tickets.ts';
import { Content, ticketDesk } from './ticket-desk.ts';
import { Pagination, StaffTicket, Ticket, TicketCategory, TicketResponse, TicketThread } from './ticket-shapes.ts';
import {
  maxAttachments,
  maxBulk,
  maxRatingComment,
  maxSubject,
  maxTicketText,
  ticketChoices,
  ticketsPerPage,
  ticketSorts,
} from './ticket-values.ts';
import { ticketPriorities, ticketStatuses } from './tickets.flow.ts';

const Paging = {
  page: z.number().int().min(1).max(1000).default(1),
  limit: z.number().int().min(1).max(100).default(ticketsPerPage),
};
const Filters = {
  status: z.enum(ticketStatuses).optional(),
  category: Id.optional(),
  priority: z.enum(ticketPriorities).optional(),
};
/** The client's own id for what it sends, so a retry is stored once. */
const ClientId = { client_id: z.uuid().optional() };
const Attachments = { attachment_ids: z.array(Id).max(maxAttachments).optional() };
const StaffFilters = {
  ...Filters,
  /** Assigned to the caller, to no one, or to this user. */
  assigned: z.union([z.enum(['me', 'nobody']), Id]).optional(),
  /**
   * Resolved since midnight, or open work that the caller may handle: urgent, overdue or unassigned tickets, appeals to
   * decide, disputed sales.
   */
  only: z.enum(ticketChoices).optional(),
  search: text(100).optional(),
};

export const tickets = {
  create: call('POST /api/tickets.php?action=create_ticket', {
    summary: 'Create a support ticket',
    who: self('user_id'),
    limit: 'ticket',
    input: z.object({
      user_id: Id,
      category_id: Id,
      subject: text(maxSubject, { min: 1, tooShort: 'Please enter a subject' }),
      description: text(maxTicketText, { min: 1, tooShort: 'Please describe the problem' }),
      priority: z.enum(ticketPriorities).default('medium'),
      ...Attachments,
      ...ClientId,
    }),
    output: success('ticket', Ticket),
    fails: ['category_not_found', 'photo_not_found', 'bad_input'],
  }),
  list: call('GET /api/tickets.php?action=get_tickets', {
    summary: 'List your tickets, newest first',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ user_id: Id, ...Filters, ...Paging }),
    output: z.object({ success: z.literal(true), tickets: z.array(Ticket), pagination: Pagination }),
  }),
  get: call('GET /api/tickets.php?action=get_ticket', {
    summary: 'Get a ticket with its thread. Staff can get any ticket.',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('ticket', TicketThread),
    fails: ['ticket_not_found'],
    whenMissing: null,
  }),
  addResponse: call('POST /api/tickets.php?action=add_response', {
    summary: 'Reply to a ticket. Staff can also add an internal note, or set the status with the reply.',
    who: self('user_id'),
    limit: 'ticket_answer',
    input: z.object({
      ticket_id: Id,
      user_id: Id,
      content: Content,
      is_internal: z.boolean().default(false),
      /** For staff: the new status with this reply. */
      status: z.enum(['waiting_for_user', 'resolved']).optional(),
      ...Attachments,
      ...ClientId,
    }),
    output: success('response', TicketResponse),
    fails: [...handlerFails, 'not_allowed', 'photo_not_found'],
  }),
  responses: call('GET /api/tickets.php?action=get_responses', {
    summary: 'Get a ticket’s thread',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ ticket_id: Id, user_id: Id }),
    output: success('responses', z.array(TicketResponse)),
    fails: ['ticket_not_found'],
  }),
  categories: call('GET /api/tickets.php?action=get_categories', {
    summary: 'List ticket categories',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('categories', z.array(TicketCategory)),
  }),
  supportHours: call('GET /api/tickets.php?action=support_hours', {
    summary: 'Get the hours when someone is usually at the support desk',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: z.object({ success: z.literal(true), hours: OpeningHours, time_zone: z.string() }),
  }),
  close: call('POST /api/tickets.php?action=close_ticket', {
    summary: 'Close your ticket. It can’t be reopened.',
    who: self('user_id'),
    limit: 'ticket_answer',
    input: z.object({ ticket_id: Id, user_id: Id }),
    output: success('ticket', TicketThread),
    fails: ['ticket_not_found', 'ticket_not_possible'],
  }),
  rate: call('POST /api/tickets.php?action=rate_satisfaction', {
    summary: 'Rate the support once your ticket has a reply and is resolved or closed',
    who: self('user_id'),
    limit: 'ticket_answer',
    input: z.object({
      ticket_id: Id,
      user_id: Id,
      rating: z
        .number('Please select one to five')
        .int()
        .min(1, 'Please select one to five')
        .max(5, 'Please select one to five'),
      feedback: text(maxRatingComment).optional(),
    }),
    output: success('ticket', TicketThread),
    fails: ['ticket_not_found', 'ticket_not_possible'],
  }),
  attach: call('POST /api/tickets.php?action=attach', {
    summary: 'Upload a picture for a ticket or a reply',
    who: member,
    limit: 'upload',
    input: nothing,
    files: { photo: { atMost: 1, maxBytes: maxPhotoBytes } },
    output: success('photo', Photo),
    fails: ['file_too_large', 'too_many_files', 'photo_refused', 'busy_with_photos'],
  }),

  staffList: call('GET /api/tickets.php?action=get_staff_tickets', {
    summary: 'List tickets for staff, overdue and due soonest first by default',
    who: actingAs('user_id', staffMay('tickets.read')),
    limit: 'browse',
    input: z.object({ user_id: Id, ...StaffFilters, sort: z.enum(ticketSorts).optional(), ...Paging }),
    output: z.object({
      success: z.literal(true),
      tickets: z.array(StaffTicket),
      pagination: Pagination,
      counters: z.object({
        open: z.number().int(),
        in_progress: z.number().int(),
        resolved_today: z.number().int(),
        urgent: z.number().int(),
        overdue: z.number().int(),
      }),
    }),
  }),
  staffTicket: call('GET /api/tickets.php?action=get_staff_ticket', {
    summary: 'Get a ticket for staff, with internal notes',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: z.object({ success: z.literal(true), ticket: TicketThread.extend(StaffTicket.shape) }),
    fails: ['ticket_not_found'],
    whenMissing: null,
  }),
  updateStatus: call('POST /api/tickets.php?action=update_status', {
    summary: 'Change a ticket’s status',
    who: actingAs('user_id', staffMay('tickets.handle')),
    limit: 'ticket_staff',
    input: z.object({ ticket_id: Id, status: z.enum(ticketStatuses), user_id: Id }),
    output: success('ticket', StaffTicket),
    fails: handlerFails,
  }),
  updatePriority: call('POST /api/tickets.php?action=update_priority', {
    summary: 'Set a ticket’s priority',
    who: actingAs('user_id', staffMay('tickets.handle')),
    limit: 'ticket_staff',
    input: z.object({ ticket_id: Id, priority: z.enum(ticketPriorities), user_id: Id }),
    output: success('ticket', StaffTicket),
    fails: handlerFails,
  }),
  updateCategory: call('POST /api/tickets.php?action=update_category', {
    summary: 'Move a ticket to another category. Its user sees it in the thread.',
    who: actingAs('user_id', staffMay('tickets.handle')),
    limit: 'ticket_staff',
    input: z.object({ ticket_id: Id, category_id: Id, user_id: Id }),
    output: success('ticket', StaffTicket),
    fails: [...handlerFails, 'category_not_found'],
  }),
  ...mergingTickets,
  assign: call('POST /api/tickets.php?action=assign_ticket', {
    summary: 'Assign a ticket',
    who: actingAs('assigned_by', staffMay('tickets.handle')),
    limit: 'ticket_staff',
    input: z.object({
      ticket_id: Id,
      staff_id: Id,
      assigned_by: Id,
      /** The assignee the caller saw, null or left out for none. If it has changed since, nothing happens. */
      expected: Id.nullable().optional(),
    }),
    output: success('ticket', StaffTicket),
    fails: [...handlerFails, 'assigned_meanwhile', 'user_not_found'],
  }),
  bulk: call('POST /api/tickets.php?action=bulk', {
    summary: 'Assign, resolve or prioritise several tickets. Lists the ones that failed.',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({
      ticket_ids: z.array(Id).min(1).max(maxBulk),
      staff_id: Id.optional(),
      status: z.enum(['in_progress', 'waiting_for_user', 'resolved']).optional(),
      priority: z.enum(ticketPriorities).optional(),
    }),
    output: z.object({
      success: z.literal(true),
      changed: z.array(Id),
      refused: z.array(z.object({ ticket_id: Id, sentence: z.string() })),
    }),
    fails: ['bad_input', 'user_not_found'],
  }),
  ...ticketDesk,
};
