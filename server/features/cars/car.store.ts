import type { Reach } from '@forecourt/contract/access/owner.ts';
import { publicHoursToCount, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { awayNoticeOf } from '../../database/away.sql.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { accountsOfCar, reachedBy } from '../../database/owner.sql.ts';
import { ratingOfSeller } from '../../database/rating.sql.ts';
import {
  allImages,
  callersGet,
  card,
  cardFields,
  contactId,
  isForStaff,
  isoTime,
  isPublic,
  seatsOfCar,
  withSeller,
} from '../../database/car.sql.ts';

/** A draft may lack fields that its page needs. */
const isWhole = sql<boolean>`
  cars.make is not null and cars.model is not null and cars.year is not null and cars.price is not null
  and cars.body_class is not null and cars.original_price is not null`;

const awardsOfPrivateSeller = sql`coalesce((
  select json_agg(json_build_object('name', awards.name, 'icon', awards.icon) order by awarded_at desc, award_grants.id desc)
  from award_grants join awards on awards.id = award_grants.award_id
  where award_grants.user_id = cars.seller_id and cars.dealer_id is null and revoked_at is null
), '[]')`;

/** A dealer's car shows the company's date, no matter which team member is the contact. */
const memberSince = sql`case when cars.dealer_id is null then ${isoTime('users.created_at')} else ${isoTime('dealer_accounts.created_at')} end`;

const countingTime = sql`make_interval(hours => ${sql.lit(publicHoursToCount)})`;

/**
 * A car page as JSON ready to send. Its sellers also see it while it isn't public, and staff see everything except
 * drafts.
 */
export async function findCar(db: Queryable, id: number, viewer: Reach | null, isStaff = false) {
  const theirs = viewer ? reachedBy('cars', viewer) : sql<boolean>`false`;
  const asker = viewer ? 'member' : 'visitor';
  const { rows } = await sql<{ json: string; is_own: boolean; status: CarStatus }>`
    /* prepared ${sql.raw(`car_for_${isStaff ? 'staff' : asker}`)} */ select cars.status, ${theirs} as is_own, json_build_object(
      ${cardFields}, 'images', ${allImages}, 'description', coalesce(cars.description, ''),
      'region', cars.region, 'seats', ${seatsOfCar}, 'drive', cars.drive, 'engine_upgrade', cars.engine_upgrade, 'brake_upgrade', cars.brake_upgrade,
      'transmission_upgrade', cars.transmission_upgrade, 'armour', cars.armour, 'has_turbo', cars.has_turbo,
      'plate', cars.plate, 'features', cars.features, 'condition_note', cars.condition_note,
      'accepts_offers', cars.accepts_offers, 'sold_at', ${isoTime('cars.sold_at')},
      'held_until', ${isoTime('cars.held_until')},
      'price_history', coalesce((
        select json_agg(json_build_object('price', price, 'since', ${isoTime('since')}) order by id)
        from car_prices where car_id = cars.id
          and (public_for >= ${countingTime} or id = (select max(id) from car_prices where car_id = cars.id))
      ), '[]'),
      'seller', json_build_object(
        'id', users.id, 'name', users.name, 'avatar_url', users.avatar_url,
        'company_name', dealer_accounts.company_name, 'away', ${awayNoticeOf('dealer_accounts')}, 'member_since', ${memberSince},
        'active_cars', case when cars.dealer_id is null
          then (select count(*) from cars as theirs
            where theirs.seller_id = cars.seller_id and theirs.dealer_id is null and theirs.status = 'active')
          else (select count(*) from cars as theirs
            where theirs.dealer_id = cars.dealer_id and theirs.status = 'active')
        end,
        'rating', rated.rating, 'total_reviews', rated.total_reviews, 'awards', ${awardsOfPrivateSeller}
      ),
      'own', null
    )::text as json
    from cars ${withSeller} cross join lateral ${ratingOfSeller} as rated
    where cars.id = ${id} and (${isPublic} or (${theirs}${isStaff ? sql` or ${isForStaff}` : sql``}) and ${isWhole})
  `.execute(db);
  return rows[0] ?? null;
}

/** Similar cars as JSON ready to send: the same model first, then the same class with a similar price. */
export async function similarCars(db: Queryable, id: number, atMost: number): Promise<string> {
  const of = (column: string) => sql`(select ${sql.ref(column)} from this)`;
  const onSale = sql`cars.status = 'active' and not cars.is_hidden and cars.id <> ${id}`;
  // Sorts by id last. Otherwise ties could come in a different order in each process.
  const near = (direction: 'above' | 'below') => sql`(
    select cars.id, 1 as tier from cars
    where ${onSale} and cars.body_class = ${of('body_class')} and not cars.is_featured
      and cars.price ${sql.raw(direction === 'above' ? '>=' : '<')} ${of('price')}
    order by ${sql.raw(direction === 'above' ? 'cars.price, cars.id' : 'cars.price desc, cars.id desc')} limit ${atMost}
  )`;
  const { rows } = await sql<{ json: string }>`
    with this as materialized (
      select cars.id, cars.model_id, cars.body_class, cars.price from cars
      where cars.id = ${id} and ${isPublic} and cars.status <> 'removed'
    ), alike as (
      select id, min(tier) as tier from (
        (
          select cars.id, 0 as tier from cars where ${onSale} and cars.model_id = ${of('model_id')}
          order by cars.is_featured desc, cars.published_at desc, cars.id desc limit ${atMost * 4}
        )
        union all ${near('above')} union all ${near('below')}
      ) as candidates group by id
    )
    select json_build_object('success', true, 'cars', coalesce(json_agg(card order by tier, distance, id), '[]'))::text as json
    from (
      select ${card} as card, cars.id, tier, abs(cars.price - this.price) as distance
      from alike join cars using (id) ${withSeller} cross join this
      order by tier, distance, cars.id limit ${atMost}
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** A dealer's public cars, newest first, as JSON ready to send. */
export async function dealerCars(db: Queryable, dealerId: number, atMost: number): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select json_build_object('success', true, 'cars', coalesce(json_agg(card), '[]'))::text as json
    from (
      select ${card} as card from cars ${withSeller}
      where cars.dealer_id = ${dealerId} and cars.status in ('active', 'reserved', 'sold') and not cars.is_hidden
      order by cars.status = 'sold', cars.published_at desc, cars.id desc limit ${atMost}
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** The public ones of these cars in this order, as JSON ready to send. */
export async function carsOf(db: Queryable, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select json_build_object('success', true, 'cars', coalesce(json_agg(card order by place), '[]'))::text as json
    from (
      select ${card} as card, place
      from unnest(${ids}::bigint[]) with ordinality as listed (id, place) join cars using (id) ${withSeller}
      where ${isPublic} and cars.status <> 'removed'
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** For a car on sale: the contact, the readers of messages about it, and the game accounts that own it. */
export async function findContact(db: Queryable, id: number) {
  const { rows } = await sql<{
    user_id: number;
    name: string;
    phone_number: string | null;
    dealer_id: number | null;
    accounts: number[];
    people: number[];
  }>`
    select contact.id as user_id, contact.name, ${callersGet} as phone_number, cars.dealer_id,
      ${accountsOfCar} as accounts,
      array(
        select cars.seller_id where cars.dealer_id is null union
        select member.user_id from dealer_team_members as member where member.dealer_account_id = cars.dealer_id
      )::float8[] as people
    from cars join users as contact on contact.id = ${contactId}
    where cars.id = ${id} and cars.status = 'active' and not cars.is_hidden
  `.execute(db);
  return rows[0] ?? null;
}

/** Number of cars on sale with this seller, counted as in their list. */
export async function countForSale(db: Queryable, sellerId: number): Promise<number> {
  const { rows } = await sql<{ cars: number }>`
    select count(*)::int as cars from cars where cars.seller_id = ${sellerId} and cars.status = 'active' and not cars.is_hidden
  `.execute(db);
  return rows[0]!.cars;
}
