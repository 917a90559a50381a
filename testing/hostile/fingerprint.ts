import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/**
 * Left out, because refusals are recorded here on purpose, or because the clock updates them: refused attempts, rate
 * limits, and the queue's own schedule.
 */
export const bookkeeping = [
  'refusals',
  'rate_limits',
  '_private_jobs',
  '_private_job_queues',
  '_private_known_crontabs',
  '_private_tasks',
];

/** The time of the last visit says nothing about what a user did. */
const withoutMoments: Record<string, string> = { sessions: `to_jsonb(r) - 'last_seen_at' - 'expires_at'` };

/** A checksum of all rows of every table, by name. Equal checksums mean equal rows. */
export type Fingerprint = Map<string, string>;

const tablesOf = async (db: Database) =>
  (
    await sql<{ name: string; plain: string }>`
      select format('%I.%I', schemaname, tablename) as name, tablename as plain from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  ).rows.filter(({ plain }) => !bookkeeping.includes(plain));

/** Returns how many tables are compared, and a function that takes a fingerprint. */
export async function fingerprinting(db: Database) {
  const tables = await tablesOf(db);
  const query = tables
    .map(({ name, plain }) => {
      const row = `(${withoutMoments[plain] ?? 'r'})::text`;
      return `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(${row}, 0)), 0) as sum from ${name} r`;
    })
    .join(' union all ');
  return {
    tables: tables.map(({ name }) => name),
    async take(): Promise<Fingerprint> {
      const { rows } = await sql.raw<{ name: string; sum: string }>(query).execute(db);
      return new Map(rows.map(({ name, sum }) => [name, sum]));
    },
  };
}

/** The tables that changed. */
export const changedBetween = (before: Fingerprint, after: Fingerprint): string[] =>
  // The database returns the tables in any order.
  [...before].flatMap(([name, sum]) => (after.get(name) === sum ? [] : [name])).sort();
