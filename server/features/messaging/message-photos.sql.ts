import { messagePhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql } from 'kysely';

/** A message's photos, in order, as contract Photos. */
export const photosOf = (messages: string) => sql<Photo[]>`coalesce((
  select json_agg(json_build_object(
    'id', photos.id, 'src', ${messagePhotoBase}::text || photos.key, 'width', photos.width, 'height', photos.height,
    'blur', photos.blur
  ) order by message_photos.position)
  from message_photos join photos on photos.id = message_photos.photo_id
  where message_photos.message_id = ${sql.ref(`${messages}.id`)}
), '[]')`;
