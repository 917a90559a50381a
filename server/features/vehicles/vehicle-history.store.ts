import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import { isPublic, isoTime } from '../../database/car.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { personIs } from '../../database/standing.sql.ts';

/** A listing of the car with its sales, oldest first. `vehicle-history.rules.ts` decides what is shown of them. */
export interface HistoryListing {
  car_id: number;
  /** When it was first public. Renewing a listing doesn't change it. */
  listed_at: string;
  mileage: number | null;
  company: string | null;
  has_page: boolean;
  is_bought_here: boolean;
  sales: HistorySale[];
}

export interface HistorySale {
  status: SaleStatus;
  sold_at: string;
  confirmed_at: string | null;
  ended_at: string | null;
  amount: number | null;
  do_both_agree: boolean;
  /** Null unless that person chose to be named and is in good standing. */
  seller_name: string | null;
  buyer_name: string | null;
}

/** More than any real car has. Keeps the query bounded if many listings have one plate. */
const maxListings = 40;

const isVerified = (car: string) =>
  sql`exists (select from sales where sales.car_id = ${sql.ref(`${car}.id`)} and sales.status = 'confirmed')`;

/**
 * Listings that were public. Not those that staff flagged or removed, which may be another car or none. One whose seller
 * or dealer isn't trading counts only if a buyer confirmed its sale.
 */
const counts = (car: string) => sql<boolean>`(
  ${sql.ref(`${car}.published_at`)} is not null and ${sql.ref(`${car}.status`)} <> 'flagged'
  and ${sql.ref(`${car}.removed_by`)} is distinct from 'staff'
  and (not ${sql.ref(`${car}.is_hidden`)} or ${isVerified(car)})
)`;

const isSameModel = (one: string, other: string) => sql<boolean>`(
  plain_text(${sql.ref(`${one}.make`)}) = plain_text(${sql.ref(`${other}.make`)})
  and plain_text(${sql.ref(`${one}.model`)}) = plain_text(${sql.ref(`${other}.model`)})
)`;

/** The same plate and model, written so that the index on them is used. */
const hasSamePlate = (one: string, other: string) => sql<boolean>`(
  ${sql.ref(`${one}.plate`)} is not null
  and plate_key(${sql.ref(`${one}.plate`)}) = plate_key(${sql.ref(`${other}.plate`)}) and ${isSameModel(one, other)}
)`;

/** The name of someone who chose to be shown, while their account is in good standing. */
const nameIf = (chose: string, users: string) => sql<string | null>`
  case when ${sql.ref(chose)} and ${personIs(users)('signsIn', true)} then ${sql.ref(`${users}.name`)} end`;

const salesOfCar = sql`coalesce((
  select json_agg(json_build_object(
    'status', sales.status, 'sold_at', ${isoTime('sales.sold_at')}, 'confirmed_at', ${isoTime('sales.confirmed_at')},
    'ended_at', ${isoTime('sales.ended_at')}, 'amount', sales.sale_price,
    'do_both_agree', sales.seller_shows_amount and sales.buyer_shows_amount,
    'seller_name', ${nameIf('sales.seller_shows_name', 'seller')}, 'buyer_name', ${nameIf('sales.buyer_shows_name', 'buyer')}
  ) order by sales.id)
  from sales join users as seller on seller.id = sales.seller_id left join users as buyer on buyer.id = sales.buyer_id
  where sales.car_id = cars.id and sales.status <> 'withdrawn'
), '[]')`;

const selectListings = (db: Queryable, ids: RawBuilder<unknown>) =>
  sql<HistoryListing>`
    select cars.id as car_id, ${isoTime('listed.at')} as listed_at, cars.mileage,
      dealer_accounts.company_name as company, ${isPublic} and cars.status <> 'removed' as has_page,
      cars.bought_in_sale_id is not null as is_bought_here, ${salesOfCar} as sales
    from (${ids}) as same join cars using (id) left join dealer_accounts on dealer_accounts.id = cars.dealer_id
    cross join lateral (
      select coalesce((select min(since) from car_prices where car_id = cars.id), cars.published_at) as at
    ) as listed
    order by listed.at, cars.id
  `.execute(db);

/**
 * All listings of the same car: those with its plate and model, those that were bought and listed again here, and those
 * that these lead to in turn. A car that isn't public has no history.
 */
export async function findHistory(db: Queryable, carId: number): Promise<HistoryListing[]> {
  const { rows } = await selectListings(
    db,
    sql`
    with recursive same (id) as (
      select cars.id from cars where cars.id = ${carId} and ${isPublic} and cars.status <> 'removed'
      union
      select found.id from same join cars as this on this.id = same.id cross join lateral (
        select other.id from cars as other where ${hasSamePlate('this', 'other')} and ${counts('other')}
        union all
        select other.id from sales as bought join cars as other on other.id = bought.car_id
        where bought.id = this.bought_in_sale_id and bought.status = 'confirmed'
          and ${isSameModel('this', 'other')} and ${counts('other')}
        union all
        select other.id from sales as sold join cars as other on other.bought_in_sale_id = sold.id
        where sold.car_id = this.id and sold.status = 'confirmed'
          and ${isSameModel('this', 'other')} and ${counts('other')}
      ) as found
    ) select id from same limit ${maxListings}`,
  );
  return rows;
}

export interface SameCar {
  make: string;
  model: string;
  plate: string;
  /** The listing being written, which isn't an earlier one. */
  exceptId: number | null;
}

/** Listings of a car that isn't listed yet. */
export async function findEarlier(db: Queryable, { make, model, plate, exceptId }: SameCar): Promise<HistoryListing[]> {
  const { rows } = await selectListings(
    db,
    sql`
    select other.id from cars as other
    where other.plate is not null and plate_key(other.plate) = plate_key(${plate})
      and plain_text(other.make) = plain_text(${make}) and plain_text(other.model) = plain_text(${model})
      and other.id is distinct from ${exceptId}::bigint and ${counts('other')}
    limit ${maxListings}`,
  );
  return rows;
}
