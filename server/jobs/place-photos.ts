import type { Database } from '../database/database.ts';
import { misplacedPhotos, notePlace } from '../features/photos/places.store.ts';
import type { OpenPlace, PhotoStorage } from '../lib/photo-storage.ts';

type Photo = Awaited<ReturnType<typeof misplacedPhotos>>[number];

/** Limits a run, because the next one starts with photos that must be unpublished. */
const maxMs = 40_000;

/**
 * Every minute, if browsers fetch photos from the storage directly: publishes the photos everyone may see and
 * unpublishes the rest.
 */
export async function placePhotos(db: Database, storage: PhotoStorage): Promise<void> {
  const { openPlace } = storage;
  if (!openPlace) return;
  const until = Date.now() + maxMs;
  const failures = [
    ...(await each(db, false, until, (photo) => unpublish(db, openPlace, photo))),
    ...(await each(db, true, until, (photo) => layOpen(db, storage, openPlace, photo))),
  ];
  if (failures.length > 0) throw failures[0];
}

/** Handles each photo once. One that fails is retried next time and doesn't block others. */
async function each(
  db: Database,
  isShown: boolean,
  until: number,
  place: (photo: Photo) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  let after = 0;
  while (Date.now() < until) {
    const photos = await misplacedPhotos(db, { isShown, after });
    for (const photo of photos) await place(photo).catch((failure: unknown) => failures.push(failure));
    const last = photos.at(-1);
    if (!last) break;
    after = last.id;
  }
  return failures;
}

/** Deletes the files before updating the row, so that an interrupted run is repeated. */
export async function unpublish(db: Database, openPlace: OpenPlace, { id, key }: Photo): Promise<void> {
  await openPlace.clear(key);
  await note(db, id, false);
}

async function layOpen(db: Database, storage: PhotoStorage, openPlace: OpenPlace, photo: Photo): Promise<void> {
  const { id, key } = photo;
  if (!(await openPlace.publish(key))) return;
  const isShown = await note(db, id, true);
  // The photo or its car was deleted in between.
  if (isShown === null) await storage.remove(key);
  else if (!isShown) await unpublish(db, openPlace, photo);
}

const note = (db: Database, id: number, isOpen: boolean) => db.transaction().execute((tx) => notePlace(tx, id, isOpen));
