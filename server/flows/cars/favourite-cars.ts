import { maxFavourites } from '@forecourt/contract/favourites/favourites.ts';
import type { Database } from '../../database/database.ts';
import { addFavourite } from '../../features/favourites/favourites.store.ts';
import { fail } from '../../lib/failure.ts';

/** A car that isn't public gives the same error as one that doesn't exist. */
export async function saveFavourite(db: Database, userId: number, carId: number): Promise<void> {
  const outcome = await db.transaction().execute((tx) => addFavourite(tx, userId, carId));
  if (outcome === 'no_car') fail('car_not_found');
  if (outcome === 'too_many') fail('too_many_favourites', { words: { max: String(maxFavourites) } });
}
