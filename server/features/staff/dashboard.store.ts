import { gameServices, serviceNames } from '@forecourt/contract/services/services.ts';
import type { Activity, DashboardPeriod } from '@forecourt/contract/staff/dashboard.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { accountsOfCar, accountsOfPayment, accountsOfSale } from '../../database/owner.sql.ts';
import { isInDoubt } from '../../database/payments-in-doubt.sql.ts';
import { isVisible } from '../../database/reviews.sql.ts';

/** Paid, delivered and not refunded. */
const isKept = sql`payments.status = 'completed' and payments.delivered_at is not null`;

interface Totals {
  total_users: number;
  new_users_today: number;
  total_cars: number;
  new_cars_today: number;
  total_dealers: number;
  total_revenue: number;
  total_transactions: number;
}

export async function readTotals(db: Queryable, today: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from users where standing <> 'closed') as total_users,
      (select count(*) from users where standing <> 'closed' and created_at >= ${today}) as new_users_today,
      (select count(*) from cars where status = 'active' and not is_hidden) as total_cars,
      (select count(*) from cars where status = 'active' and not is_hidden and published_at >= ${today}) as new_cars_today,
      (select count(*) from dealer_accounts where status = 'active') as total_dealers,
      coalesce(sum(amount), 0) as total_revenue, count(*) as total_transactions
    from payments where ${isKept}
  `.execute(db);
  return rows[0]!;
}

interface Span {
  unit: 'day' | 'month';
  /** The first day, or the first of the first month, in the site's time zone. */
  first: string;
}

/** Periods longer than this are shown by month. */
const maxDays = 120;

/** The last days including today, or everything since the first user joined. */
export async function spanOf(db: Queryable, period: DashboardPeriod, timeZone: string): Promise<Span> {
  const { rows } = await sql<{ today: string; first: string | null }>`
    select to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD') as today, case when ${period === 'all'} then (
      select to_char(min(created_at) at time zone ${timeZone}, 'YYYY-MM-DD') from users
    ) end as first
  `.execute(db);
  const { today, first } = rows[0]!;
  if (period !== 'all') return { unit: 'day', first: daysBefore(today, Number(period) - 1) };
  const since = first ?? today;
  return since >= daysBefore(today, maxDays) ? { unit: 'day', first: since } : { unit: 'month', first: monthOf(since) };
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** Activity per day or month in the site's time zone, including those without any. */
export async function readActivity(db: Queryable, { unit, first }: Span, timeZone: string): Promise<Activity[]> {
  const pointOf = (column: string) =>
    unit === 'day'
      ? sql`(${sql.raw(column)} at time zone ${timeZone})::date`
      : sql`date_trunc('month', ${sql.raw(column)} at time zone ${timeZone})::date`;
  // Compared with the column itself, so that the time indexes can be used.
  const since = sql`(${first}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<Activity>`
    with points as (
      select day::date from generate_series(
        ${first}::date::timestamp, now() at time zone ${timeZone}, ${sql.lit(unit === 'day' ? '1 day' : '1 month')}::interval
      ) as day
    ), happened as (
      select ${pointOf('created_at')} as day, 'members' as what, 1 as amount from users where created_at >= ${since}
      union all
      select ${pointOf('published_at')}, 'listings', 1 from cars where published_at >= ${since}
      union all
      select ${pointOf('sold_at')}, 'sales', 1 from sales
      where sold_at >= ${since} and status in ('recorded', 'confirmed', 'disputed')
      union all
      select ${pointOf('delivered_at')}, 'revenue', amount from payments where ${isKept} and delivered_at >= ${since}
      union all
      select ${pointOf('created_at')}, 'tickets', 1 from tickets where created_at >= ${since}
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(amount) filter (where what = 'members'), 0) as members,
      coalesce(sum(amount) filter (where what = 'listings'), 0) as listings,
      coalesce(sum(amount) filter (where what = 'sales'), 0) as sales,
      coalesce(sum(amount) filter (where what = 'revenue'), 0) as revenue,
      coalesce(sum(amount) filter (where what = 'tickets'), 0) as tickets
    from points left join happened using (day) group by day order by day
  `.execute(db);
  return rows;
}

const ownServices = serviceNames.filter((service) => !gameServices.includes(service));

/** Number of open decisions for a staff member, without those they're involved in. */
export async function countUndecided(db: Queryable, gameAccountId: number) {
  const isNotTheirs = (accounts: RawBuilder<number[]>) => sql`not ${gameAccountId}::float8 = any (${accounts})`;
  const { rows } = await sql<{
    applications: number;
    car_reports: number;
    review_reports: number;
    wanted_reports: number;
    payments_in_doubt: number;
    failing_connections: number;
    failing_services: number;
    stopped_webhooks: number;
  }>`
    select
      (select count(*) from dealer_applications join users on users.id = user_id
        where status = 'pending' and game_account_id <> ${gameAccountId}) as applications,
      (select count(*) from cars where cars.id in (select car_id from car_reports where status = 'open')
        and ${isNotTheirs(accountsOfCar)} and not exists (
          select from car_reports join users as reporter on reporter.id = reporter_id
          where car_id = cars.id and car_reports.status = 'open' and game_account_id = ${gameAccountId}
        )) as car_reports,
      (select count(*) from reviews join sales on sales.id = reviews.sale_id
        where reviews.id in (select review_id from review_reports where status = 'open') and ${isVisible}
        and ${isNotTheirs(accountsOfSale)} and not exists (
          select from users where id in (reviews.author_id, reviews.user_id) and game_account_id = ${gameAccountId}
        )) as review_reports,
      (select count(*) from wanted_ads as ad join users as owner on owner.id = ad.user_id
        where ad.id in (select ad_id from wanted_reports where status = 'open') and owner.game_account_id <> ${gameAccountId}
        and not exists (
          select from wanted_reports as report join users as reporter on reporter.id = reporter_id
          where report.ad_id = ad.id and report.status = 'open' and reporter.game_account_id = ${gameAccountId}
        )) as wanted_reports,
      (select count(*) from payments where ${isInDoubt} and ${isNotTheirs(accountsOfPayment)}) as payments_in_doubt,
      (select count(*) from service_checks
        where not is_working and service = any (${sql.val([...gameServices])}::text[])) as failing_connections,
      (select count(*) from service_checks
        where not is_working and service = any (${sql.val(ownServices)}::text[])) as failing_services,
      (select count(*) from webhooks where channel is not null and stopped_at is not null and is_enabled)
        as stopped_webhooks
  `.execute(db);
  return rows[0]!;
}
