import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { maxFavourites } from '@forecourt/contract/favourites/favourites.ts';
import { sql } from 'kysely';
import { cardFields, coverImage, isoTime, isPublic, withSeller } from '../../database/car.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.sql.ts';

export async function favouriteIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .modifyFront(prepared('favourite_ids'))
    .select('car_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ car_id }) => car_id);
}

/** A user's favourites as JSON ready to send, including cars that have been sold. */
export async function favouriteCars(db: Queryable, userId: number): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select json_build_object(
      'success', true, 'cars', coalesce(json_agg(car order by saved_at desc, id desc), '[]')
    )::text as json
    from (
      select cars.id, favourites.created_at as saved_at, json_build_object(
        ${cardFields}, 'images', ${coverImage}, 'saved_at', ${isoTime('favourites.created_at')},
        'saved_price', favourites.saved_price, 'note', favourites.note,
        'target_price', favourites.target_price, 'is_target_reached', favourites.target_reached_at is not null
      ) as car
      from favourites join cars on cars.id = favourites.car_id ${withSeller}
      where favourites.user_id = ${userId} and ${isPublic} and cars.status <> 'removed'
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}

/** Saves the car if it's visible and there is room. The user's row is locked so that the limit holds. */
export async function addFavourite(tx: Tx, userId: number, carId: number): Promise<'kept' | 'no_car' | 'too_many'> {
  await sql`/* prepared lock_favourites */ select from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ isKnown: boolean; hasRoom: boolean }>`
    /* prepared add_favourite */ with car as (
      select id, price from cars where id = ${carId} and status = any (${sql.val(publicStatuses)}::text[])
        and published_at is not null and not is_hidden
    ), kept as (
      select count(*) < ${maxFavourites} or coalesce(bool_or(car_id = ${carId}), false) as has_room
      from favourites where user_id = ${userId}
    ), removed as (
      delete from removed_favourites where user_id = ${userId} and car_id = (select id from car)
        and ${isRestorable} and (select has_room from kept)
      returning created_at, note, saved_price, target_price, target_reached_at
    ), added as (
      insert into favourites (user_id, car_id, created_at, note, saved_price, target_price, target_reached_at)
      select ${userId}, car.id, coalesce(removed.created_at, now()), removed.note,
        coalesce(removed.saved_price, car.price), removed.target_price, removed.target_reached_at
      from car join kept on has_room left join removed on true
      on conflict (user_id, car_id) do nothing
    )
    select exists (select from car) as "isKnown", has_room as "hasRoom" from kept
  `.execute(tx);
  const { isKnown, hasRoom } = rows[0]!;
  if (!isKnown) return 'no_car';
  return hasRoom ? 'kept' : 'too_many';
}

/** False if it isn't a favourite of this user. */
export async function writeNote(db: Queryable, userId: number, carId: number, note: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('favourites')
    .set({ note })
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeAllFavourites(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('favourites').where('user_id', '=', userId).execute();
  await tx.deleteFrom('removed_favourites').where('user_id', '=', userId).execute();
}

/** Its note, target price and date are kept for an hour, for Undo. */
export async function removeFavourite(db: Queryable, userId: number, carId: number): Promise<void> {
  await sql`
    with removed as (
      delete from favourites where user_id = ${userId} and car_id = ${carId}
      returning user_id, car_id, created_at, note, saved_price, target_price, target_reached_at
    )
    insert into removed_favourites (user_id, car_id, created_at, note, saved_price, target_price, target_reached_at)
    select * from removed
    on conflict (user_id, car_id) do update
      set created_at = excluded.created_at, note = excluded.note, saved_price = excluded.saved_price,
        target_price = excluded.target_price, target_reached_at = excluded.target_reached_at, removed_at = now()
  `.execute(db);
}

const isRestorable = sql<boolean>`removed_at > now() - interval '1 hour'`;

export const sweepRemovedFavourites = (db: Queryable) =>
  db
    .deleteFrom('removed_favourites')
    .where(sql<boolean>`not ${isRestorable}`)
    .execute();
