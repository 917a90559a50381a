import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { ReportReason } from '@forecourt/contract/reports/report-reasons.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { accountsOfCar } from '../../database/owner.sql.ts';

/** A car that everybody may see, with the game accounts to which it is their own. */
export const findReportedCar = (db: Queryable, carId: number) =>
  db
    .selectFrom('cars')
    .select(accountsOfCar.as('accounts'))
    .where('id', '=', carId)
    .where('status', 'in', publicStatuses)
    .where('published_at', 'is not', null)
    .where('is_hidden', '=', false)
    .executeTakeFirst();

export interface CarReport {
  carId: number;
  reporterId: number;
  reason: ReportReason;
  details: string | null;
}

/** One open report per person and car: telling more about it replaces what was said. Whether it is a new one. */
export async function recordReport(db: Queryable, report: CarReport): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into car_reports (car_id, reporter_id, reason, details)
    values (${report.carId}, ${report.reporterId}, ${report.reason}, ${report.details})
    on conflict (car_id, reporter_id) where status = 'open'
      do update set reason = excluded.reason, details = excluded.details
    returning xmax = 0 as is_new
  `.execute(db);
  return rows[0]!.is_new;
}
