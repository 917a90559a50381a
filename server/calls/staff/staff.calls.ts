import type { quickSearch } from '@forecourt/contract/quick-search/quick-search.ts';
import { maxInLogFile } from '@forecourt/contract/staff/log-values.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { logCountedTo, type staff } from '@forecourt/contract/staff/staff.ts';
import type { Database } from '../../database/database.ts';
import { findCars, findPeople, findTickets } from '../../features/staff/quick-search.store.ts';
import { whyFound } from '../../features/staff/why-found.rules.ts';
import { ticketNumber } from '../../features/tickets/ticket.rules.ts';
import { readActivity, readTotals, spanOf } from '../../features/staff/dashboard.store.ts';
import { applicationFigures, dealerFigures, logFigures, reportFigures } from '../../features/staff/figures.store.ts';
import { markSetup } from '../../features/staff/setup.store.ts';
import { noteAsStaff } from '../../features/staff/as-staff.ts';
import { staffLogFile } from '../../features/staff/staff-log-file.ts';
import {
  countLog,
  peopleInLog,
  readLog,
  wholeLog,
  type LogFilters,
  type LogQuestion,
} from '../../features/staff/staff-log.store.ts';
import { countWaiting } from '../../flows/staff/count-waiting.ts';
import { readSetup, type SetupDeps } from '../../flows/staff/read-setup.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';
import { dayOf, startOfDay } from '../../lib/site-time.ts';

interface Parts extends SetupDeps {
  db: Database;
  siteTimezone: string;
}

export function staffCalls(parts: Parts): Handlers<typeof staff & typeof quickSearch> {
  const { db, siteTimezone } = parts;

  /** Staff who can't read others' actions only see their own, whatever they filter by. */
  const questionOf = ({ id, staffRole }: Actor, filters: LogFilters): LogQuestion => ({
    ...filters,
    ...(!staffRoleMay(staffRole, 'log.read') && { actor_id: id }),
    timeZone: siteTimezone,
  });

  return {
    dashboard: async () => ({ success: true, ...(await readTotals(db, startOfDay(new Date(), siteTimezone))) }),

    async activity({ period }) {
      const span = await spanOf(db, period, siteTimezone);
      return { success: true, unit: span.unit, points: await readActivity(db, span, siteTimezone) };
    },

    waiting: async (_nothing, actor) => ({
      success: true,
      ...(await countWaiting(db, actor, startOfDay(new Date(), siteTimezone))),
    }),

    setup: async () => ({ success: true, ...(await readSetup(parts)) }),

    async finishSetup({ step }) {
      await markSetup(db, step);
      return { success: true };
    },

    async quickSearch({ search }, { staffRole }) {
      const [people, cars, tickets] = await Promise.all([
        staffRoleMay(staffRole, 'users.read') ? findPeople(db, search) : [],
        staffRoleMay(staffRole, 'cars.read') ? findCars(db, search) : [],
        findTickets(db, search),
      ]);
      const numbered = tickets.map((ticket) => ({ ...ticket, ticket_number: ticketNumber(ticket.id) }));
      const explained = cars.map((car) => {
        const { id, title, seller_name, status } = car;
        return { id, title, seller_name, status, found_by: whyFound(car, search) };
      });
      return { success: true, found: { people, cars: explained, tickets: numbered } };
    },

    async dealerFigures() {
      const [applications, dealers] = await Promise.all([applicationFigures(db), dealerFigures(db)]);
      return { success: true, applications, dealers };
    },

    reportFigures: async () => ({ success: true, ...(await reportFigures(db)) }),

    async logFigures({ days }) {
      const figures = await logFigures(db, Number(days), siteTimezone);
      return { success: true, total: figures.by_day.reduce((total, { entries }) => total + entries, 0), ...figures };
    },

    async actions({ page, limit, before, after, ...filters }, actor) {
      const query = questionOf(actor, filters);
      const [found, total] = await Promise.all([
        readLog(db, query, { limit: limit + 1, offset: (page - 1) * limit, before, after }),
        countLog(db, query),
      ]);
      const isMore = found.length > limit;
      return {
        success: true,
        actions: after === undefined ? found.slice(0, limit) : found.slice(-limit),
        has_older: isMore || after !== undefined,
        has_newer: after === undefined ? before !== undefined || page > 1 : isMore,
        pagination: {
          page,
          limit,
          total: Math.min(total, logCountedTo),
          pages: Math.ceil(Math.min(total, logCountedTo) / limit),
        },
        is_more: total > logCountedTo,
      };
    },

    logPeople: async () => ({ success: true, people: await peopleInLog(db) }),

    async exportActions(filters, actor) {
      const filename = `staff_actions_${dayOf(new Date(), siteTimezone)}.csv`;
      const { csv, isShortened } = await staffLogFile(wholeLog(db, questionOf(actor, filters)), maxInLogFile);
      return { success: true, filename, csv, is_shortened: isShortened };
    },

    async logAction({ action_type, target_type, target_id, details }, actor) {
      const target = { kind: target_type, id: target_id };
      await db.transaction().execute((tx) => noteAsStaff(tx, actor.id, target, `${action_type}: ${details}`));
      return { success: true };
    },
  };
}
