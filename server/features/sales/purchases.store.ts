import type { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The draft in which this purchase is being listed again. */
export const findDraftOfPurchase = async (tx: Tx, saleId: number): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('cars')
      .select('id')
      .where('bought_in_sale_id', '=', saleId)
      .where('status', '=', 'draft')
      .executeTakeFirst()
  )?.id;

const factColumns = [
  'make',
  'model',
  'year',
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
] as const;

type SoldCar = Pick<ListingFields, (typeof factColumns)[number]>;

/** The facts of a sold car that are the car's own. Sold cars can't be edited. */
export async function findSoldCar(tx: Tx, carId: number): Promise<SoldCar> {
  const { rows } = await sql<SoldCar>`
    select ${sql.join(factColumns.map((column) => sql.ref(column)))} from cars where id = ${carId}
  `.execute(tx);
  return rows[0]!;
}
