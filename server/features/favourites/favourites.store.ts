import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { maxFavourites } from '@forecourt/contract/favourites/favourites.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export async function favouriteIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('car_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ car_id }) => car_id);
}

/** Keeps it if there is such a car to see and room for one more. */
export async function addFavourite(
  db: Queryable,
  userId: number,
  carId: number,
): Promise<'kept' | 'no_car' | 'too_many'> {
  const { rows } = await sql<{ has_car: boolean; is_kept: boolean; has_room: boolean }>`
    with car as (
      select id from cars where id = ${carId} and status = any (${[...publicStatuses]}) and published_at is not null
    ), room as (
      select count(*) < ${maxFavourites} or bool_or(car_id = ${carId}) as has_room from favourites where user_id = ${userId}
    ), kept as (
      insert into favourites (user_id, car_id)
      select ${userId}, car.id from car, room where has_room
      on conflict do nothing
    )
    select exists (select from car) as has_car, has_room from room
  `.execute(db);
  const { has_car, has_room } = rows[0]!;
  if (!has_car) return 'no_car';
  return has_room ? 'kept' : 'too_many';
}

export const removeFavourite = (db: Queryable, userId: number, carId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('car_id', '=', carId).execute();
