import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** Some photos, by id, whose files are public although the photo isn't, or the other way round. */
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

/** Records whether the files are public. Returns whether the photo itself is public, or null if it's gone. */
export async function notePlace(tx: Tx, id: number, isOpen: boolean): Promise<boolean | null> {
  const carId = tx.selectFrom('photos').select('car_id').where('id', '=', id);
  // Changes to a car's photos lock the car first.
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

/** The photos with these keys that aren't public. */
export const notShownPhotos = (db: Queryable, keys: string[]) =>
  db.selectFrom('photos').select(['id', 'key']).where('key', 'in', keys).where('is_shown', '=', false).execute();
