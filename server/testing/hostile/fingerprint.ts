import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Left out, because whoever is refused leaves a trace here on purpose, or because it is kept up by the clock:
 * who tried what they may not, how often somebody asked, and the queue's own notes of what runs when.
 */
export const bookkeeping = [
  'refusals',
  'rate_limits',
  '_private_jobs',
  '_private_job_queues',
  '_private_known_crontabs',
  '_private_tasks',
];

/** When somebody was here last says nothing about what they did. */
const withoutMoments: Record<string, string> = { sessions: `to_jsonb(r) - 'last_seen_at' - 'expires_at'` };

/** The sum of all rows of every table, by its name. Two that are alike are of the same rows. */
export type Fingerprint = Map<string, string>;

const tablesOf = async (db: Database) =>
  (
    await sql<{ name: string; plain: string }>`
      select format('%I.%I', schemaname, tablename) as name, tablename as plain from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  ).rows.filter(({ plain }) => !bookkeeping.includes(plain));

/** How many tables are looked at, and how each is summed up. */
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

/** The tables in which something is not as it was. */
export const changedBetween = (before: Fingerprint, after: Fingerprint): string[] =>
  // The database sums up the tables in any order.
  [...before].flatMap(([name, sum]) => (after.get(name) === sum ? [] : [name])).sort();
