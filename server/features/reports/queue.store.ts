import type {
  ReportDecision,
  ReportReason,
  ReportSort,
  ReportState,
} from '@forecourt/contract/reports/report-reasons.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface QueueFilter {
  state: ReportState;
  reason?: ReportReason | undefined;
  search?: string | undefined;
  sort: ReportSort;
}

export interface ReportedRow {
  car_id: number;
  decision: ReportDecision | null;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  is_own_report: boolean;
  reports: {
    id: number;
    reason: ReportReason;
    details: string | null;
    created_at: string;
    /** Null if the site itself reported it. */
    reporter: { id: number; name: string } | null;
  }[];
}

const orders: Record<ReportSort, RawBuilder<unknown>> = {
  longest_waiting: sql`min(car_reports.created_at), car_id`,
  newest: sql`max(car_reports.created_at) desc, car_id desc`,
  most_reports: sql`count(*) desc, min(car_reports.created_at), car_id`,
};

/** Open reports about a car form one entry. Decided ones are grouped by decision. */
export async function listReported(
  db: Queryable,
  { state, reason, search, sort }: QueueFilter,
  gameAccountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReportedRow[]; total: number }> {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const named = sql`concat_ws(' ', cars.id, cars.title, cars.year, cars.make, cars.model)`;
  const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    state === 'open' ? sql`car_reports.status = 'open'` : sql`car_reports.status <> 'open'`,
    ...words.map((word) => sql`${named} ilike ${like(word)}`),
  ];
  const order = state === 'open' ? orders[sort] : sql`decided_at desc, car_id`;
  const { rows } = await sql<ReportedRow & { total: number }>`
    with entries as (
      select car_id, decided_at, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from car_reports join cars on cars.id = car_id
      where ${sql.join(conditions, sql` and `)}
      group by car_id, decided_at
      ${reason === undefined ? sql`` : sql`having bool_or(reason = ${reason})`}
      order by place limit ${limit} offset ${offset}
    )
    select entries.car_id, entries.total, entries.decided_at, said.*
    from entries cross join lateral (
      select min(one.decision) as decision, min(one.decision_reason) as decision_reason, min(decider.name) as decided_by,
        coalesce(bool_or(reporter.game_account_id = ${gameAccountId}), false) as is_own_report,
        json_agg(json_build_object(
          'id', one.id, 'reason', one.reason, 'details', one.details,
          'created_at', to_char(one.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'reporter', case when reporter.id is not null then json_build_object('id', reporter.id, 'name', reporter.name) end
        ) order by one.created_at, one.id) as reports
      from car_reports as one left join users as reporter on reporter.id = one.reporter_id
      left join users as decider on decider.id = one.decided_by
      where one.car_id = entries.car_id and one.decided_at is not distinct from entries.decided_at
    ) as said
    order by place
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
