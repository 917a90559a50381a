import {
  historyKinds,
  maxHistory,
  type HistoryEntry,
  type JudgedPerson,
} from '@forecourt/contract/users/judged-person.ts';
import { sql } from 'kysely';
import { carNameOrId } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { restriction } from '../../database/standing.sql.ts';
import { rowsOf, seatOf } from './user.sql.ts';

interface Reader {
  gameAccountId: number;
  /** Whether the reader may see what reported conversations were about. */
  canSeeReports: boolean;
}

type Facts = Omit<JudgedPerson, 'seat' | 'touched' | 'counts' | 'history' | 'history_total'>;

/** Null if there is no such user. */
export async function readJudgedPerson(db: Queryable, userId: number, reader: Reader): Promise<JudgedPerson | null> {
  const [facts] = await rowsOf<Facts>(
    db,
    sql`select id, name, avatar_url, ${restriction} as standing, account_closed_at, staff_role,
        case when ${restriction} in ('suspended', 'banned') then standing_reason end as reason,
        case when ${restriction} = 'suspended' then suspended_until end as until,
        game_account_id = ${reader.gameAccountId} as is_own
      from users where id = ${userId}`,
  );
  if (!facts) return null;
  const [seat, touched, counts, history] = await Promise.all([
    seatOf(db, userId),
    touchedBy(db, userId),
    countHistory(db, userId, reader),
    readHistory(db, userId, reader),
  ]);
  const entries = history.map(({ total: _all, ...entry }) => entry);
  return { ...facts, seat, touched, counts, history: entries, history_total: history[0]?.total ?? 0 };
}

async function touchedBy(db: Queryable, userId: number): Promise<JudgedPerson['touched']> {
  const onTheMarket = sql`seller_id = ${userId} and status in ('active', 'reserved')`;
  const [touched] = await rowsOf<JudgedPerson['touched']>(
    db,
    sql`select
      (select count(*) from cars where ${onTheMarket} and dealer_id is null) as listings,
      (select count(*) from cars where ${onTheMarket} and dealer_id is not null) as dealer_listings,
      (select count(*) from payments where user_id = ${userId} and dealer_id is null and status = 'pending') as open_payments,
      (select count(*) from sales where buyer_id = ${userId} and status = 'recorded') as sales_to_confirm,
      (select count(*) from sessions where user_id = ${userId} and expires_at > now()) as sessions`,
  );
  return touched!;
}

/**
 * Every decision about the user and what they own. A dealer's cars count for the company only, because their current
 * contact may not have been involved. Readers who reported a conversation themselves don't see its outcome.
 */
const entriesOf = (userId: number, { gameAccountId, canSeeReports }: Reader) => sql`
  team as (
    select dealer_accounts.id, company_name from dealer_team_members
    join dealer_accounts on dealer_accounts.id = dealer_account_id where user_id = ${userId}
  ), about as (
    select 'user' as kind, ${userId}::bigint as id, null as subject, null as company_name
    union all select 'car', cars.id, ${carNameOrId}, null from cars where seller_id = ${userId} and dealer_id is null
    union all select 'car', cars.id, ${carNameOrId}, company_name from cars join team on team.id = cars.dealer_id
    union all select 'wanted_ad', ad.id, ad.title, null from wanted_ads as ad where ad.user_id = ${userId}
    union all select 'review', reviews.id, ${carNameOrId}, null from reviews
      join sales on sales.id = reviews.sale_id join cars on cars.id = sales.car_id where author_id = ${userId}
    union all select 'application', id, company_name, null from dealer_applications where user_id = ${userId}
    union all select 'dealer', id, company_name, company_name from team
  ), entries as (
    select 'action-' || act.id as id, act.action as kind, act.created_at as at, act.reason,
      case when act.action = 'suspend_user' then (act.after ->> 'suspended_until')::timestamptz end as until,
      about.subject, about.company_name, appeals.status as appeal
    from about
    join staff_actions as act on act.target_kind = about.kind and act.target_id = about.id
      and act.action = any (${sql.val([...historyKinds])}::text[])
    left join appeals on appeals.decision_id = act.id
    union all
    select 'report-' || report.id, case report.outcome when 'warned' then 'warn_user' else 'uphold_conversation_report' end,
      report.decided_at, ${canSeeReports ? sql`report.decision_reason` : sql`null`}, null, null, null, null
    from conversation_reports as report join users as reporter on reporter.id = report.reporter_id
    where report.person_id = ${userId} and report.status = 'upheld' and reporter.game_account_id <> ${gameAccountId}
  )`;

const readHistory = (db: Queryable, userId: number, reader: Reader) =>
  rowsOf<HistoryEntry & { total: number }>(
    db,
    sql`with ${entriesOf(userId, reader)}
      select *, count(*) over () as total from entries order by at desc, id desc limit ${maxHistory}`,
  );

async function countHistory(db: Queryable, userId: number, reader: Reader): Promise<JudgedPerson['counts']> {
  const [counts] = await rowsOf<JudgedPerson['counts']>(
    db,
    sql`with ${entriesOf(userId, reader)}
      select count(*) filter (where kind = 'suspend_user') as suspensions,
        count(*) filter (where kind = 'ban_user') as bans,
        count(*) filter (where kind = 'warn_user') as warnings,
        count(*) filter (where kind = 'remove_car') as removed_listings,
        count(*) filter (where id like 'report-%') + (
          select count(*) from car_reports join cars on cars.id = car_id
          where car_reports.status = 'upheld' and seller_id = ${userId} and dealer_id is null
        ) as upheld_reports
      from entries where company_name is null`,
  );
  return counts!;
}
