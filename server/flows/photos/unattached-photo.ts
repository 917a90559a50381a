import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Database } from '../../database/database.ts';
import { insertLoosePhoto } from '../../features/photos/photos.store.ts';
import type { Actor, UploadedFile } from '../../lib/handlers.ts';
import { photoSrc } from '../../lib/photo-address.ts';
import { storePhoto, type PhotoDeps } from './store-photo.ts';

export interface UnattachedPhotoDeps extends PhotoDeps {
  db: Database;
}

interface Upload {
  file: UploadedFile;
  /** The address it's fetched from: that of ticket pictures or of photos in messages. */
  base: string;
  signal: AbortSignal;
}

/** Stores a photo for a ticket or a message that isn't sent yet. Unattached ones are swept after a day. */
export async function storeUnattachedPhoto(
  parts: UnattachedPhotoDeps,
  { id: ownerId, gameAccountId }: Pick<Actor, 'id' | 'gameAccountId'>,
  { file, base, signal }: Upload,
): Promise<Photo> {
  const photo = await storePhoto(parts, file, { whose: gameAccountId, signal });
  const id = await insertLoosePhoto(parts.db, { ...photo, ownerId });
  return { id, src: photoSrc(base, photo.key), ...sizes(photo) };
}

const sizes = ({ width, height, blur }: Pick<Photo, 'width' | 'height' | 'blur'>) => ({ width, height, blur });
