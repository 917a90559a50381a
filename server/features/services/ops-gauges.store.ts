import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isInDoubt } from '../../database/payments-in-doubt.sql.ts';

/** Gauges for the operator's monitoring, in addition to process metrics. */
export async function readOpsGauges(db: Database) {
  const services = await db.selectFrom('service_checks').select(['service', 'is_working']).execute();
  const { rows } = await sql<{ jobs_late_seconds: number; payments_in_doubt: number }>`
    select coalesce(extract(epoch from now() - (
        select min(run_at) from graphile_worker.jobs
        where run_at <= now() and locked_at is null and attempts < max_attempts
      )), 0)::float8 as jobs_late_seconds,
      (select count(*) from payments where ${isInDoubt}) as payments_in_doubt`.execute(db);
  return { services, ...rows[0]! };
}
