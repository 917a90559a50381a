import type { ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';
import type { BusinessType } from '@forecourt/contract/applications/business-types.ts';
import { reportKinds, type ReportKind } from '@forecourt/contract/staff/figures.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

interface ApplicationFigures {
  total: number;
  by_status: Record<ApplicationStatus, number>;
  decided_in_hours: number | null;
  oldest_pending_hours: number | null;
  by_type: { business_type: BusinessType; applications: number }[];
}

/** Medians, so that one application that waited over a holiday doesn't distort the figures. */
export async function applicationFigures(db: Queryable): Promise<ApplicationFigures> {
  const { rows } = await sql<ApplicationFigures>`
    select count(*) as total, json_build_object(
        'pending', count(*) filter (where status = 'pending'), 'approved', count(*) filter (where status = 'approved'),
        'declined', count(*) filter (where status = 'declined'), 'withdrawn', count(*) filter (where status = 'withdrawn')
      ) as by_status,
      ${hours(sql`percentile_cont(0.5) within group (order by reviewed_at - created_at)`)} as decided_in_hours,
      ${hours(sql`max(now() - created_at) filter (where status = 'pending')`)} as oldest_pending_hours,
      (select coalesce(json_agg(types order by applications desc, business_type), '[]') from (
        select business_type, count(*)::int as applications from dealer_applications group by business_type
      ) as types) as by_type
    from dealer_applications`.execute(db);
  return rows[0]!;
}

const hours = (interval: ReturnType<typeof sql>) =>
  sql`round((extract(epoch from ${interval}) / 3600)::numeric, 1)::float8`;

interface DealerFigures {
  total: number;
  active: number;
  suspended: number;
  expired: number;
  closed: number;
}

export async function dealerFigures(db: Queryable): Promise<DealerFigures> {
  const { rows } = await sql<DealerFigures>`
    select count(*) as total, count(*) filter (where status = 'active') as active,
      count(*) filter (where status = 'suspended') as suspended, count(*) filter (where status = 'expired') as expired,
      count(*) filter (where status = 'closed') as closed
    from dealer_accounts`.execute(db);
  return rows[0]!;
}

interface ReportFigures {
  by_kind: { kind: ReportKind; open: number; upheld: number; dismissed: number }[];
  by_reason: { kind: ReportKind; reason: string; reports: number }[];
}

export async function reportFigures(db: Queryable): Promise<ReportFigures> {
  const { rows } = await sql<{
    kind: ReportKind;
    reason: string;
    status: 'open' | 'upheld' | 'dismissed';
    reports: number;
  }>`
    select 'car' as kind, reason, status, count(*) as reports from car_reports group by reason, status
    union all
    select 'conversation', reason, status, count(*) from conversation_reports group by reason, status
    union all
    select 'review', reason, status, count(*) from review_reports group by reason, status
    union all
    select 'wanted_ad', reason, status, count(*) from wanted_reports group by reason, status`.execute(db);
  const sum = (counted: typeof rows) => counted.reduce((total, { reports }) => total + reports, 0);
  const of = (kind: ReportKind) => rows.filter((row) => row.kind === kind);
  return {
    by_kind: reportKinds.map((kind) => {
      const withStatus = (status: string) => sum(of(kind).filter((row) => row.status === status));
      return { kind, open: withStatus('open'), upheld: withStatus('upheld'), dismissed: withStatus('dismissed') };
    }),
    by_reason: reportKinds.flatMap((kind) =>
      [...new Set(of(kind).map(({ reason }) => reason))]
        .map((reason) => ({ kind, reason, reports: sum(of(kind).filter((row) => row.reason === reason)) }))
        .sort((a, b) => b.reports - a.reports || a.reason.localeCompare(b.reason)),
    ),
  };
}

interface LogFigures {
  by_action: { action_type: string; entries: number }[];
  by_day: { day: string; entries: number }[];
}

/** Whole days in the site's time zone, including today. */
export async function logFigures(db: Queryable, days: number, timeZone: string): Promise<LogFigures> {
  const today = sql`(now() at time zone ${timeZone})::date`;
  const since = sql`((${today} - ${days - 1}::int)::timestamp at time zone ${timeZone})`;
  const [actions, perDay] = await Promise.all([
    sql<LogFigures['by_action'][number]>`
      select action as action_type, count(*) as entries from staff_actions
      where created_at >= ${since} group by action order by entries desc, action`.execute(db),
    sql<LogFigures['by_day'][number]>`
      select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(entries, 0) as entries
      from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') as days (day)
      left join (
        select (created_at at time zone ${timeZone})::date as day, count(*) as entries from staff_actions
        where created_at >= ${since} group by 1
      ) as counted on counted.day = days.day::date
      order by days.day`.execute(db),
  ]);
  return { by_action: actions.rows, by_day: perDay.rows };
}
