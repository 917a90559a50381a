import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { ReportDecision, ReportReason } from '@forecourt/contract/reports/report-reasons.ts';
import { staffRights } from '@forecourt/contract/staff/staff-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { accountsOfCar } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';

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

/** Whether somebody of this game account reported it, and nobody has decided about that. */
export const hasReported = async (tx: Tx, carId: number, gameAccountId: number): Promise<boolean> =>
  (await tx
    .selectFrom('car_reports')
    .innerJoin('users', 'users.id', 'reporter_id')
    .select('car_reports.id')
    .where('car_id', '=', carId)
    .where('status', '=', 'open')
    .where('game_account_id', '=', gameAccountId)
    .executeTakeFirst()) !== undefined;

/** How many of these wait. */
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
  /** Only these; all that wait where it is left out. */
  only?: readonly number[];
}

/** Whose reports were decided now. */
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
  return decided.map(({ reporter_id }) => reporter_id);
}

/** Those of the staff who see cars. */
export const staffWhoSeeCars = async (db: Queryable): Promise<number[]> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('staff_role', 'in', staffRights['cars.read'])
      .where(personIs('users')('signsIn', true))
      .execute()
  ).map(({ id }) => id);

/** Of how many cars something waits. */
export async function countReportedCars(db: Queryable): Promise<number> {
  const { rows } = await sql<{ cars: number }>`
    select count(distinct car_id)::int as cars from car_reports where status = 'open'`.execute(db);
  return rows[0]!.cars;
}
