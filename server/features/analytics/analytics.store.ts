import type { CarFigures, MemberFigures } from '@forecourt/contract/analytics/figure-shapes.ts';
import { topCars } from '@forecourt/contract/analytics/figure-values.ts';
import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { photoOf } from '../../database/photos.sql.ts';
import type { Day } from './figures.rules.ts';
import { beginningOf, daysBetween, firstListed, isOnMarket, isSaleValid, soldSince } from './figures.sql.ts';

/** A period that starts on this day in the site's time zone. Null means all time. */
export interface Since {
  from: string | null;
  timeZone: string;
}

/** Every day with activity, oldest first. */
export async function daysOf(db: Queryable, dealerId: number, timeZone: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    /* prepared days_of_dealer */
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(views, 0) as views, coalesce(inquiries, 0) as inquiries,
      coalesce(offers, 0) as offers, coalesce(sales, 0) as sales, coalesce(priced, 0) as priced, coalesce(revenue, 0) as revenue
    from (select day, views, inquiries from dealer_days where dealer_id = ${dealerId}) as seen
    full join (
      select (sales.sold_at at time zone ${timeZone})::date as day, count(*)::int as sales,
        count(sales.sale_price)::int as priced, coalesce(sum(sales.sale_price), 0)::float8 as revenue
      from sales where sales.dealer_id = ${dealerId} and ${isSaleValid} group by 1
    ) as sold using (day)
    full join (
      select (offers.created_at at time zone ${timeZone})::date as day, count(*)::int as offers
      from offers where offers.dealer_id = ${dealerId} group by 1
    ) as offered using (day)
    order by day
  `.execute(db);
  return rows;
}

/** Cars that were ever listed: all of them, and those created since that day. */
export async function countListed(db: Queryable, dealerId: number, from: string, timeZone: string) {
  const { rows } = await sql<{ ever: number; since: number }>`
    /* prepared cars_ever_listed */
    select count(*)::int as ever,
      (count(*) filter (where cars.created_at >= ${beginningOf(from, timeZone)}))::int as since
    from cars where cars.dealer_id = ${dealerId} and cars.published_at is not null
  `.execute(db);
  return rows[0]!;
}

/**
 * Cars that are live or were viewed, asked about or sold in this period, most viewed first, without deleted ones. Only
 * the first few include images.
 */
export async function carsOf(db: Queryable, dealerId: number, { from, timeZone }: Since, limit: number) {
  const seen =
    from === null
      ? sql`select cars.views, cars.inquiries`
      : sql`select coalesce(sum(car_days.views), 0)::int as views, coalesce(sum(car_days.inquiries), 0)::int as inquiries
          from car_days where car_days.car_id = cars.id and car_days.day >= ${from}::date`;
  const { rows } = await sql<CarFigures & { total: number }>`
    select cars.id, ${carName} as name, cars.status, cars.price, users.name as contact, chosen.views, chosen.inquiries,
      case when chosen.sold_at is not null then ${daysBetween(firstListed, sql`chosen.sold_at`)}
        when ${isOnMarket} then ${daysBetween(firstListed, sql`now()`)} end as days,
      chosen.sold_for, chosen.total,
      case when chosen.place <= ${topCars} and jsonb_array_length(cars.images) > 0
        then ${photoOf(sql`(cars.images->0)`)} end as image
    from (
      select cars.id, seen.views, seen.inquiries, sales.sold_at, sales.sale_price as sold_for,
        count(*) over ()::int as total,
        row_number() over (order by seen.views desc, seen.inquiries desc, cars.id desc) as place
      from cars cross join lateral (${seen}) as seen
      left join sales on sales.car_id = cars.id and sales.dealer_id = cars.dealer_id and ${isSaleValid}
      where cars.dealer_id = ${dealerId} and cars.published_at is not null and cars.status <> 'removed'
        and (${isOnMarket} or seen.views > 0 or seen.inquiries > 0
          or sales.id is not null and ${soldSince(from, timeZone)})
      order by place limit ${limit}
    ) as chosen
    join cars on cars.id = chosen.id join users on users.id = cars.seller_id
    order by chosen.place
  `.execute(db);
  return { total: rows[0]?.total ?? 0, cars: rows as CarFigures[] };
}

/** Current team members and former ones with sales in this period, most sales first. */
export async function membersOf(db: Queryable, dealerId: number, { from, timeZone }: Since): Promise<MemberFigures[]> {
  const { rows } = await sql<MemberFigures>`
    with sold as (
      select sales.seller_id as user_id, count(*)::int as sales, coalesce(sum(sales.sale_price), 0)::float8 as revenue
      from sales where sales.dealer_id = ${dealerId} and ${isSaleValid} and ${soldSince(from, timeZone)} group by 1
    ), listed as (
      select cars.seller_id as user_id, count(*)::int as active_cars
      from cars where cars.dealer_id = ${dealerId} and ${isOnMarket} group by 1
    ), seats as (
      select user_id, role from dealer_team_members where dealer_account_id = ${dealerId}
    )
    select users.id as user_id, users.name, users.avatar_url, seats.role, coalesce(active_cars, 0) as active_cars,
      coalesce(sales, 0) as sales, coalesce(revenue, 0) as revenue
    from seats full join sold using (user_id) join users on users.id = user_id
    left join listed on listed.user_id = users.id
    order by revenue desc, sales desc, users.name, users.id
  `.execute(db);
  return rows;
}

/** How long the cars sold in this period had been listed. */
export async function daysToSell(db: Queryable, dealerId: number, { from, timeZone }: Since) {
  const { rows } = await sql<Record<'median' | 'fastest' | 'slowest', number> | Record<string, null>>`
    select percentile_cont(0.5) within group (order by days) as median, min(days) as fastest, max(days) as slowest
    from (
      select ${daysBetween(firstListed, sql`sales.sold_at`)} as days
      from sales join cars on cars.id = sales.car_id
      where sales.dealer_id = ${dealerId} and ${isSaleValid} and ${soldSince(from, timeZone)}
    ) as sold
  `.execute(db);
  const [found] = rows;
  return found && found.median !== null ? (found as Record<'median' | 'fastest' | 'slowest', number>) : null;
}
