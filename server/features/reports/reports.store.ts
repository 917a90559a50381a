import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { ReportReason } from '@forecourt/contract/reports/report-reasons.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { accountsOfCar } from '../../database/whose-car.sql.ts';

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

/** One open report per person and car: telling more about it replaces what was said. */
export const recordReport = (
  db: Queryable,
  report: { carId: number; reporterId: number; reason: ReportReason; details: string | null },
) =>
  sql`
    insert into car_reports (car_id, reporter_id, reason, details)
    values (${report.carId}, ${report.reporterId}, ${report.reason}, ${report.details})
    on conflict (car_id, reporter_id) where status = 'open'
      do update set reason = excluded.reason, details = excluded.details
  `.execute(db);
