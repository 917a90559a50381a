import type { Database } from '../database/database.ts';
import { deleteAbandonedPhotos, unknownPhotoKeys } from '../features/photos/photos.store.ts';
import type { PhotoStorage } from '../outside/photo-storage/photo-storage.ts';

const day = 24 * 60 * 60 * 1000;
const atOnce = 1000;

/** Removes photos that belong to nothing, and files that no photo names: what uploads that broke off leave. */
export async function sweepPhotos(db: Database, storage: PhotoStorage): Promise<void> {
  for (const key of await deleteAbandonedPhotos(db)) await storage.remove(key);

  // Files are written before their row; younger ones may still get it.
  const before = Date.now() - day;
  let old = new Set<string>();
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt.getTime() < before) old.add(key);
    if (old.size < atOnce) continue;
    await removeUnknown(db, storage, old);
    old = new Set();
  }
  await removeUnknown(db, storage, old);
}

async function removeUnknown(db: Database, storage: PhotoStorage, keys: Set<string>): Promise<void> {
  for (const key of await unknownPhotoKeys(db, [...keys])) await storage.remove(key);
}
