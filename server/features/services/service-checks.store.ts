import { serviceNames, type ServiceName } from '@forecourt/contract/services/services.ts';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../database/database.ts';

/** The result of one service check. */
export interface CheckResult {
  service: ServiceName;
  is_working: boolean;
  said: string;
  took_ms: number;
  looked_at: Date;
}

export interface CheckRow extends CheckResult {
  last_error: string | null;
  last_error_at: Date | null;
}

/** The latest result for each service checked so far. */
export async function listChecks(db: Queryable): Promise<CheckRow[]> {
  const rows = await db.selectFrom('service_checks').selectAll().execute();
  return rows.filter((row): row is typeof row & { service: ServiceName } =>
    serviceNames.some((known) => known === row.service),
  );
}

/** Whether the last check succeeded. Null if there was none. */
export async function wasWorking(tx: Tx, service: ServiceName): Promise<boolean | null> {
  const row = await tx
    .selectFrom('service_checks')
    .select('is_working')
    .where('service', '=', service)
    .executeTakeFirst();
  return row?.is_working ?? null;
}

/** Only the latest check counts, because two concurrent ones may finish in any order. */
export async function saveCheck(db: Queryable, looked: CheckResult): Promise<CheckRow> {
  const { service, is_working, said, took_ms, looked_at } = looked;
  const error = is_working ? null : said;
  const { rows } = await sql<CheckRow>`
    insert into service_checks as known (service, is_working, said, took_ms, looked_at, last_error, last_error_at)
    values (${service}, ${is_working}, ${said}, ${took_ms}, ${looked_at}, ${error}::text,
      case when ${error}::text is not null then ${looked_at}::timestamptz end)
    on conflict (service) do update set is_working = excluded.is_working, said = excluded.said,
      took_ms = excluded.took_ms, looked_at = excluded.looked_at,
      last_error = coalesce(excluded.last_error, known.last_error),
      last_error_at = coalesce(excluded.last_error_at, known.last_error_at)
    returning *`.execute(db);
  return rows[0]!;
}

/** Makes a real write, because everything on the site needs that. */
export async function tryDatabase(db: Database): Promise<{ used: number; most: number }> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '3s'`.execute(tx);
    await sql`update service_checks set service = service where service = 'database'`.execute(tx);
    const { rows } = await sql<{ used: number; most: number }>`
      select (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
        current_setting('max_connections')::int as most`.execute(tx);
    return rows[0]!;
  });
}

export interface Line {
  /** Messages waiting to be sent, and how many of them are late. */
  waiting: number;
  late: number;
  /** Minutes since the oldest event that hasn't become messages yet. */
  unwritten_minutes: number | null;
  stopped: number;
}

/** Pending messages for webhooks that can receive them. */
export async function readLine(db: Queryable, lateMinutes: number): Promise<Line> {
  const { rows } = await sql<Line>`
    select count(*) as waiting,
      count(*) filter (where greatest(webhooks.not_before, webhooks.leased_until, line.created_at)
        < now() - make_interval(mins => ${lateMinutes})) as late,
      (select (extract(epoch from now() - min(created_at)) / 60)::int from announcements where deliveries_due)
        as unwritten_minutes,
      (select count(*) from webhooks where stopped_at is not null and is_enabled) as stopped
    from webhooks cross join lateral (
      select created_at from webhook_deliveries where webhook_id = webhooks.id and status = 'waiting'
    ) as line
    where webhooks.is_enabled and webhooks.address is not null and webhooks.stopped_at is null`.execute(db);
  return rows[0]!;
}

/** Minutes since the oldest change that isn't compared with the saved searches yet, and how many searches fail. */
export async function readMatching(db: Queryable): Promise<{ late_minutes: number | null; failing: number }> {
  const { rows } = await sql<{ late_minutes: number | null; failing: number }>`
    select (select (extract(epoch from now() - min(due_since)) / 60)::int from matching_due) as late_minutes,
      (select count(*) from saved_searches join filed_queries on filed_queries.id = query_id
        where failed_at is not null and removed_at is null) as failing`.execute(db);
  return rows[0]!;
}
