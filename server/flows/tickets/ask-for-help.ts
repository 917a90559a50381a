import {
  ticketFlow,
  statusNames,
  type TicketTransition,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { withdrawAppealIn } from '../../features/appeals/appeals.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { isCategoryOffered } from '../../features/tickets/categories.store.ts';
import { staffIds } from '../../features/tickets/desk.store.ts';
import { attachPhotos, findSent, insertResponse } from '../../features/tickets/responses.store.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { isParty, isRateable, type Reader } from '../../features/tickets/ticket.rules.ts';
import {
  findOpened,
  findTicket,
  lockTicket,
  openTicketsOf,
  partiesOf,
  saveRating,
} from '../../features/tickets/tickets.store.ts';
import { insertTicket, saveTicket } from './save-ticket.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';
import { transition, type Reached } from '../../database/transition.ts';

interface TicketInput {
  categoryId: number;
  subject: string;
  description: string;
  priority: TicketPriority;
  attachmentIds: readonly number[];
  clientId: string | null;
}

/** A retry is recognised by its client id and opens only one ticket. */
export function openTicket(db: Database, userId: number, input: TicketInput, time: DeskTime): Promise<TicketRow> {
  const { attachmentIds, ...said } = input;
  return db.transaction().execute(async (tx) => {
    const sent = await findOpened(tx, userId, input.clientId);
    if (sent) return sent;
    if (!(await isCategoryOffered(tx, input.categoryId))) fail('category_not_found');
    const made = await insertTicket(tx, { userId, ...said }, time);
    // The other of two concurrent calls was first.
    if (!made) return (await findOpened(tx, userId, input.clientId))!;
    const { id } = made;
    await attach(tx, attachmentIds, { ownerId: userId, ticketId: id, responseId: null });
    const ticket = (await findTicket(tx, id))!;
    await announce(tx, { kind: 'ticket_opened', ticketId: id });
    if (ticket.priority === 'urgent') await announce(tx, { kind: 'ticket_became_urgent', ticketId: id, by: userId });
    await announceTicketChange(tx, ticket);
    return ticket;
  });
}

interface Answer {
  content: string;
  attachmentIds: readonly number[];
  clientId: string | null;
}

/** A reply from the requester or the other side of a disputed sale. Returns a waiting or resolved ticket to staff. */
export function answerTicket(
  db: Database,
  reader: Reader,
  ticketId: number,
  answer: Answer,
  time: DeskTime,
): Promise<number> {
  const userId = reader.id;
  return db.transaction().execute(async (tx) => {
    const { content, attachmentIds, clientId } = answer;
    const { team } = await lockReach(tx, { userId, gameAccountId: reader.gameAccountId, team: reader.team });
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket || !isParty(ticket, { ...reader, team })) return fail('ticket_not_found');
    const sent = await findSent(tx, ticket, userId, clientId);
    if (sent !== null) return sent;
    const next = follow('answer', ticket.status);
    const reply = { ticketId, authorId: userId, isStaff: false, isInternal: false, content, clientId };
    const { id } = await insertResponse(tx, reply);
    await attach(tx, attachmentIds, { ownerId: userId, ticketId, responseId: id });
    const change = { status: next, ...(ticket.status === 'resolved' && { resolved_at: null }) };
    await saveTicket(tx, ticket, change, time);
    await announceTicketChange(tx, ticket);
    return id;
  });
}

export const closeOwnTicket = (db: Database, userId: number, ticketId: number, time: DeskTime): Promise<void> =>
  db.transaction().execute((tx) => close(tx, userId, ticketId, time));

/** For a closing account, which no longer needs replies. */
export async function closeAllTickets(tx: Tx, userId: number, time: DeskTime): Promise<void> {
  for (const id of await openTicketsOf(tx, userId)) await close(tx, userId, id, time);
}

async function close(tx: Tx, userId: number, ticketId: number, time: DeskTime): Promise<void> {
  const ticket = await lockOwn(tx, userId, ticketId);
  await saveTicket(tx, ticket, { status: follow('close', ticket.status), closed_at: time.now }, time);
  await withdrawAppealIn(tx, ticketId, time.now);
  await announceTicketChange(tx, ticket);
}

export const rateTicket = (
  db: Database,
  userId: number,
  ticketId: number,
  rating: { stars: number; comment: string | null },
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ticket = await lockOwn(tx, userId, ticketId);
    follow('rate', ticket.status);
    if (!isRateable(ticket)) fail('ticket_not_possible', { words: { status: 'not answered' } });
    await saveRating(tx, ticketId, rating, now);
    await announceTicketChange(tx, ticket);
  });

async function lockOwn(tx: Tx, userId: number, ticketId: number): Promise<TicketRow> {
  const ticket = await lockTicket(tx, ticketId);
  return ticket?.user_id === userId ? ticket : fail('ticket_not_found');
}

/** The status after the transition, or the refusal. */
export const follow = (name: TicketTransition, from: TicketStatus): Reached<TicketStatus> =>
  transition(ticketFlow, name, { from, refuse: notPossible });

export const notPossible = (status: TicketStatus): never =>
  fail('ticket_not_possible', { words: { status: statusNames[status].toLowerCase() } });

/** Only pictures the user uploaded and hasn't used. */
export async function attach(
  tx: Tx,
  photoIds: readonly number[],
  to: { ownerId: number; ticketId: number; responseId: number | null },
): Promise<void> {
  if (photoIds.length > 0 && (await attachPhotos(tx, photoIds, to)) !== new Set(photoIds).size) fail('photo_not_found');
}

/** Refreshes the open pages of the requester, the other side of a dispute and staff. */
export async function announceTicketChange(tx: Tx, { id }: Pick<TicketRow, 'id'>): Promise<void> {
  const to = [...new Set([...(await partiesOf(tx, id)), ...(await staffIds(tx))])];
  await announce(tx, { kind: 'ticket_changed', ticketId: id, to });
}
