import type { photos } from '@forecourt/contract/photos/photos.ts';
import { fail } from '../../lib/failure.ts';
import { addPhoto, arrangePhotos, removePhoto, type CarPhotoDeps } from '../../flows/photos/car-photos.ts';
import type { Handlers } from '../../lib/handlers.ts';

export function photosCalls(parts: CarPhotoDeps): Handlers<typeof photos> {
  return {
    async add({ car_id }, actor, { files: [file], signal }) {
      if (!file) return fail('bad_input', { fields: { photo: ['Please select a photo'] } });
      return { success: true, photo: await addPhoto(parts, actor, car_id, file, signal) };
    },

    arrange: async ({ car_id, photo_ids }, actor) => ({
      success: true,
      images: await arrangePhotos(parts, actor, car_id, photo_ids),
    }),

    async remove({ id }, actor, { log }) {
      await removePhoto(parts, actor, id, log);
      return { success: true };
    },
  };
}
