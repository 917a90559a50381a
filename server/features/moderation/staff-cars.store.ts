import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { StaffCarFilters } from '@forecourt/contract/cars/moderation.ts';
import {
  staffCarsCountedTo,
  type StaffCarSort,
  type StaffCarStatus,
} from '@forecourt/contract/cars/moderation-values.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { accountsOfCar } from '../../database/owner.sql.ts';
import { photoOf } from '../../database/photos.sql.ts';
import { isForStaff, withSeller } from '../../database/car.sql.ts';
import { everyCondition, orders, tallied, untallied } from './staff-cars.sql.ts';

export interface StaffCarRow {
  id: number;
  year: number;
  make: string;
  model: string;
  title: string;
  mileage: number | null;
  cover: Photo | null;
  price: number;
  status: CarStatus;
  is_hidden: boolean;
  is_featured: boolean;
  is_dealer: boolean;
  seller_id: number;
  seller_name: string;
  dealer_id: number | null;
  dealer_name: string | null;
  views: number;
  inquiries: number;
  created_at: Date;
  removed_by: 'seller' | 'staff' | null;
  status_reason: string | null;
  decided_at: Date | null;
  open_reports: number;
  is_own: boolean;
  has_own_report: boolean;
  status_before: CarStatus | null;
  expires_at: Date | null;
}

/** The cars in `ids`, in that order, as seen by this game account. */
const shown = (ids: RawBuilder<unknown>, gameAccountId: number) => sql<StaffCarRow>`
  select
    cars.id, cars.year, cars.make, cars.model, ${carName} as title, cars.mileage, cars.price, cars.status,
    case when jsonb_array_length(cars.images) > 0 then ${photoOf(sql`(cars.images->0)`)} end as cover,
    cars.is_hidden, cars.is_featured, cars.dealer_id is not null as is_dealer, cars.seller_id,
    users.name as seller_name, cars.dealer_id, dealer_accounts.company_name as dealer_name, cars.views, cars.inquiries,
    cars.created_at, cars.removed_by, cars.status_before, cars.expires_at,
    case when cars.status in ('flagged', 'removed') then cars.status_reason end as status_reason,
    case when cars.status in ('flagged', 'removed') and cars.status_reason is not null then (
      select max(created_at) from staff_actions
      where target_kind = 'car' and target_id = cars.id and action in ('flag_car', 'remove_car')
    ) end as decided_at,
    coalesce(reported.reports, 0)::int as open_reports, coalesce(reported.is_own, false) as has_own_report,
    ${gameAccountId} = any (${accountsOfCar}) as is_own
  from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
  join cars on cars.id = wanted.id ${withSeller}
  left join lateral (
    select count(*) as reports, bool_or(reporter.game_account_id = ${gameAccountId}) as is_own
    from car_reports left join users as reporter on reporter.id = car_reports.reporter_id
    where car_reports.car_id = cars.id and car_reports.status = 'open'
  ) as reported on true
  order by place`;

/** In the given order, without cars that staff can't see. */
export const findStaffCars = async (db: Queryable, ids: readonly number[], gameAccountId: number) => {
  const seen = sql`array(select cars.id from unnest(${sql.val([...ids])}::bigint[]) with ordinality as given (id, place)
    join cars on cars.id = given.id where ${isForStaff} order by place)`;
  return (await shown(seen, gameAccountId).execute(db)).rows;
};

interface StaffCarQuery {
  filters: StaffCarFilters;
  /** The search words. */
  words: readonly string[];
  sort: StaffCarSort;
  page: number;
  limit: number;
}

interface Page {
  rows: StaffCarRow[];
  total: number;
  isCapped: boolean;
}

/**
 * If the stored counts cover the filters, they give the total and the page is an index walk. Otherwise the matches are
 * collected up to a limit. Above the limit a walk finds enough of them quickly.
 */
export async function listStaffCars(db: Queryable, query: StaffCarQuery, gameAccountId: number): Promise<Page> {
  const { filters, words, page, limit } = query;
  const { column, direction } = orders[query.sort];
  const order = sql`order by ${sql.ref(`cars.${column}`)} ${sql.raw(direction)}, cars.id ${sql.raw(direction)}`;
  const among = (from: RawBuilder<unknown>) =>
    sql`array(select cars.id from ${from} as cars ${order} limit ${limit} offset ${(page - 1) * limit})`;
  const where = everyCondition(filters, words);
  const walked = sql`array(select cars.id from cars where ${where} ${order} limit ${limit} offset ${(page - 1) * limit})`;
  const rowsOf = async (ids: RawBuilder<unknown>) => (await shown(ids, gameAccountId).execute(db)).rows;

  if (untallied(filters, words).length === 0) {
    const [rows, total] = await Promise.all([rowsOf(walked), countTallied(db, filters)]);
    return { rows, total, isCapped: false };
  }
  const { rows: found } = await sql<{ total: number; ids: number[] | null }>`
    with matched as materialized (
      select cars.id, ${sql.ref(`cars.${column}`)} from cars where ${where} limit ${staffCarsCountedTo + 1}
    ), counted as (select count(*)::int as total from matched)
    select total, case when total <= ${staffCarsCountedTo} then ${among(sql`matched`)}::float8[] end as ids from counted
  `.execute(db);
  const { total, ids } = found[0]!;
  const rows = await rowsOf(ids ? sql.val(ids) : walked);
  return { rows, total: Math.min(total, staffCarsCountedTo), isCapped: ids === null };
}

const counted = sql`(
  select status, is_dealer, is_featured, make, cars from staff_car_counts
  union all select status, is_dealer, is_featured, make, change from staff_car_count_changes
) as counted`;

async function countTallied(db: Queryable, filters: StaffCarFilters): Promise<number> {
  const where = sql.join([sql`true`, ...tallied(filters)], sql` and `);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(cars), 0)::int as total from ${counted} where ${where}`.execute(db);
  return rows[0]!.total;
}

export interface Tally {
  status: StaffCarStatus;
  is_dealer: boolean;
  is_featured: boolean;
  cars: number;
}

export const readTallies = async (db: Queryable): Promise<Tally[]> =>
  (
    await sql<Tally>`
      select status, is_dealer, is_featured, sum(cars)::int as cars from ${counted} group by 1, 2, 3`.execute(db)
  ).rows;
