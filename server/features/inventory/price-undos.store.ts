import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';

interface Repriced {
  carId: number;
  /** The price before. */
  price: number | null;
  /** The car's version after the change. */
  version: Date;
}

/** Keeps the prices before a bulk change. Returns the number to undo it with. */
export const savePrices = (db: Database, dealerId: number, cars: readonly Repriced[]): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('price_undos')
      .values({ dealer_account_id: dealerId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('price_undo_cars')
      .values(cars.map(({ carId, price, version }) => ({ undo_id: id, car_id: carId, price, version })))
      .execute();
    return id;
  });

/** The cars that are still to be undone. None once everything was, or after a day. */
export const savedPrices = (db: Queryable, dealerId: number, undoId: number) =>
  db
    .selectFrom('price_undo_cars')
    .innerJoin('price_undos', 'price_undos.id', 'undo_id')
    .select(['car_id', 'price', 'version'])
    .where('undo_id', '=', undoId)
    .where('dealer_account_id', '=', dealerId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('car_id')
    .execute();

export const deleteSavedPrice = (db: Queryable, undoId: number, carId: number) =>
  db.deleteFrom('price_undo_cars').where('undo_id', '=', undoId).where('car_id', '=', carId).execute();

export const sweepPriceUndos = (db: Database) =>
  db
    .deleteFrom('price_undos')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
