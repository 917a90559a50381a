import { z } from 'zod';
import { maxPhotoBytes, maxPhotos } from './photo-limits.ts';
import { call } from '../kit/call.ts';
import { done, Id, success } from '../kit/shapes.ts';
import { member } from '../access/who.ts';

/** A stored picture: `${src}-${width}.webp` for each of `photoWidths`. */
export const Photo = z
  .object({
    id: Id,
    src: z.string(),
    /** Size of the largest stored version. */
    width: z.number().int(),
    height: z.number().int(),
    /** A few pixels as a data: address, shown until the photo loads. */
    blur: z.string(),
  })
  .meta({ title: 'Photo' });
export type Photo = z.output<typeof Photo>;

export const photos = {
  add: call('POST /api/photos.php', {
    summary: 'Add a photo to a listing. Accepts JPG, PNG, GIF or WebP content.',
    who: member,
    limit: 'upload',
    input: z.object({ car_id: Id }),
    files: { photo: { atMost: 1, maxBytes: maxPhotoBytes } },
    output: success('photo', Photo),
    fails: [
      'car_not_found',
      'not_editable_now',
      'file_too_large',
      'too_many_files',
      'photo_refused',
      'too_many_photos',
      'busy_with_photos',
    ],
  }),
  arrange: call('PUT /api/photos.php?action=arrange', {
    summary: 'Reorder a listing’s photos. The first is the cover.',
    who: member,
    limit: 'listing',
    input: z.object({ car_id: Id, photo_ids: z.array(Id).max(maxPhotos) }),
    output: success('images', z.array(Photo)),
    fails: ['car_not_found', 'not_editable_now', 'photos_changed'],
  }),
  remove: call('DELETE /api/photos.php?id', {
    summary: 'Remove a photo from a listing',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: done,
    fails: ['photo_not_found', 'not_editable_now'],
    whenMissing: false,
  }),
};
