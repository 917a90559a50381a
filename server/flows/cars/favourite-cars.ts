import { maxFavourites } from '@forecourt/contract/favourites/favourites.ts';
import type { Database } from '../../database/database.ts';
import { carsOf } from '../../features/cars/car.store.ts';
import { addFavourite, favouriteIds } from '../../features/favourites/favourites.store.ts';
import { fail } from '../../lib/failure.ts';

/** The cars a person keeps an eye on, as JSON ready to be sent; also those that were sold meanwhile. */
export const favouriteCars = async (db: Database, userId: number): Promise<string> =>
  carsOf(db, await favouriteIds(db, userId));

/** A car that is not everybody’s to see answers like one that is not there. */
export async function keepFavourite(db: Database, userId: number, carId: number): Promise<void> {
  const outcome = await db.transaction().execute((tx) => addFavourite(tx, userId, carId));
  if (outcome === 'no_car') fail('car_not_found');
  if (outcome === 'too_many') fail('too_many_favourites', { words: { max: String(maxFavourites) } });
}
