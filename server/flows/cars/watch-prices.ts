import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { takeMissedTargets, takeTargets } from '../../features/favourites/target-prices.store.ts';

/** Announces the target prices that a reduction reaches, once. Returns their members. */
export async function reachTargets(tx: Tx, carId: number, price: number, by: number): Promise<number[]> {
  const people = await takeTargets(tx, carId, price);
  if (people.length > 0) await announce(tx, { kind: 'target_price_reached', carId, price, people, by });
  return people;
}

/** Announces target prices that were reached in another way. */
export const watchPrices = (db: Database): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const reached = await takeMissedTargets(tx);
    for (const [carId, of] of Map.groupBy(reached, ({ car_id }) => car_id)) {
      const people = of.map(({ user_id }) => user_id);
      await announce(tx, { kind: 'target_price_reached', carId, price: of[0]!.price, people });
    }
  });
