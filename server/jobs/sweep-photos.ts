import type { Database } from '../database/database.ts';
import { deleteAbandonedPhotos, unknownPhotoKeys } from '../features/photos/photos.store.ts';
import { notShownPhotos } from '../features/photos/places.store.ts';
import type { ListedPhoto, PhotoStorage } from '../lib/photo-storage.ts';
import { unpublish } from './place-photos.ts';

const day = 24 * 60 * 60 * 1000;
const batchSize = 1000;

/**
 * Deletes unused photos, and files without a photo, which interrupted uploads leave behind. Also unpublishes photos
 * that are public without being shown, as all were in earlier versions.
 */
export async function sweepPhotos(db: Database, storage: PhotoStorage): Promise<void> {
  for (const key of await deleteAbandonedPhotos(db)) await storage.remove(key);

  // Files are written before their row, so recent ones may still get one.
  const before = Date.now() - day;
  let old: ListedPhoto[] = [];
  for await (const listed of storage.list()) {
    if (listed.storedAt.getTime() < before) old.push(listed);
    if (old.length < batchSize) continue;
    await tidy(db, storage, old);
    old = [];
  }
  await tidy(db, storage, old);
}

async function tidy(db: Database, storage: PhotoStorage, listed: ListedPhoto[]): Promise<void> {
  for (const key of await unknownPhotoKeys(db, keysOf(listed))) await storage.remove(key);
  const open = listed.filter(({ isOpen }) => isOpen);
  if (!storage.openPlace || open.length === 0) return;
  // Recorded, so that a listing that is restored at the same time is published again.
  for (const photo of await notShownPhotos(db, keysOf(open))) await unpublish(db, storage.openPlace, photo);
}

const keysOf = (listed: ListedPhoto[]) => [...new Set(listed.map(({ key }) => key))];
