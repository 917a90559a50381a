import type { Reach } from '@forecourt/contract/kit/owner.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { CarColumns } from './listings.store.ts';

/** What a file can say of a car, as it stands in the database. */
const facts = [
  'make',
  'model',
  'year',
  'title',
  'description',
  'price',
  'mileage',
  'body_class',
  'colour',
  'transmission',
  'fuel',
  'drive',
  'engine_upgrade',
  'brake_upgrade',
  'transmission_upgrade',
  'armour',
  'has_turbo',
  'plate',
  'features',
  'condition_note',
  'open_to_trade',
  'contact_phone',
] as const;

/** The dealer's cars that a file is compared with: what was deleted may come again. */
export const carsToCompare = (db: Queryable, dealerId: number) =>
  db
    .selectFrom('cars')
    .select(['id', sql<boolean>`status = 'sold'`.as('is_sold'), 'import_key', ...facts])
    .where('dealer_id', '=', dealerId)
    .where('status', '<>', 'removed')
    .execute();

/** The whole catalogue, by make. */
export const catalogueNames = async (db: Queryable) =>
  (
    await sql<{ make: string; model: string | null; body_class: never }>`
      select car_makes.display_name as make, car_models.display_name as model, body_class
      from car_makes left join car_models on car_models.make_id = car_makes.id order by 1, 2
    `.execute(db)
  ).rows;

/** The deleted ones that an import may still bring again, in the order in which everybody holds several. */
export const lockDeleted = (tx: Tx, dealerId: number, importId: number) =>
  tx
    .selectFrom('cars')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('status', '=', 'removed')
    .where('import_key', 'in', (rows) =>
      rows
        .selectFrom('import_rows')
        .select('import_rows.import_key')
        .where('import_id', '=', importId)
        .where('facts', 'is not', null)
        .where('outcome', 'is', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** A car that was deleted gives up the row it came from, so that it can come again; brought back, it is one like any other. */
export const forgetDeleted = (tx: Tx, dealerId: number, keys: readonly Buffer[]) =>
  tx
    .updateTable('cars')
    .set({ import_key: null })
    .where('dealer_id', '=', dealerId)
    .where('status', '=', 'removed')
    .where('import_key', 'in', keys)
    .execute();

/**
 * A draft for the dealer, from a row of a file. Null where the row made a car before, or where a car of this plate has
 * come meanwhile: the first is held by the database, the second by who holds the dealer's slots.
 */
export async function insertImported(
  tx: Tx,
  { userId, dealerId }: { userId: number; dealerId: NonNullable<Reach['team']>['dealerId'] },
  columns: CarColumns,
  importKey: Buffer,
): Promise<number | null> {
  if (columns.plate && (await isPlateThere(tx, dealerId, columns.plate))) return null;
  const made = await tx
    .insertInto('cars')
    .values({ ...columns, seller_id: userId, dealer_id: dealerId, import_key: importKey })
    .onConflict((known) => known.columns(['dealer_id', 'import_key']).where('import_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

const isPlateThere = async (tx: Tx, dealerId: number, plate: string): Promise<boolean> =>
  (await tx
    .selectFrom('cars')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('plate', '=', plate)
    .where('status', 'not in', ['sold', 'removed'])
    .executeTakeFirst()) !== undefined;
