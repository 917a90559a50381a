import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { CarColumns } from '../../database/listing.sql.ts';

/** The car columns that an import file can set. */
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
  'area',
  'open_to_trade',
  'contact_phone',
] as const;

/** The dealer's cars to compare a file with. Deleted ones can be imported again. */
export const carsToCompare = (db: Queryable, dealerId: number) =>
  db
    .selectFrom('cars')
    .select(['id', sql<boolean>`status = 'sold'`.as('is_sold'), 'import_key', ...facts])
    .where('dealer_id', '=', dealerId)
    .where('status', '<>', 'removed')
    .execute();

export const catalogueNames = async (db: Queryable) =>
  (
    await sql<{ make: string; model: string | null; body_class: never }>`
      select car_makes.display_name as make, car_models.display_name as model, body_class
      from car_makes left join car_models on car_models.make_id = car_makes.id order by 1, 2
    `.execute(db)
  ).rows;

/** Locks deleted cars that this import may create again, in the common lock order for several cars. */
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

/** Clears the import key of deleted cars so that the row can be imported again. If restored, they're ordinary cars. */
export const removeDeletedKeys = (tx: Tx, dealerId: number, keys: readonly Buffer[]) =>
  tx
    .updateTable('cars')
    .set({ import_key: null })
    .where('dealer_id', '=', dealerId)
    .where('status', '=', 'removed')
    .where('import_key', 'in', keys)
    .execute();

/**
 * Creates a dealer's draft from a file row. Null if the row has already created a car or the plate is now taken. A
 * unique index guards the first case and the caller's slot lock the second.
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
