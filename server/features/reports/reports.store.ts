import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { ReportDecision, ReportReason } from '@forecourt/contract/reports/report-reasons.ts';
import { staffRights } from '@forecourt/contract/access/staff-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { accountsOfCar } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';

/** A public car with the game accounts that own it. */
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

/** One open report per user and car. A new one replaces it. Returns whether it's new. */
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

/** A report by the site itself. An open one is extended. */
export const recordSiteReport = (tx: Tx, carId: number, reason: ReportReason, details: string) =>
  sql`
    insert into car_reports (car_id, reason, details) values (${carId}, ${reason}, ${details})
    on conflict (car_id) where status = 'open' and reporter_id is null
      do update set details = concat_ws(E'\n', car_reports.details, excluded.details)
  `.execute(tx);

/** Whether this game account has an open report on the car. */
export const hasReported = async (tx: Tx, carId: number, gameAccountId: number): Promise<boolean> =>
  (await tx
    .selectFrom('car_reports')
    .innerJoin('users', 'users.id', 'reporter_id')
    .select('car_reports.id')
    .where('car_id', '=', carId)
    .where('status', '=', 'open')
    .where('game_account_id', '=', gameAccountId)
    .executeTakeFirst()) !== undefined;

/** How many of these are open. */
export async function countOpen(tx: Tx, carId: number, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .selectFrom('car_reports')
    .select('id')
    .where('car_id', '=', carId)
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .execute();
  return rows.length;
}

interface Decided {
  decision: ReportDecision;
  reason: string;
  by: number;
  now: Date;
  /** Only these reports. All open ones if left out. */
  only?: readonly number[];
}

/** The users whose reports were decided by this call. The site's own reports have none. */
export async function decideReports(tx: Tx, carId: number, { decision, reason, by, now, only }: Decided) {
  const decided = await tx
    .updateTable('car_reports')
    .set({
      status: decision === 'dismiss' ? 'dismissed' : 'upheld',
      decision,
      decision_reason: reason,
      decided_at: now,
      decided_by: by,
    })
    .where('car_id', '=', carId)
    .where('status', '=', 'open')
    .$if(only !== undefined, (query) => query.where('id', 'in', only!))
    .returning('reporter_id')
    .execute();
  return decided.flatMap(({ reporter_id }) => reporter_id ?? []);
}

/** Staff who can see cars. */
export const staffWhoSeeCars = async (db: Queryable): Promise<number[]> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('staff_role', 'in', staffRights['cars.read'])
      .where(personIs('users')('signsIn', true))
      .execute()
  ).map(({ id }) => id);

/** Number of cars with open reports. */
export async function countReportedCars(db: Queryable): Promise<number> {
  const { rows } = await sql<{ cars: number }>`
    select count(distinct car_id)::int as cars from car_reports where status = 'open'`.execute(db);
  return rows[0]!.cars;
}
