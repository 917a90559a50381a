import type { ReportDecision } from '@forecourt/contract/reports/report-reasons.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { accountsOfListing } from '../../features/listings/listings.store.ts';
import { countOpen, decideReports, hasReported } from '../../features/reports/reports.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { lockListingOf, moderateIn, type Staff } from '../moderation/moderate-car.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

interface Decision {
  carId: number;
  decision: ReportDecision;
  /** The reports the staff member has read. */
  reportIds: readonly number[];
  /** Shown to the seller if action is taken, otherwise to the reporters. */
  reason: string;
}

/** Staff decide the reports on a listing, but not their own reports or listings. Returns how many were decided. */
export const decide = (db: Database, staff: Staff, { carId, ...wanted }: Decision, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockListingOf(tx, carId))) return fail('car_not_found');
    const waiting = await countOpen(tx, carId, wanted.reportIds);
    if (waiting === 0) return fail('no_open_report');
    const { decision, reason } = wanted;
    if (decision === 'dismiss') return dismiss(tx, staff, { carId, ...wanted }, now);
    const status = decision === 'flag' ? 'flagged' : 'removed';
    await moderateIn(tx, staff, { carId, status, reason }, now);
    return waiting;
  });

async function dismiss(tx: Tx, staff: Staff, { carId, reportIds, reason }: Decision, now: Date): Promise<number> {
  if ((await accountsOfListing(tx, carId)).includes(staff.gameAccountId)) fail('not_allowed');
  if (await hasReported(tx, carId, staff.gameAccountId)) fail('own_report');
  const people = await asStaff(tx, staff.id, { action: 'dismiss_reports', id: carId, reason }, () =>
    decideReports(tx, carId, { decision: 'dismiss', reason, by: staff.id, now, only: reportIds }),
  );
  await announce(tx, { kind: 'reports_decided', carId, outcome: 'dismissed', reason, people, by: staff.id });
  await refreshStaffPages(tx);
  return people.length;
}
