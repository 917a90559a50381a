import { ticketPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import type { tickets } from '@forecourt/contract/tickets/tickets.ts';
import { fail } from '../../lib/failure.ts';
import { answerTicket, closeOwnTicket, openTicket, rateTicket } from '../../flows/tickets/ask-for-help.ts';
import { changeTicket, replyToTicket, type TicketChange } from '../../flows/tickets/handle-ticket.ts';
import { handleTickets } from '../../flows/tickets/handle-many-tickets.ts';
import { categoriseTicket } from '../../flows/tickets/categorise-ticket.ts';
import { mergeTickets } from '../../flows/tickets/merge-tickets.ts';
import { storeUnattachedPhoto, type UnattachedPhotoDeps } from '../../flows/photos/unattached-photo.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';
import { deskCalls } from './desk.calls.ts';
import { listCategories } from '../../features/tickets/categories.store.ts';
import type { ReadSettings } from '../../features/settings/settings-reader.ts';
import { listMergeTargets } from '../../features/tickets/merge.store.ts';
import { attachmentsOf, listResponses } from '../../features/tickets/responses.store.ts';
import { decidableBy } from '../../features/appeals/appeal.rules.ts';
import { deskTimeOf } from '../../features/tickets/service.rules.ts';
import { listEvents } from '../../features/tickets/ticket-events.store.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';
import { staffTicketView, threadView, ticketView } from '../../features/tickets/ticket-views.rules.ts';
import { isOwn, isParty, maySee, maySeeNotes, type Reader } from '../../features/tickets/ticket.rules.ts';
import { startOfDay } from '../../lib/site-time.ts';
import { countForDesk } from '../../features/tickets/ticket-counts.store.ts';
import { findTicket, listOwnTickets, listStaffTickets } from '../../features/tickets/tickets.store.ts';

export interface TicketsDeps extends UnattachedPhotoDeps {
  settings: ReadSettings;
  siteTimezone: string;
}

export function ticketsCalls(parts: TicketsDeps): Handlers<typeof tickets> {
  const { db, siteTimezone } = parts;
  const now = async () => deskTimeOf(await parts.settings(), siteTimezone);

  /** The ticket as its requester or staff may read it. Includes notes only if staff ask as staff. */
  async function thread(id: number, reader: Reader, { withNotes }: { withNotes: boolean }) {
    const ticket = await findTicket(db, id);
    if (!ticket || !maySee(ticket, reader)) return fail('ticket_not_found');
    const [responses, events, attachments] = await Promise.all([
      listResponses(db, id, { withNotes }),
      listEvents(db, id),
      attachmentsOf(db, id),
    ]);
    return { ticket, shown: threadView(ticket, { responses, events, attachments, reader }) };
  }

  const response = async (ticketId: number, responseId: number, withNotes: boolean) =>
    (await listResponses(db, ticketId, { withNotes })).find(({ id }) => id === responseId)!;

  async function change(id: number, actor: Actor, wanted: TicketChange) {
    const { after } = await changeTicket(db, readerOf(actor), id, wanted, await now());
    return changed(after, readerOf(actor));
  }

  return {
    ...deskCalls(parts),

    async create({ user_id: userId, category_id, attachment_ids = [], client_id = null, ...said }) {
      const asked = { categoryId: category_id, attachmentIds: attachment_ids, clientId: client_id, ...said };
      return { success: true, ticket: ticketView(await openTicket(db, userId, asked, await now())) };
    },

    async list({ user_id, page, limit, ...filters }) {
      const { rows, total } = await listOwnTickets(db, user_id, filters, { page, limit });
      return { success: true, tickets: rows.map(ticketView), pagination: paging(page, limit, total) };
    },

    async get({ id }, actor) {
      const { shown } = await thread(id, readerOf(actor), { withNotes: false });
      return { success: true, ticket: shown };
    },

    async addResponse({ ticket_id, content, is_internal, status, attachment_ids = [], client_id = null }, actor) {
      const ticket = await findTicket(db, ticket_id);
      const reader = readerOf(actor);
      if (!ticket || !maySee(ticket, reader)) return fail('ticket_not_found');
      const said = { content, attachmentIds: attachment_ids, clientId: client_id };
      if (isParty(ticket, reader)) {
        if (is_internal || status) fail('not_allowed');
        const id = await answerTicket(db, reader, ticket_id, said, await now());
        return { success: true, response: await response(ticket_id, id, false) };
      }
      const reply = { ...said, isInternal: is_internal, status };
      const id = await replyToTicket(db, reader, ticket_id, reply, await now());
      return { success: true, response: await response(ticket_id, id, true) };
    },

    async responses({ ticket_id }, actor) {
      const { shown } = await thread(ticket_id, readerOf(actor), { withNotes: false });
      return { success: true, responses: shown.responses };
    },

    categories: async () => ({ success: true, categories: await listCategories(db) }),

    async supportHours() {
      const { support_hours: hours } = await parts.settings();
      return { success: true, hours, time_zone: siteTimezone };
    },

    async close({ ticket_id, user_id }, actor) {
      await closeOwnTicket(db, user_id, ticket_id, await now());
      const { shown } = await thread(ticket_id, readerOf(actor), { withNotes: false });
      return { success: true, ticket: shown };
    },

    async rate({ ticket_id, user_id, rating, feedback }, actor) {
      await rateTicket(db, user_id, ticket_id, { stars: rating, comment: feedback || null }, new Date());
      const { shown } = await thread(ticket_id, readerOf(actor), { withNotes: false });
      return { success: true, ticket: shown };
    },

    attach: async (_nothing, actor, { files, signal }) => ({
      success: true,
      photo: await storeUnattachedPhoto(parts, actor, {
        file: files[0] ?? fail('bad_input', noPhoto),
        base: ticketPhotoBase,
        signal,
      }),
    }),

    async staffList({ page, limit, sort, assigned, ...filters }, actor) {
      const wanted = { ...filters, assigned: assigned === 'me' ? actor.id : assigned };
      const handler = {
        gameAccountId: actor.gameAccountId,
        decidable: decidableBy(actor.staffRole),
        today: startOfDay(new Date(), siteTimezone),
      };
      const [{ rows, total }, counters] = await Promise.all([
        listStaffTickets(db, wanted, { page, limit, sort }, handler),
        countForDesk(db, handler),
      ]);
      return {
        success: true,
        tickets: rows.map((row) => staffTicketView(row, readerOf(actor))),
        pagination: paging(page, limit, total),
        counters,
      };
    },

    async staffTicket({ id }, actor) {
      const known = await findTicket(db, id);
      const withNotes = known !== null && maySeeNotes(known, readerOf(actor));
      const { ticket, shown } = await thread(id, readerOf(actor), { withNotes });
      return { success: true, ticket: { ...shown, ...staffTicketView(ticket, readerOf(actor)) } };
    },

    updateStatus: ({ ticket_id, status }, actor) => change(ticket_id, actor, { status }),
    updatePriority: ({ ticket_id, priority }, actor) => change(ticket_id, actor, { priority }),

    async updateCategory({ ticket_id, category_id }, actor) {
      const reader = readerOf(actor);
      return changed(await categoriseTicket(db, reader, ticket_id, category_id, await now()), reader);
    },
    async mergeTargets({ ticket_id }, actor) {
      const ticket = (await findTicket(db, ticket_id)) ?? fail('ticket_not_found');
      if (isOwn(ticket, readerOf(actor))) fail('own_ticket');
      return { success: true, tickets: (await listMergeTargets(db, ticket)).map(ticketView) };
    },
    async merge({ ticket_id, into_id }, actor) {
      const reader = readerOf(actor);
      return changed(await mergeTickets(db, reader, { fromId: ticket_id, intoId: into_id }, await now()), reader);
    },

    assign: ({ ticket_id, staff_id, expected = null }, actor) =>
      change(ticket_id, actor, { assign: { staffId: staff_id, expected } }),

    async bulk({ ticket_ids, staff_id, status, priority }, actor) {
      if (staff_id === undefined && !status && !priority)
        fail('bad_input', { fields: { ticket_ids: ['Please select what to change'] } });
      const wanted = { assign: staff_id === undefined ? undefined : { staffId: staff_id }, status, priority };
      return { success: true, ...(await handleTickets(db, readerOf(actor), ticket_ids, wanted, await now())) };
    },
  };
}

const changed = (ticket: TicketRow, reader: Reader) => ({
  success: true as const,
  ticket: staffTicketView(ticket, reader),
});

const noPhoto = { fields: { photo: ['Please select a picture'] } };

const readerOf = ({ id, gameAccountId, staffRole, team }: Actor): Reader => ({ id, gameAccountId, staffRole, team });

const paging = (page: number, limit: number, total: number) => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});
