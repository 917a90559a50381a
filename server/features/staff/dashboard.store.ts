import { serviceNames } from '@forecourt/contract/services/services.ts';
import type { DashboardDay } from '@forecourt/contract/staff/dashboard.ts';
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

/** The last days in the site's time zone, including days without activity. */
export async function readDays(db: Queryable, days: number, timeZone: string): Promise<DashboardDay[]> {
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone ${timeZone})::date`;
  // One day more than shown, so that it covers the first day in every time zone. This way the time indexes can be used.
  const since = sql`now() - make_interval(days => ${days + 1})`;
  const { rows } = await sql<DashboardDay>`
    with days as (
      select day::date from generate_series(
        (now() at time zone ${timeZone})::date - ${days - 1}::int, (now() at time zone ${timeZone})::date, interval '1 day'
      ) as day
    ), happened as (
      select ${dayOf('created_at')} as day, 'members' as what, 1 as amount from users where created_at >= ${since}
      union all
      select ${dayOf('published_at')}, 'listings', 1 from cars where published_at >= ${since}
      union all
      select ${dayOf('sold_at')}, 'sales', 1 from sales
      where sold_at >= ${since} and status in ('recorded', 'confirmed', 'disputed')
      union all
      select ${dayOf('delivered_at')}, 'revenue', amount from payments where ${isKept} and delivered_at >= ${since}
      union all
      select ${dayOf('created_at')}, 'tickets', 1 from tickets where created_at >= ${since}
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(amount) filter (where what = 'members'), 0) as members,
      coalesce(sum(amount) filter (where what = 'listings'), 0) as listings,
      coalesce(sum(amount) filter (where what = 'sales'), 0) as sales,
      coalesce(sum(amount) filter (where what = 'revenue'), 0) as revenue,
      coalesce(sum(amount) filter (where what = 'tickets'), 0) as tickets
    from days left join happened using (day) group by day order by day
  `.execute(db);
  return rows;
}

/** Number of open decisions for a staff member, without those they're involved in. */
export async function countUndecided(db: Queryable, gameAccountId: number) {
  const isNotTheirs = (accounts: RawBuilder<number[]>) => sql`not ${gameAccountId}::float8 = any (${accounts})`;
  const { rows } = await sql<{
    applications: number;
    car_reports: number;
    review_reports: number;
    payments_in_doubt: number;
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
      (select count(*) from payments where ${isInDoubt} and ${isNotTheirs(accountsOfPayment)}) as payments_in_doubt,
      (select count(*) from service_checks
        where not is_working and service = any (${sql.val([...serviceNames])}::text[])) as failing_services,
      (select count(*) from webhooks where channel is not null and stopped_at is not null and is_enabled)
        as stopped_webhooks
  `.execute(db);
  return rows[0]!;
}
