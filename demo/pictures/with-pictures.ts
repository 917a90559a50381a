import { Readable } from 'node:stream';
import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import type { PhotoStorage } from '@forecourt/server/lib/photo-storage.ts';
import { readShipped } from './shipped-files.ts';

/** The given storage, and the pictures in `files/`. Nothing is copied: they are served from there. */
export const withPictures = (storage: PhotoStorage): PhotoStorage => ({
  ...storage,
  // Only this server has the shipped files.
  photoBase: ownPhotoBase,
  openPlace: null,
  async open(key, width) {
    const stored = await storage.open(key, width);
    if (stored) return stored;
    const shipped = await readShipped(key, width);
    return shipped && { bytes: shipped.length, content: Readable.from([shipped]) };
  },
});
