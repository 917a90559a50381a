import { reportDecisions, reportedPerPage, type ReportDecision } from '@forecourt/contract/reports/report-reasons.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database } from '../../database/database.ts';
import { refusalOf } from '../../features/moderation/moderation.rules.ts';
import { findStaffCars, type StaffCarRow } from '../../features/moderation/staff-cars.store.ts';
import { staffCarView } from '../../features/moderation/staff-car-views.rules.ts';
import { listReported, type QueueFilter } from '../../features/reports/queue.store.ts';

interface Reader {
  gameAccountId: number;
  staffRole: StaffRole | null;
}

/** Reported listings with their reports. Only staff who decide them see the reporters. */
export async function reportQueue(
  db: Database,
  { gameAccountId, staffRole }: Reader,
  { page, ...filter }: QueueFilter & { page: number },
) {
  const slice = { limit: reportedPerPage, offset: (page - 1) * reportedPerPage };
  const { rows, total } = await listReported(db, filter, gameAccountId, slice);
  const ids = [...new Set(rows.map(({ car_id }) => car_id))];
  const cars = new Map((await findStaffCars(db, ids, gameAccountId)).map((car) => [car.id, car]));
  const canSeeNames = staffRoleMay(staffRole, 'reports.decide');
  const reported = rows.flatMap((row) => {
    const car = cars.get(row.car_id);
    if (!car) return [];
    const { decision, decision_reason, decided_at, decided_by, is_own_report } = row;
    return {
      car: staffCarView(car, staffRole),
      // Reporters stay anonymous to staff who are involved with the car.
      reports: row.reports.map((one) => ({
        ...one,
        reporter: canSeeNames && !car.is_own ? one.reporter : null,
        is_by_site: one.reporter === null,
      })),
      decided:
        decision && decided_at
          ? { decision, reason: decision_reason ?? '', at: decided_at, by: decided_by ?? '' }
          : null,
      may: decision || is_own_report ? [] : mayDecide(car, staffRole),
      is_own_report,
    };
  });
  return { reported, page, pages: Math.max(1, Math.ceil(total / reportedPerPage)), total };
}

function mayDecide(car: StaffCarRow, role: StaffRole | null): ReportDecision[] {
  if (!staffRoleMay(role, 'reports.decide') || car.is_own) return [];
  const leads = { flag: 'flagged', remove: 'removed' } as const;
  return reportDecisions.filter((one) => one === 'dismiss' || refusalOf(car, leads[one], role) === null);
}
