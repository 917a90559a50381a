import type { Database } from '../../database/database.ts';
import { carsOf } from '../../features/cars/car.store.ts';
import { favouriteIds } from '../../features/favourites/favourites.store.ts';

/** The cars a person keeps an eye on, as JSON ready to be sent; also those that were sold meanwhile. */
export const favouriteCars = async (db: Database, userId: number): Promise<string> =>
  carsOf(db, await favouriteIds(db, userId));
