import {
  afterDeed,
  statusDeed,
  type TicketDeed,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Database, Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { fail } from '../failure.ts';
import { listStaff, staffIds } from '../features/tickets/desk.store.ts';
import { insertResponse } from '../features/tickets/responses.store.ts';
import { recordStaffAction } from '../features/staff/staff-actions.store.ts';
import { isOwn, mayHandle, type Reader } from '../features/tickets/ticket.rules.ts';
import { findTicket, holdTicket, saveTicket } from '../features/tickets/tickets.store.ts';
import type { TicketRow } from '../features/tickets/tickets.sql.ts';
import { attach, tellOf } from './ask-for-help.ts';

interface Reply {
  content: string;
  isInternal: boolean;
  /** What it becomes with the answer. */
  status: 'waiting_for_user' | 'resolved' | undefined;
  attachmentIds: readonly number[];
}

/** An answer to the person, or a note among the staff. Who answers what is in nobody's hands has it in theirs. */
export function replyToTicket(db: Database, staff: Reader, ticketId: number, reply: Reply, now: Date): Promise<number> {
  const { content, isInternal, attachmentIds } = reply;
  return db.transaction().execute(async (tx) => {
    const ticket = await holdFor(tx, staff, ticketId);
    const answered = follow(isInternal ? 'note' : 'reply', ticket.status);
    const { id } = await insertResponse(tx, { ticketId, authorId: staff.id, isStaff: true, isInternal, content });
    await attach(tx, attachmentIds, { ownerId: staff.id, ticketId, responseId: id });
    if (isInternal) {
      await recordStaffAction(tx, {
        actorId: staff.id,
        action: 'note_on_ticket',
        target: { type: 'ticket', id: ticketId },
        before: null,
        after: { response_id: id },
      });
      // Not even that something was said reaches the person.
      await announce(tx, { kind: 'ticket_changed', ticketId, to: await staffIds(tx) });
      return id;
    }
    const wanted = reply.status ?? answered;
    const status = wanted === answered ? answered : move(answered, wanted);
    await saveTicket(tx, ticketId, {
      status,
      assigned_to: ticket.assigned_to ?? staff.id,
      first_response_at: ticket.first_response_at ?? now,
      ...timesOf(status, ticket, now),
    });
    if (status === 'resolved' && ticket.status !== 'resolved')
      await announce(tx, { kind: 'ticket_resolved', ticketId });
    await record(tx, staff, 'reply_to_ticket', ticket);
    return id;
  });
}

export function setTicketStatus(
  db: Database,
  staff: Reader,
  ticketId: number,
  status: TicketStatus,
  now: Date,
): Promise<TicketRow> {
  return db.transaction().execute(async (tx) => {
    const ticket = await holdFor(tx, staff, ticketId);
    if (ticket.status === status) return ticket;
    await saveTicket(tx, ticketId, { status: move(ticket.status, status), ...timesOf(status, ticket, now) });
    if (status === 'resolved') await announce(tx, { kind: 'ticket_resolved', ticketId });
    return record(tx, staff, 'set_ticket_status', ticket);
  });
}

export function setTicketPriority(
  db: Database,
  staff: Reader,
  ticketId: number,
  priority: TicketPriority,
): Promise<TicketRow> {
  return db.transaction().execute(async (tx) => {
    const ticket = await holdFor(tx, staff, ticketId);
    follow('prioritise', ticket.status);
    if (ticket.priority === priority) return ticket;
    await saveTicket(tx, ticketId, { priority });
    return record(tx, staff, 'set_ticket_priority', ticket);
  });
}

/** Of all who assign it at once, the first does; the others learn in whose hands it is. */
export function assignTicket(
  db: Database,
  staff: Reader,
  ticketId: number,
  { staffId, expected }: { staffId: number; expected: number | null },
): Promise<TicketRow> {
  return db.transaction().execute(async (tx) => {
    const ticket = await holdFor(tx, staff, ticketId);
    const status = follow('assign', ticket.status);
    if (ticket.assigned_to === staffId) return ticket;
    if (ticket.assigned_to !== expected)
      fail('assigned_meanwhile', { words: { name: ticket.assigned_name ?? 'nobody' } });
    const chosen = (await listStaff(tx)).find(({ id }) => id === staffId) ?? fail('user_not_found');
    // Nobody handles their own.
    if (ticket.user_account === chosen.game_account_id) fail('own_ticket');
    await saveTicket(tx, ticketId, { assigned_to: staffId, status });
    await announce(tx, { kind: 'ticket_assigned', ticketId, staffId });
    return record(tx, staff, 'assign_ticket', ticket);
  });
}

async function holdFor(tx: Tx, staff: Reader, ticketId: number): Promise<TicketRow> {
  const ticket = (await holdTicket(tx, ticketId)) ?? fail('ticket_not_found');
  if (isOwn(ticket, staff)) fail('own_ticket');
  if (!mayHandle(ticket, staff)) fail('not_allowed');
  return ticket;
}

const follow = (deed: TicketDeed, status: TicketStatus): TicketStatus =>
  afterDeed(deed, status) ?? fail('ticket_not_possible', { words: { status } });

const move = (from: TicketStatus, to: TicketStatus): TicketStatus => {
  const deed = statusDeed(from, to);
  return deed ? to : fail('ticket_not_possible', { words: { status: from } });
};

/** When it was resolved counts from the last time it was. */
function timesOf(status: TicketStatus, ticket: TicketRow, now: Date): { resolved_at: Date | null } {
  if (status !== 'resolved') return { resolved_at: null };
  return { resolved_at: ticket.status === 'resolved' ? ticket.resolved_at : now };
}

async function record(tx: Tx, staff: Reader, action: string, before: TicketRow): Promise<TicketRow> {
  const after = (await findTicket(tx, before.id))!;
  const trace = ({ status, priority, assigned_to }: TicketRow) => ({ status, priority, assigned_to });
  await recordStaffAction(tx, {
    actorId: staff.id,
    action,
    target: { type: 'ticket', id: before.id },
    before: trace(before),
    after: trace(after),
  });
  await tellOf(tx, after);
  return after;
}
