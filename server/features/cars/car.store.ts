import { publicStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { allImages, card, cardFields, isoTime, withSeller } from './car.sql.ts';

/** Whose cars are one's own: those one lists, and those of one's dealer. */
export interface SellersSide {
  userId: number;
  dealerId: number | null;
}

const isTheirs = ({ userId, dealerId }: SellersSide) => sql<boolean>`(
  cars.dealer_id is null and cars.seller_id = ${userId} or cars.dealer_id = ${dealerId}
)`;

/**
 * A car as its page shows it, as JSON ready to be sent; with `asOwn` also while only its seller's side may see it.
 * `status` and `isOwn` say what else its seller's side gets to see.
 */
export async function findCar(db: Queryable, id: number, viewer: SellersSide | null, photoBase: string) {
  const theirs = viewer ? isTheirs(viewer) : sql<boolean>`false`;
  const { rows } = await sql<{ json: string; is_own: boolean; status: CarStatus }>`
    select cars.status, ${theirs} as is_own, json_build_object(
      ${cardFields}, 'images', ${allImages(photoBase)}, 'description', coalesce(cars.description, ''),
      'drive', cars.drive, 'engine_upgrade', cars.engine_upgrade, 'brake_upgrade', cars.brake_upgrade,
      'transmission_upgrade', cars.transmission_upgrade, 'armour', cars.armour, 'has_turbo', cars.has_turbo,
      'plate', cars.plate, 'features', cars.features, 'condition_note', cars.condition_note,
      'sold_at', ${isoTime('cars.sold_at')},
      'price_history', coalesce((
        select json_agg(json_build_object('price', price, 'since', ${isoTime('since')}) order by since, id)
        from car_prices where car_id = cars.id
      ), '[]'),
      'seller', json_build_object(
        'id', users.id, 'name', users.name, 'avatar_url', users.avatar_url,
        'company_name', dealer_accounts.company_name, 'member_since', ${isoTime('users.created_at')},
        'active_cars', case when cars.dealer_id is null
          then (select count(*) from cars as theirs
            where theirs.seller_id = cars.seller_id and theirs.dealer_id is null and theirs.status = 'active')
          else (select count(*) from cars as theirs
            where theirs.dealer_id = cars.dealer_id and theirs.status = 'active')
        end
      ),
      'own', null
    )::text as json
    from cars ${withSeller}
    where cars.id = ${id} and (
      cars.status = any (${[...publicStatuses]}) and cars.published_at is not null or ${theirs} and cars.make is not null
      and cars.model is not null and cars.year is not null and cars.price is not null and cars.body_class is not null
      and cars.original_price is not null
    )
  `.execute(db);
  return rows[0] ?? null;
}

/** Cars like this one: its model first, then its class near its price. As JSON ready to be sent. */
export async function similarCars(db: Queryable, id: number, atMost: number, photoBase: string): Promise<string> {
  const near = (direction: 'above' | 'below') => sql`(
    select cars.id, 1 as tier from cars, this
    where status = 'active' and cars.body_class = this.body_class and not is_featured and cars.id <> this.id
      and ${direction === 'above' ? sql`cars.price >= this.price` : sql`cars.price < this.price`}
    order by cars.price ${sql.raw(direction === 'above' ? 'asc' : 'desc')} limit ${atMost}
  )`;
  const { rows } = await sql<{ json: string }>`
    with this as materialized (select id, model_id, body_class, price from cars where id = ${id}),
    alike as (
      select id, min(tier) as tier from (
        (
          select cars.id, 0 as tier from cars, this
          where status = 'active' and cars.model_id = this.model_id and cars.id <> this.id
          order by is_featured desc, published_at desc limit ${atMost * 4}
        )
        union all ${near('above')} union all ${near('below')}
      ) as candidates group by id
    )
    select json_build_object('success', true, 'cars', coalesce(json_agg(card order by tier, distance), '[]'))::text as json
    from (
      select ${card(photoBase)} as card, tier, abs(cars.price - this.price) as distance
      from alike join cars using (id) ${withSeller} cross join this
      order by tier, distance limit ${atMost}
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** The cars of a dealer that everybody may see, newest first. As JSON ready to be sent. */
export async function dealerCars(db: Queryable, dealerId: number, atMost: number, photoBase: string): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select json_build_object('success', true, 'cars', coalesce(json_agg(card), '[]'))::text as json
    from (
      select ${card(photoBase)} as card from cars ${withSeller}
      where cars.dealer_id = ${dealerId} and cars.status in ('active', 'reserved', 'sold')
      order by cars.status = 'sold', cars.published_at desc limit ${atMost}
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** These cars in this order, as long as everybody may see them. As JSON ready to be sent. */
export async function carsOf(db: Queryable, ids: readonly number[], photoBase: string): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select json_build_object('success', true, 'cars', coalesce(json_agg(card order by place), '[]'))::text as json
    from (
      select ${card(photoBase)} as card, place
      from unnest(${ids}::bigint[]) with ordinality as listed (id, place) join cars using (id) ${withSeller}
      where cars.status = any (${[...publicStatuses]}) and cars.published_at is not null
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** Whom to call about a car that is for sale. */
export const findContact = (db: Queryable, id: number) =>
  db
    .selectFrom('cars')
    .innerJoin('users', 'users.id', 'cars.seller_id')
    .select([
      'users.name',
      'cars.seller_id',
      'cars.dealer_id',
      sql<string | null>`coalesce(cars.contact_phone, users.phone_number)`.as('phone_number'),
      'users.game_account_id',
    ])
    .where('cars.id', '=', id)
    .where('cars.status', '=', 'active')
    .executeTakeFirst();
