import type { tickets } from '@forecourt/contract/tickets/tickets.ts';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../database/database.ts';
import { whisper } from '../../events/whisper.ts';
import { fail } from '../../failure.ts';
import { changeCategory } from '../../flows/change-ticket-category.ts';
import type { Handlers } from '../../http/handlers.ts';
import { dayOf } from '../../site-time.ts';
import { ratings, ticketsByCategory, ticketsByDay, ticketsByPerson, ticketTotals } from './analytics.store.ts';
import {
  deleteFilter,
  deleteTemplate,
  listAllCategories,
  listFilters,
  listStaff,
  listTemplates,
  saveFilter,
  saveTemplate,
  staffIds,
} from './desk.store.ts';
import { ticketNumber } from './ticket.rules.ts';
import { findTicket, ticketsSince } from './tickets.store.ts';

type Desk = Pick<
  Handlers<typeof tickets>,
  | 'answering'
  | 'staff'
  | 'templates'
  | 'saveTemplate'
  | 'deleteTemplate'
  | 'filters'
  | 'saveFilter'
  | 'deleteFilter'
  | 'saveCategory'
  | 'allCategories'
  | 'analytics'
  | 'exportTickets'
>;

/** What the staff have at hand while they handle tickets. */
export const deskCalls = ({ db, siteTimezone }: { db: Database; siteTimezone: string }): Desk => ({
  async answering({ ticket_id }, actor) {
    if (!(await findTicket(db, ticket_id))) fail('ticket_not_found');
    const to = (await staffIds(db)).filter((id) => id !== actor.id);
    await whisper(db, { to, event: { kind: 'ticket_answering', ticket_id, user_id: actor.id, name: actor.name } });
    return { success: true };
  },

  staff: async () => ({ success: true, staff: await listStaff(db) }),
  templates: async () => ({ success: true, templates: await listTemplates(db) }),

  async saveTemplate({ id, name, content }, actor) {
    const saved = await saveTemplate(db, { id, name, content, userId: actor.id });
    if (saved === 'taken') return fail('template_exists');
    return { success: true, template: saved ?? fail('template_not_found') };
  },

  async deleteTemplate({ id }) {
    if (!(await deleteTemplate(db, id))) fail('template_not_found');
    return { success: true };
  },

  filters: async (_nothing, actor) => ({ success: true, filters: await listFilters(db, actor.id) }),

  async saveFilter({ name, query }, actor) {
    await saveFilter(db, actor.id, name, query);
    return { success: true };
  },

  async deleteFilter({ id }, actor) {
    await deleteFilter(db, actor.id, id);
    return { success: true };
  },

  async saveCategory({ id, name, is_retired }, actor) {
    return { success: true, category: await changeCategory(db, actor.id, { id, name, is_retired }) };
  },

  allCategories: async () => ({ success: true, categories: await listAllCategories(db) }),

  async analytics({ days }) {
    const since = daysAgo(days);
    const [totals, by_day, by_category, by_person, stars] = await Promise.all([
      ticketTotals(db, since),
      ticketsByDay(db, since, siteTimezone),
      ticketsByCategory(db, since),
      ticketsByPerson(db, since),
      ratings(db, since),
    ]);
    return { success: true, totals, by_day, by_category, by_person, ratings: stars };
  },

  async exportTickets({ days }) {
    const rows = await ticketsSince(db, daysAgo(days));
    const csv = stringify(
      rows.map((row) => [
        ticketNumber(row.id),
        row.subject,
        row.category_name,
        row.priority,
        row.status,
        row.user_name,
        row.assigned_name ?? '',
        row.created_at.toISOString(),
        row.first_response_at?.toISOString() ?? '',
        row.resolved_at?.toISOString() ?? '',
        row.rating ?? '',
      ]),
      { header: true, columns, escape_formulas: true, bom: true },
    );
    return { success: true, filename: `tickets_${dayOf(new Date(), siteTimezone)}.csv`, csv };
  },
});

const columns = [
  'Ticket',
  'Subject',
  'Category',
  'Priority',
  'Status',
  'User',
  'Assigned to',
  'Created',
  'First response',
  'Resolved',
  'Rating',
];

const daysAgo = (days: string) => new Date(Date.now() - Number(days) * 86_400_000);
