import { statusTransition, type TicketPriority, type TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { listStaff, staffIds } from '../../features/tickets/desk.store.ts';
import { findSent, insertResponse } from '../../features/tickets/responses.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { awaitsOutcome, isDecider, isOwn, mayHandle, type Reader } from '../../features/tickets/ticket.rules.ts';
import { findTicket, lockTicket } from '../../features/tickets/tickets.store.ts';
import { saveTicket } from './save-ticket.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';
import type { Reached } from '../../database/transition.ts';
import { attach, follow, notPossible, announceTicketChange } from './ask-for-help.ts';

interface Reply {
  content: string;
  isInternal: boolean;
  /** The status after the reply. */
  status: 'waiting_for_user' | 'resolved' | undefined;
  attachmentIds: readonly number[];
  clientId: string | null;
}

/** A reply to the requester or an internal note. Replying to an unassigned ticket assigns it to the author. */
export function replyToTicket(
  db: Database,
  staff: Reader,
  ticketId: number,
  reply: Reply,
  time: DeskTime,
): Promise<number> {
  const { content, isInternal, attachmentIds, clientId } = reply;
  return db.transaction().execute(async (tx) => {
    const ticket = await lockFor(tx, staff, ticketId);
    const sent = await findSent(tx, ticket, staff.id, clientId);
    if (sent !== null) return sent;
    const answered = follow(isInternal ? 'note' : 'reply', ticket.status);
    const said = { ticketId, authorId: staff.id, isStaff: true, isInternal, content, clientId };
    const respond = async () => {
      const { id } = await insertResponse(tx, said);
      await attach(tx, attachmentIds, { ownerId: staff.id, ticketId, responseId: id });
      return id;
    };
    if (isInternal) {
      const id = await asStaff(tx, staff.id, { action: 'note_on_ticket', id: ticketId }, respond);
      // The requester isn't even shown that a note was written.
      await announce(tx, { kind: 'ticket_changed', ticketId, to: await staffIds(tx, ticket.party_accounts) });
      return id;
    }
    const wanted = reply.status ?? answered;
    const status = wanted === answered ? answered : move(ticket, wanted, answered);
    const id = await asStaff(tx, staff.id, { action: 'reply_to_ticket', id: ticketId }, async () => {
      const hands = { assigned_to: ticket.assigned_to ?? staff.id };
      const times = { first_response_at: ticket.first_response_at ?? time.now, ...timesOf(status, ticket, time.now) };
      await saveTicket(tx, ticket, { status, ...hands, ...times }, time);
      return respond();
    });
    const isResolved = status === 'resolved' && ticket.status !== 'resolved';
    await announce(tx, { kind: 'ticket_answered', ticketId, isResolved, by: staff.id });
    if (isResolved) await announce(tx, { kind: 'ticket_resolved', ticketId, by: staff.id });
    await tell(tx, ticketId);
    return id;
  });
}

export interface TicketChange {
  priority?: TicketPriority | undefined;
  /** The assignee. `expected` is the assignee the user saw, left out if it doesn't matter. */
  assign?: { staffId: number; expected?: number | null } | undefined;
  status?: TicketStatus | undefined;
}

/** All changes or none. Returns the ticket before and after. */
export function changeTicket(db: Database, staff: Reader, ticketId: number, change: TicketChange, time: DeskTime) {
  return db.transaction().execute(async (tx) => {
    const before = await lockFor(tx, staff, ticketId);
    let after = before;
    if (change.priority) after = await prioritise(tx, staff, after, change.priority, time);
    if (change.assign) after = await assign(tx, staff, after, change.assign, time);
    if (change.status) after = await setStatus(tx, staff, after, change.status, time);
    return { before, after };
  });
}

async function prioritise(
  tx: Tx,
  staff: Reader,
  ticket: TicketRow,
  priority: TicketPriority,
  time: DeskTime,
): Promise<TicketRow> {
  follow('prioritise', ticket.status);
  if (ticket.priority === priority) return ticket;
  await asStaff(tx, staff.id, { action: 'set_ticket_priority', id: ticket.id }, () =>
    saveTicket(tx, ticket, { priority }, time),
  );
  if (priority === 'urgent') await announce(tx, { kind: 'ticket_became_urgent', ticketId: ticket.id, by: staff.id });
  return tell(tx, ticket.id);
}

/** Of concurrent assignments, the first succeeds. The others learn who has the ticket. */
async function assign(
  tx: Tx,
  staff: Reader,
  ticket: TicketRow,
  { staffId, expected = ticket.assigned_to }: NonNullable<TicketChange['assign']>,
  time: DeskTime,
): Promise<TicketRow> {
  const status = follow('assign', ticket.status);
  if (ticket.assigned_to === staffId) return ticket;
  if (ticket.assigned_to !== expected)
    fail('assigned_meanwhile', { words: { name: ticket.assigned_name ?? 'no one' } });
  const chosen = (await listStaff(tx)).find(({ id }) => id === staffId) ?? fail('user_not_found');
  // Staff can't handle their own tickets.
  if (ticket.party_accounts.includes(chosen.game_account_id)) fail('own_ticket');
  if (isDecider(ticket, { gameAccountId: chosen.game_account_id }))
    fail('appeal_decider', { words: { name: chosen.name } });
  await asStaff(tx, staff.id, { action: 'assign_ticket', id: ticket.id }, () =>
    saveTicket(tx, ticket, { assigned_to: staffId, status }, time),
  );
  await announce(tx, { kind: 'ticket_assigned', ticketId: ticket.id, staffId });
  return tell(tx, ticket.id);
}

async function setStatus(tx: Tx, staff: Reader, ticket: TicketRow, status: TicketStatus, time: DeskTime) {
  if (ticket.status === status) return ticket;
  const reached = move(ticket, status);
  await asStaff(tx, staff.id, { action: 'set_ticket_status', id: ticket.id }, () =>
    saveTicket(tx, ticket, { status: reached, ...timesOf(status, ticket, time.now) }, time),
  );
  if (status === 'resolved') await announce(tx, { kind: 'ticket_resolved', ticketId: ticket.id, by: staff.id });
  return tell(tx, ticket.id);
}

/** Locks the ticket for a staff member who may handle it. */
export async function lockFor(tx: Tx, staff: Reader, ticketId: number): Promise<TicketRow> {
  const ticket = (await lockTicket(tx, ticketId)) ?? fail('ticket_not_found');
  if (isOwn(ticket, staff)) fail('own_ticket');
  if (isDecider(ticket, staff)) fail('appeal_decider', { words: { name: 'You' } });
  if (!mayHandle(ticket, staff)) fail('not_allowed');
  return ticket;
}

/** Uses the transition to this status. An appeal is resolved only by its outcome. */
function move(ticket: TicketRow, to: TicketStatus, from: TicketStatus = ticket.status): Reached<TicketStatus> {
  if (to === 'resolved' && awaitsOutcome(ticket)) fail('appeal_undecided');
  const name = statusTransition(from, to);
  return name ? follow(name, from) : notPossible(from);
}

/** The resolution time is that of the last time it was resolved. */
function timesOf(status: TicketStatus, ticket: TicketRow, now: Date): { resolved_at: Date | null } {
  if (status !== 'resolved') return { resolved_at: null };
  return { resolved_at: ticket.status === 'resolved' ? ticket.resolved_at : now };
}

/** Refreshes the ticket for everyone who has it open. */
export async function tell(tx: Tx, ticketId: number): Promise<TicketRow> {
  const after = (await findTicket(tx, ticketId))!;
  await announceTicketChange(tx, after);
  return after;
}
