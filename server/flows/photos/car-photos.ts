import { lockReach } from '../../features/dealers/team.store.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { maxPhotos } from '@forecourt/contract/photos/photo-limits.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import { fail, Failure } from '../../lib/failure.ts';
import { mayEdit } from '../../features/listings/listing.rules.ts';
import { findListing, lockListing, type ListingRow } from '../../features/listings/listings.store.ts';
import { isOrderOf } from '../../features/photos/photos.rules.ts';
import {
  countPhotosOfCar,
  deletePhotoOfCar,
  findCarOfPhoto,
  insertPhotoOfCar,
  orderPhotosOfCar,
  photosOfCar,
} from '../../features/photos/photos.store.ts';
import { reachOf, type Actor, type UploadedFile } from '../../lib/handlers.ts';
import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { photoSrc } from '../../lib/photo-address.ts';
import { storePhoto, type PhotoDeps } from './store-photo.ts';

export interface CarPhotoDeps extends PhotoDeps {
  db: Database;
}

/** Adds a photo to a listing the user can edit. Files are stored first, so that a row never refers to missing files. */
export async function addPhoto(
  parts: CarPhotoDeps,
  actor: Actor,
  carId: number,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<Photo> {
  const { db, storage } = parts;
  // Checked before the work as well as after it, so that refused uploads cost little.
  editable(await findListing(db, carId, reachOf(actor)), reachOf(actor));
  await refuseMore(db, carId);

  const photo = await storePhoto(parts, file, { whose: actor.gameAccountId, signal });
  try {
    const id = await db.transaction().execute(async (tx) => {
      await hold(tx, actor, carId);
      await refuseMore(tx, carId);
      return insertPhotoOfCar(tx, { ...photo, ownerId: actor.id, carId });
    });
    return shown(storage, { id, ...photo, is_open: false });
  } catch (error) {
    // Our own failures have rolled back. After any other error the row may exist, so the sweep decides.
    if (error instanceof Failure) await storage.remove(photo.key).catch(() => undefined);
    throw error;
  }
}

export const arrangePhotos = (parts: CarPhotoDeps, actor: Actor, carId: number, ids: number[]): Promise<Photo[]> =>
  parts.db.transaction().execute(async (tx) => {
    await hold(tx, actor, carId);
    if (!isOrderOf(ids, await photosOfCar(tx, carId))) fail('photos_changed');
    await orderPhotosOfCar(tx, carId, ids);
    return (await photosOfCar(tx, carId)).map((photo) => shown(parts.storage, photo));
  });

export async function removePhoto(
  parts: CarPhotoDeps,
  actor: Actor,
  id: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const key = await parts.db.transaction().execute(async (tx) => {
    const carId = (await findCarOfPhoto(tx, id)) ?? fail('photo_not_found');
    await hold(tx, actor, carId, 'photo_not_found');
    return (await deletePhotoOfCar(tx, id, carId)) ?? fail('photo_not_found');
  });
  await parts.storage.remove(key).catch((err: unknown) => {
    log.warn({ err, key }, 'failed to delete the files of a removed photo, leaving them to the sweep');
  });
}

/** Locks the listing, so that concurrent photo changes wait. */
async function hold(tx: Tx, actor: Actor, carId: number, missing: Missing = 'car_not_found'): Promise<void> {
  const reach = await lockReach(tx, reachOf(actor));
  editable(await lockListing(tx, carId, reach), reach, missing);
}

function editable(listing: ListingRow | undefined, reach: Reach, missing: Missing = 'car_not_found'): void {
  if (!listing) return fail(missing);
  if (!mayEdit(listing, reach)) fail('not_editable_now', { words: { status: listing.status } });
}

async function refuseMore(db: Queryable, carId: number): Promise<void> {
  if ((await countPhotosOfCar(db, carId)) >= maxPhotos) fail('too_many_photos', { words: { max: String(maxPhotos) } });
}

type Missing = 'car_not_found' | 'photo_not_found';

type ShownPhoto = { key: string; is_open: boolean } & Omit<Photo, 'src'>;

const shown = ({ photoBase }: PhotoDeps['storage'], { id, key, width, height, blur, is_open }: ShownPhoto): Photo => ({
  id,
  src: photoSrc(is_open ? photoBase : ownPhotoBase, key),
  width,
  height,
  blur,
});
