import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { reachedBy } from '../../database/owner.sql.ts';

/** A photo whose files are stored. */
export interface StoredPhoto {
  key: string;
  width: number;
  height: number;
  blur: string;
  bytes: number;
}

export const photosOfCar = (db: Queryable, carId: number) =>
  db
    .selectFrom('photos')
    .select(['id', 'key', 'width', 'height', 'blur', 'is_open'])
    .where('car_id', '=', carId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function countPhotosOfCar(db: Queryable, carId: number): Promise<number> {
  const { photos } = await db
    .selectFrom('photos')
    .select(sql<number>`count(*)`.as('photos'))
    .where('car_id', '=', carId)
    .executeTakeFirstOrThrow();
  return photos;
}

/** Appends to the car's photos. The caller has locked the car. */
export async function insertPhotoOfCar(tx: Tx, photo: StoredPhoto & { ownerId: number; carId: number }) {
  const { ownerId, carId, ...columns } = photo;
  const next = sql<number>`(select coalesce(max(position) + 1, 0) from photos where car_id = ${carId})`;
  const { id } = await tx
    .insertInto('photos')
    .values({ ...columns, owner_id: ownerId, car_id: carId, position: next })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshCarImages(tx, carId);
  return id;
}

export async function orderPhotosOfCar(tx: Tx, carId: number, ids: number[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ position: sql`array_position(${ids}::bigint[], id)` })
    .where('car_id', '=', carId)
    .execute();
  await refreshCarImages(tx, carId);
}

export async function findCarOfPhoto(db: Queryable, id: number): Promise<number | null> {
  const photo = await db.selectFrom('photos').select('car_id').where('id', '=', id).executeTakeFirst();
  return photo?.car_id ?? null;
}

/** The removed photo's key, or null if it's already gone. */
export async function deletePhotoOfCar(tx: Tx, id: number, carId: number): Promise<string | null> {
  const deleted = await tx
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('car_id', '=', carId)
    .returning('key')
    .executeTakeFirst();
  await refreshCarImages(tx, carId);
  return deleted?.key ?? null;
}

const refreshCarImages = (tx: Tx, carId: number) => sql`select refresh_car_images(${carId})`.execute(tx);

/** Inserts a photo that isn't attached to anything yet. */
export async function insertLoosePhoto(db: Queryable, { ownerId, ...columns }: StoredPhoto & { ownerId: number }) {
  const { id } = await db
    .insertInto('photos')
    .values({ ...columns, owner_id: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the photo is public, or null if no car has it. */
export async function findPhotoOfCar(db: Queryable, key: string) {
  const found = await db
    .selectFrom('photos')
    .select('is_shown')
    .where('key', '=', key)
    .where('car_id', 'is not', null)
    .executeTakeFirst();
  return found ?? null;
}

export async function isOfTheirCar(db: Queryable, key: string, reach: Reach): Promise<boolean> {
  const found = await db
    .selectFrom('photos')
    .innerJoin('cars', 'cars.id', 'photos.car_id')
    .select('photos.id')
    .where('photos.key', '=', key)
    .where(reachedBy('cars', reach))
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes photos that have been unattached for a day or longer. Returns their keys. */
export async function deleteAbandonedPhotos(db: Queryable): Promise<string[]> {
  const deleted = await db
    .deleteFrom('photos')
    .where('car_id', 'is', null)
    .where(sql<boolean>`not exists (select from ticket_attachments where photo_id = photos.id)`)
    .where(sql<boolean>`not exists (select from message_photos where photo_id = photos.id)`)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning('key')
    .execute();
  return deleted.map(({ key }) => key);
}

/** The keys that no photo, avatar or logo uses. */
export async function unknownPhotoKeys(db: Queryable, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as listed (key)
    where not exists (select from photos where photos.key = listed.key)
      and not exists (select from users where users.avatar_key = listed.key)
      and not exists (select from dealer_accounts where dealer_accounts.logo_key = listed.key)`.execute(db);
  return rows.map(({ key }) => key);
}
