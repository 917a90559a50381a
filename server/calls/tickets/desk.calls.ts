import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { serviceTermsOf } from '@forecourt/contract/tickets/service-targets.ts';
import type { tickets } from '@forecourt/contract/tickets/tickets.ts';
import type { Database } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { fail } from '../../lib/failure.ts';
import { changeCategory } from '../../flows/tickets/change-ticket-category.ts';
import { deleteReplyTemplate, saveReplyTemplate } from '../../flows/tickets/edit-templates.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { dayOf, startOfDay } from '../../lib/site-time.ts';
import type { ReadSettings } from '../../features/settings/settings-reader.ts';
import {
  ratings,
  targetsMet,
  ticketsByCategory,
  ticketsByDay,
  ticketsByPerson,
  ticketTotals,
} from '../../features/tickets/analytics.store.ts';
import { listAllCategories } from '../../features/tickets/categories.store.ts';
import { deleteFilter, listFilters, listStaff, saveFilter, staffIds } from '../../features/tickets/desk.store.ts';
import { listTemplates } from '../../features/tickets/templates.store.ts';
import { filedSince } from '../../features/tickets/tickets-file.store.ts';
import { ticketsFile } from '../../features/tickets/tickets-file.ts';
import { mayBeAssigned } from '../../features/tickets/ticket.rules.ts';
import { findTicket } from '../../features/tickets/tickets.store.ts';

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

interface DeskDeps {
  db: Database;
  settings: ReadSettings;
  siteTimezone: string;
}

/** Calls for the support desk. */
export const deskCalls = ({ db, settings, siteTimezone }: DeskDeps): Desk => ({
  async answering({ ticket_id }, actor) {
    const { party_accounts } = (await findTicket(db, ticket_id)) ?? fail('ticket_not_found');
    const to = (await staffIds(db, party_accounts)).filter((id) => id !== actor.id);
    await notify(db, { to, event: { kind: 'ticket_answering', ticket_id, user_id: actor.id, name: actor.name } });
    return { success: true };
  },

  async staff({ ticket_id }) {
    const staff = await listStaff(db);
    if (!ticket_id) return { success: true, staff };
    const ticket = (await findTicket(db, ticket_id)) ?? fail('ticket_not_found');
    return { success: true, staff: staff.filter(({ game_account_id }) => mayBeAssigned(ticket, game_account_id)) };
  },
  templates: async () => ({ success: true, templates: await listTemplates(db) }),

  saveTemplate: async (wanted, actor) => ({ success: true, template: await saveReplyTemplate(db, actor.id, wanted) }),

  async deleteTemplate({ id }, actor) {
    await deleteReplyTemplate(db, actor.id, id);
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

  saveCategory: async (wanted, actor) => ({ success: true, category: await changeCategory(db, actor.id, wanted) }),
  allCategories: async () => ({ success: true, categories: await listAllCategories(db) }),

  async analytics({ days }, { staffRole }) {
    const since = sinceDaysAgo(days, siteTimezone);
    const [terms, totals, met, by_day, by_category, by_person, stars] = await Promise.all([
      settings().then(serviceTermsOf),
      ticketTotals(db, since),
      targetsMet(db, since),
      ticketsByDay(db, since, siteTimezone),
      ticketsByCategory(db, since),
      staffRoleMay(staffRole, 'tickets.read') ? ticketsByPerson(db, since) : [],
      ratings(db, since),
    ]);
    const targets = met.map((one) => {
      const { answer: answer_minutes, solution: solution_minutes } = terms.targets[one.priority];
      return { ...one, answer_minutes, solution_minutes };
    });
    return { success: true, totals, targets, by_day, by_category, by_person, ratings: stars };
  },

  async exportTickets({ days }) {
    const csv = await ticketsFile(filedSince(db, sinceDaysAgo(days, siteTimezone)));
    return { success: true, filename: `tickets_${dayOf(new Date(), siteTimezone)}.csv`, csv };
  },
});

/** Whole days in the site's time zone, so that totals and daily figures count the same tickets. */
const sinceDaysAgo = (days: string, timeZone: string) =>
  startOfDay(new Date(Date.now() - Number(days) * 86_400_000), timeZone);
