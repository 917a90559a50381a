import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** Photos whose files lie open though not everybody may see them, or the other way round; some, in the order of their ids. */
export const misplacedPhotos = (db: Queryable, { isShown, after }: { isShown: boolean; after: number }) =>
  db
    .selectFrom('photos')
    .select(['id', 'key'])
    .where(sql<boolean>`is_shown <> is_open`)
    .where('is_shown', '=', isShown)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute();

/** Writes down that its files lie open, or no longer do. What is left of the photo: whether everybody may see it; null when it is gone. */
export async function notePlace(tx: Tx, id: number, isOpen: boolean): Promise<boolean | null> {
  const carId = tx.selectFrom('photos').select('car_id').where('id', '=', id);
  // Whoever changes a car's photos holds the car first.
  await tx.selectFrom('cars').select('id').where('id', '=', carId).forUpdate().execute();
  const noted = await tx
    .updateTable('photos')
    .set({ is_open: isOpen })
    .where('id', '=', id)
    .returning(['car_id', 'is_shown'])
    .executeTakeFirst();
  if (!noted) return null;
  await sql`update cars set images = images_of_car(id) where id = ${noted.car_id}`.execute(tx);
  return noted.is_shown;
}

/** Those of the photos with these keys that not everybody may see. */
export const notShownPhotos = (db: Queryable, keys: string[]) =>
  db.selectFrom('photos').select(['id', 'key']).where('key', 'in', keys).where('is_shown', '=', false).execute();
