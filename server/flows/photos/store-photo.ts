import { fail } from '../../lib/failure.ts';
import type { StoredPhoto } from '../../features/photos/photos.store.ts';
import type { UploadedFile } from '../../lib/handlers.ts';
import { DecoderDied, PhotoRefused, PhotosBusy } from '../../outside/photo-maker/photo-errors.ts';
import type { PhotoMaker } from '../../outside/photo-maker/photo-maker.ts';
import type { PhotoShape } from '../../outside/photo-maker/render.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import { isDiskFull } from '../../lib/disk-full.ts';
import { newPhotoKey } from '../../lib/photo-address.ts';

export interface PhotoDeps {
  maker: PhotoMaker;
  storage: PhotoStorage;
}

/** Converts an uploaded picture and stores its files. The caller writes the row or removes the files again. */
export async function storePhoto(
  { maker, storage }: PhotoDeps,
  { name, path }: UploadedFile,
  /** `whose`: the game account, so that all characters of a person share one queue. */
  { whose, shape = 'photo', signal }: { whose: number; shape?: PhotoShape; signal: AbortSignal },
): Promise<StoredPhoto> {
  const { files, ...photo } = await maker.make(path, { whose, shape, signal }).catch((error: unknown) => {
    if (error instanceof PhotoRefused)
      return fail('photo_refused', { words: { file: name, why: error.message }, cause: error });
    if (error instanceof PhotosBusy) return fail('busy_with_photos', { retryAfterSeconds: 10 });
    if (error instanceof DecoderDied) return fail('unavailable', { retryAfterSeconds: 2, cause: error });
    // The client is gone, so no one reads this.
    if (signal.aborted) return fail('unreadable_body');
    throw error;
  });
  const key = newPhotoKey();
  await storage.store(key, files).catch(async (cause: unknown) => {
    // If removing fails too, the sweep finds the files.
    await storage.remove(key).catch(() => undefined);
    if (isDiskFull(cause)) return fail('no_room', { retryAfterSeconds: 60, cause });
    return fail('unavailable', { retryAfterSeconds: 10, cause });
  });
  return { key, ...photo };
}
