import { maxFavourites } from '@forecourt/contract/favourites/favourites.ts';
import type { Database } from '../../database/database.ts';
import { addFavourite } from '../../features/favourites/favourites.store.ts';
import { saveTarget } from '../../features/favourites/target-prices.store.ts';
import { fail } from '../../lib/failure.ts';

/** A car that isn't public gives the same error as one that doesn't exist. */
export async function saveFavourite(db: Database, userId: number, carId: number): Promise<void> {
  const outcome = await db.transaction().execute((tx) => addFavourite(tx, userId, carId));
  if (outcome === 'no_car') fail('car_not_found');
  if (outcome === 'too_many') fail('too_many_favourites', { words: { max: String(maxFavourites) } });
}

/** A target that the price has already reached would never be reached again. */
export async function setTarget(db: Database, userId: number, carId: number, target: number | null): Promise<void> {
  const outcome = await saveTarget(db, userId, carId, target);
  if (outcome === 'no_favourite') fail('not_a_favourite');
  if (typeof outcome !== 'object') return;
  const price = outcome.price.toLocaleString('en-US');
  fail('bad_input', { fields: { target_price: [`Please enter less than the current price of $${price}`] } });
}
