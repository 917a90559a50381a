import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface CountedView {
  kind: 'view' | 'inquiry';
  carId: number;
  /** A keyed hash of the viewer. */
  person: Buffer;
  at: Date;
}

/**
 * Counts new ones only: one view per person and hour, one inquiry per person and day. Ignores cars that don't exist.
 */
export async function recordViews(db: Database, views: readonly CountedView[], siteTimezone: string): Promise<void> {
  await sql`
    with noted as (
      select distinct car_id, kind, person, case kind
        when 'view' then date_trunc('hour', at, ${siteTimezone})
        else date_trunc('day', at, ${siteTimezone})
      end as period
      from unnest(
        ${views.map(({ carId }) => carId)}::bigint[], ${views.map(({ kind }) => kind)}::text[],
        ${views.map(({ person }) => person)}::bytea[], ${views.map(({ at }) => at)}::timestamptz[]
      ) as given (car_id, kind, person, at)
      join cars on cars.id = car_id
    ), counted as (
      insert into car_views (car_id, kind, person, period)
      select car_id, kind, person, period from noted
      on conflict do nothing
      returning car_id, kind, period
    ), held as (
      -- A fixed order, so that two processes counting at the same time can't deadlock.
      select id from cars where id in (select car_id from noted) order by id for no key update
    ), by_day as (
      select car_id, (period at time zone ${siteTimezone})::date as day, count(*) filter (where kind = 'view') as views,
        count(*) filter (where kind = 'inquiry') as inquiries
      from counted group by 1, 2
    ), days as (
      insert into car_days as known (car_id, day, views, inquiries)
      select car_id, day, views, inquiries from by_day order by car_id, day
      on conflict (car_id, day) do update set
        views = known.views + excluded.views, inquiries = known.inquiries + excluded.inquiries
    ), days_of_dealers as (
      insert into dealer_days as known (dealer_id, day, views, inquiries)
      select cars.dealer_id, day, sum(by_day.views), sum(by_day.inquiries)
      from by_day join cars on cars.id = car_id where cars.dealer_id is not null group by 1, 2 order by 1, 2
      on conflict (dealer_id, day) do update set
        views = known.views + excluded.views, inquiries = known.inquiries + excluded.inquiries
    ), sums as (
      select car_id, sum(views)::int as views, sum(inquiries)::int as inquiries from by_day group by car_id
    )
    update cars set views = cars.views + sums.views, inquiries = cars.inquiries + sums.inquiries
    from sums join held on held.id = sums.car_id where cars.id = sums.car_id
  `.execute(db);
}

export const sweepViews = (db: Database) =>
  db
    .deleteFrom('car_views')
    .where('period', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
