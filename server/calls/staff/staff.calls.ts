import { dashboardDays } from '@forecourt/contract/staff/dashboard.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import type { staff } from '@forecourt/contract/staff/staff.ts';
import type { Database } from '../../database/database.ts';
import { countWaiting, readDays, readTotals } from '../../features/staff/dashboard.store.ts';
import { noteAsStaff } from '../../features/staff/as-staff.ts';
import { staffLogFile } from '../../features/staff/staff-log-file.ts';
import { countLog, readLog, wholeLog, type LogFilters } from '../../features/staff/staff-log.store.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';
import { dayOf, startOfDay } from '../../lib/site-time.ts';

interface Parts {
  db: Database;
  siteTimezone: string;
}

export const staffCalls = ({ db, siteTimezone }: Parts): Handlers<typeof staff> => ({
  async dashboard() {
    const today = startOfDay(new Date(), siteTimezone);
    const [totals, days, waiting] = await Promise.all([
      readTotals(db, today),
      readDays(db, dashboardDays, siteTimezone),
      countWaiting(db),
    ]);
    return { success: true, ...totals, days, waiting };
  },

  async actions({ page, limit, ...filters }, actor) {
    const theirs = readableBy(actor, filters);
    const [actions, total] = await Promise.all([
      readLog(db, theirs, { limit, offset: (page - 1) * limit }),
      countLog(db, theirs),
    ]);
    return { success: true, actions, pagination: { page, limit, total, pages: Math.ceil(total / limit) } };
  },

  exportActions: async (filters) => ({
    success: true,
    filename: `staff_actions_${dayOf(new Date(), siteTimezone)}.csv`,
    csv: await staffLogFile(wholeLog(db, filters)),
  }),

  async logAction({ action_type, target_type, target_id, details }, actor) {
    const target = { kind: target_type, id: target_id };
    await db.transaction().execute((tx) => noteAsStaff(tx, actor.id, target, `${action_type}: ${details}`));
    return { success: true };
  },
});

/** Who may not read what the others did has their own, whoever they ask for. */
const readableBy = ({ id, staffRole }: Actor, filters: LogFilters): LogFilters =>
  staffRoleMay(staffRole, 'log.read') ? filters : { ...filters, actor_id: id };
