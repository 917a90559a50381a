import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Database } from '../../database/database.ts';
import { insertLoosePhoto } from '../../features/photos/photos.store.ts';
import type { Actor, UploadedFile } from '../../lib/handlers.ts';
import { ticketPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { photoSrc } from '../../lib/photo-address.ts';
import { storePhoto, type PhotoDeps } from './store-photo.ts';

export interface TicketPhotoDeps extends PhotoDeps {
  db: Database;
}

/** Stores a picture that isn't attached to a ticket yet. Unattached ones are swept after a day. */
export async function keepTicketPhoto(
  parts: TicketPhotoDeps,
  { id: ownerId, gameAccountId }: Pick<Actor, 'id' | 'gameAccountId'>,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<Photo> {
  const photo = await storePhoto(parts, file, { whose: gameAccountId, signal });
  const id = await insertLoosePhoto(parts.db, { ...photo, ownerId });
  return { id, src: photoSrc(ticketPhotoBase, photo.key), ...sizes(photo) };
}

const sizes = ({ width, height, blur }: Pick<Photo, 'width' | 'height' | 'blur'>) => ({ width, height, blur });
