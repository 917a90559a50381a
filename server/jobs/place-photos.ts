import type { Database } from '../database/database.ts';
import { misplacedPhotos, notePlace } from '../features/photos/places.store.ts';
import type { OpenPlace, PhotoStorage } from '../outside/photo-storage/photo-storage.ts';

type Photo = Awaited<ReturnType<typeof misplacedPhotos>>[number];

/** Every minute, where browsers fetch photos from the storage itself: what everybody may see lies there, and nothing else. */
export async function placePhotos(db: Database, storage: PhotoStorage): Promise<void> {
  const { openPlace } = storage;
  if (!openPlace) return;
  await each(db, false, (photo) => takeBack(db, openPlace, photo));
  await each(db, true, (photo) => layOpen(db, storage, openPlace, photo));
}

/** Each once: what could not be placed is tried again the next time and keeps nobody waiting. */
async function each(db: Database, isShown: boolean, place: (photo: Photo) => Promise<void>): Promise<void> {
  let after = 0;
  for (;;) {
    const photos = await misplacedPhotos(db, { isShown, after });
    for (const photo of photos) await place(photo);
    const last = photos.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The files before the row: broken off in between, it is done again. */
async function takeBack(db: Database, openPlace: OpenPlace, { id, key }: Photo): Promise<void> {
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
