import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { tickets } from '@forecourt/contract/tickets/tickets.ts';
import type { EventRow } from './ticket-events.store.ts';
import type { ResponseRow } from './responses.store.ts';
import { isDecider, isOwn, maySeeNotes, openTransitions, ticketNumber, type Reader } from './ticket.rules.ts';
import type { TicketRow } from './tickets.sql.ts';

type ShownTicket = Answer<typeof tickets.create>['ticket'];
type ShownStaffTicket = Answer<typeof tickets.assign>['ticket'];
type ShownThread = NonNullable<Answer<typeof tickets.get>>['ticket'];

/** The requester's view, without internal information. */
export const ticketView = (row: TicketRow): ShownTicket => ({
  id: row.id,
  ticket_number: ticketNumber(row.id),
  subject: row.subject,
  description: row.description,
  category_id: row.category_id,
  category_name: row.category_name,
  priority: row.priority,
  status: row.status,
  user_id: row.user_id,
  user_name: row.user_name,
  user_avatar: row.user_avatar,
  created_at: row.created_at,
  updated_at: row.updated_at,
  resolved_at: row.resolved_at,
  response_count: row.response_count,
  last_response: row.last_response,
  is_answered: row.is_answered,
  rating: row.rating,
  is_appeal: row.appeal_status !== null,
});

export const staffTicketView = (row: TicketRow, reader: Reader): ShownStaffTicket => ({
  ...ticketView(row),
  assigned_to: row.assigned_to,
  assigned_name: row.assigned_name,
  first_response_at: row.first_response_at,
  note_count: isOwn(row, reader) ? 0 : row.note_count,
  due_at: row.due_at,
  answered_in_time: row.answered_in_time,
  solved_in_time: row.solved_in_time,
  is_own: isOwn(row, reader),
  is_decider: isDecider(row, reader),
});

const eventView = (event: EventRow, withActor: boolean): ShownThread['events'][number] => ({
  id: event.id,
  kind: event.kind,
  actor_name: withActor ? event.actor_name : null,
  was: event.was,
  became: event.became,
  merged:
    event.merged_id === null
      ? null
      : { id: event.merged_id, ticket_number: ticketNumber(event.merged_id), subject: event.merged_subject ?? '' },
  created_at: event.created_at,
});

interface Thread {
  responses: ResponseRow[];
  events: EventRow[];
  attachments: Photo[];
  reader: Reader;
}

export const threadView = (row: TicketRow, { responses, events, attachments, reader }: Thread): ShownThread => ({
  ...ticketView(row),
  attachments,
  responses,
  events: events.map((event) => eventView(event, maySeeNotes(row, reader))),
  merged_into: row.merged_into === null ? null : { id: row.merged_into, ticket_number: ticketNumber(row.merged_into) },
  rating_comment: row.rating_comment,
  sale_id: row.sale_id,
  transitions: openTransitions(row, reader),
});
