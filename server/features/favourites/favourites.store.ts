import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { maxFavourites } from '@forecourt/contract/favourites/favourites.ts';
import type { Queryable, Tx } from '../../database/database.ts';

export async function favouriteIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('car_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ car_id }) => car_id);
}

/** Saves the car if it's visible and there is room. The user's row is locked so that the limit holds. */
export async function addFavourite(tx: Tx, userId: number, carId: number): Promise<'kept' | 'no_car' | 'too_many'> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const car = await tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where('status', 'in', publicStatuses)
    .where('published_at', 'is not', null)
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  if (!car) return 'no_car';
  const ids = await favouriteIds(tx, userId);
  if (ids.length >= maxFavourites && !ids.includes(carId)) return 'too_many';
  await tx
    .insertInto('favourites')
    .values({ user_id: userId, car_id: carId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'kept';
}

export const removeAllFavourites = (tx: Tx, userId: number) =>
  tx.deleteFrom('favourites').where('user_id', '=', userId).execute();

export const removeFavourite = (db: Queryable, userId: number, carId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('car_id', '=', carId).execute();
