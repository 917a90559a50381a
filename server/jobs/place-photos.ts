import type { Database } from '../database/database.ts';
import { misplacedPhotos, notePlace } from '../features/photos/places.store.ts';
import type { OpenPlace, PhotoStorage } from '../outside/photo-storage/photo-storage.ts';

type Photo = Awaited<ReturnType<typeof misplacedPhotos>>[number];

/** The next run begins with what has to be taken back: a long one would keep that waiting. */
const maxMs = 40_000;

/** Every minute, where browsers fetch photos from the storage itself: what everybody may see lies there, and nothing else. */
export async function placePhotos(db: Database, storage: PhotoStorage): Promise<void> {
  const { openPlace } = storage;
  if (!openPlace) return;
  const until = Date.now() + maxMs;
  const failures = [
    ...(await each(db, false, until, (photo) => takeBack(db, openPlace, photo))),
    ...(await each(db, true, until, (photo) => layOpen(db, storage, openPlace, photo))),
  ];
  if (failures.length > 0) throw failures[0];
}

/** Each once: what could not be placed is tried again the next time and keeps no other waiting. */
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

/** The files before the row: broken off in between, it is done again. */
export async function takeBack(db: Database, openPlace: OpenPlace, { id, key }: Photo): Promise<void> {
  await openPlace.clear(key);
  await note(db, id, false);
}

async function layOpen(db: Database, storage: PhotoStorage, openPlace: OpenPlace, photo: Photo): Promise<void> {
  const { id, key } = photo;
  if (!(await openPlace.lay(key))) return;
  const isShown = await note(db, id, true);
  // Meanwhile it was removed, or its car was.
  if (isShown === null) await storage.remove(key);
  else if (!isShown) await takeBack(db, openPlace, photo);
}

const note = (db: Database, id: number, isOpen: boolean) => db.transaction().execute((tx) => notePlace(tx, id, isOpen));
