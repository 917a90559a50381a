import type { tickets } from '@forecourt/contract/tickets/tickets.ts';
import { fail } from '../../failure.ts';
import { answerTicket, closeOwnTicket, openTicket, rateTicket } from '../../flows/ask-for-help.ts';
import { assignTicket, replyToTicket, setTicketPriority, setTicketStatus } from '../../flows/handle-ticket.ts';
import { handleTickets } from '../../flows/handle-many-tickets.ts';
import { keepTicketPhoto, type TicketPhotoParts } from '../../flows/ticket-photos.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import { deskCalls } from './desk.calls.ts';
import { listCategories } from './desk.store.ts';
import { attachmentsOf, listResponses } from './responses.store.ts';
import { staffTicketView, threadView, ticketView } from './ticket-views.rules.ts';
import { isOwn, maySee, type Reader } from './ticket.rules.ts';
import { startOfDay } from '../../site-time.ts';
import { countForStaff, findTicket, listOwnTickets, listStaffTickets } from './tickets.store.ts';

export interface TicketsParts extends TicketPhotoParts {
  photoBase: string;
  siteTimezone: string;
}

export function ticketsCalls(parts: TicketsParts): Handlers<typeof tickets> {
  const { db, photoBase, siteTimezone } = parts;

  /** As its user or the staff may read it; the notes only where the staff asked as staff. */
  async function thread(id: number, reader: Reader, { withNotes }: { withNotes: boolean }) {
    const ticket = await findTicket(db, id);
    if (!ticket || !maySee(ticket, reader)) return fail('ticket_not_found');
    const [responses, attachments] = await Promise.all([
      listResponses(db, id, { withNotes, photoBase }),
      attachmentsOf(db, id, photoBase),
    ]);
    return { ticket, shown: threadView(ticket, { responses, attachments, reader }) };
  }

  const response = async (ticketId: number, responseId: number, withNotes: boolean) =>
    (await listResponses(db, ticketId, { withNotes, photoBase })).find(({ id }) => id === responseId)!;

  return {
    ...deskCalls(parts),

    async create({ user_id: userId, category_id, attachment_ids = [], ...said }) {
      const asked = { categoryId: category_id, attachmentIds: attachment_ids, ...said };
      return { success: true, ticket: ticketView(await openTicket(db, userId, asked)) };
    },

    async list({ user_id, page, limit, ...filters }) {
      const { rows, total } = await listOwnTickets(db, user_id, filters, { page, limit });
      return { success: true, tickets: rows.map(ticketView), pagination: paging(page, limit, total) };
    },

    async get({ id }, actor) {
      const { shown } = await thread(id, readerOf(actor), { withNotes: false });
      return { success: true, ticket: shown };
    },

    async addResponse({ ticket_id, content, is_internal, status, attachment_ids = [] }, actor) {
      const ticket = await findTicket(db, ticket_id);
      const reader = readerOf(actor);
      if (!ticket || !maySee(ticket, reader)) return fail('ticket_not_found');
      const attachmentIds = attachment_ids;
      if (ticket.user_id === actor.id) {
        if (is_internal || status) fail('not_allowed');
        const id = await answerTicket(db, actor.id, ticket_id, { content, attachmentIds });
        return { success: true, response: await response(ticket_id, id, false) };
      }
      const reply = { content, isInternal: is_internal, status, attachmentIds };
      const id = await replyToTicket(db, reader, ticket_id, reply, new Date());
      return { success: true, response: await response(ticket_id, id, true) };
    },

    async responses({ ticket_id }, actor) {
      const { shown } = await thread(ticket_id, readerOf(actor), { withNotes: false });
      return { success: true, responses: shown.responses };
    },

    categories: async () => ({ success: true, categories: await listCategories(db) }),

    async close({ ticket_id, user_id }, actor) {
      await closeOwnTicket(db, user_id, ticket_id, new Date());
      const { shown } = await thread(ticket_id, readerOf(actor), { withNotes: false });
      return { success: true, ticket: shown };
    },

    async rate({ ticket_id, user_id, rating, feedback }, actor) {
      await rateTicket(db, user_id, ticket_id, { rating, comment: feedback || null }, new Date());
      const { shown } = await thread(ticket_id, readerOf(actor), { withNotes: false });
      return { success: true, ticket: shown };
    },

    attach: async (_nothing, actor, { files, signal }) => ({
      success: true,
      photo: await keepTicketPhoto(parts, actor.id, files[0] ?? fail('bad_input', noPhoto), signal),
    }),

    async staffList({ page, limit, assigned, ...filters }, actor) {
      const wanted = { ...filters, assigned: assigned === 'me' ? actor.id : assigned };
      const today = startOfDay(new Date(), siteTimezone);
      const [{ rows, total }, counters] = await Promise.all([
        listStaffTickets(db, wanted, { page, limit }, today),
        countForStaff(db, today),
      ]);
      return {
        success: true,
        tickets: rows.map(staffTicketView),
        pagination: paging(page, limit, total),
        counters,
      };
    },

    async staffTicket({ id }, actor) {
      const known = await findTicket(db, id);
      // Of their own ticket they read what everybody reads of theirs.
      const withNotes = known !== null && !isOwn(known, readerOf(actor));
      const { ticket, shown } = await thread(id, readerOf(actor), { withNotes });
      return { success: true, ticket: { ...shown, ...staffTicketView(ticket) } };
    },

    async updateStatus({ ticket_id, status }, actor) {
      const ticket = await setTicketStatus(db, readerOf(actor), ticket_id, status, new Date());
      return { success: true, ticket: staffTicketView(ticket) };
    },

    async updatePriority({ ticket_id, priority }, actor) {
      const ticket = await setTicketPriority(db, readerOf(actor), ticket_id, priority);
      return { success: true, ticket: staffTicketView(ticket) };
    },

    async assign({ ticket_id, staff_id, expected }, actor) {
      const to = { staffId: staff_id, expected: expected ?? null };
      return { success: true, ticket: staffTicketView(await assignTicket(db, readerOf(actor), ticket_id, to)) };
    },

    async bulk({ ticket_ids, staff_id, status, priority }, actor) {
      if (staff_id === undefined && !status && !priority)
        fail('bad_input', { fields: { ticket_ids: ['Please say what to change'] } });
      const wanted = { staffId: staff_id, status, priority };
      return { success: true, ...(await handleTickets(db, readerOf(actor), ticket_ids, wanted, new Date())) };
    },
  };
}

const noPhoto = { fields: { photo: ['Please choose a picture'] } };

const readerOf = ({ id, gameAccountId, staffRole }: Actor): Reader => ({ id, gameAccountId, staffRole });

const paging = (page: number, limit: number, total: number) => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});
