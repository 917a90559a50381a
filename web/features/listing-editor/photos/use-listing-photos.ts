import { useEffect, useState } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import * as api from '../../../lib/api.ts';
import type { Upload } from '../../../lib/upload-queue.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { dismissToast, showToast } from '../../../ui/toast-list.ts';
import { keepLeaving } from '../draft/leaving.ts';
import { createListingPhotos, type ListingPhotos } from './listing-photos.ts';

export interface Photos {
  slots: readonly Upload[];
  queue: ListingPhotos;
  remove: (key: string) => void;
}

/** The photos of a saved listing. Uploads continue when the page is left. */
export function useListingPhotos(carId: number | null, photos: readonly Photo[]): Photos {
  const [queue] = useState(() => {
    let listingId = carId;
    const known = () => {
      if (listingId === null) throw new Error('Photos need a saved listing');
      return listingId;
    };
    const made = createListingPhotos(
      photos,
      {
        add: async (file, onProgress, signal) =>
          (await api.photos.add({ car_id: known(), files: { photo: [file] } }, { onProgress, signal })).photo,
        arrange: async (photo_ids) => (await api.photos.arrange({ car_id: known(), photo_ids })).images,
        remove: (id) => api.photos.remove({ id }, { keepalive: true }),
        reload: async () => (await api.cars.editing({ id: known() }))?.listing.images ?? [],
      },
      (title) => showToast({ title, tone: 'danger' }),
    );
    return Object.assign(made, { belongsTo: (id: number) => void (listingId = id) });
  });
  const slots = useUploads(queue);

  useEffect(() => {
    if (carId !== null) queue.belongsTo(carId);
  }, [queue, carId]);

  useEffect(() => {
    const commit = () => void queue.commitRemovals();
    addEventListener('pagehide', commit);
    return () => {
      removeEventListener('pagehide', commit);
      keepLeaving(queue.commitRemovals());
    };
  }, [queue]);

  function remove(key: string) {
    const removal = queue.remove(key);
    if (!removal) return;
    const toast = showToast({ title: 'Photo removed', action: { label: 'Undo', run: removal.undo } });
    setTimeout(() => {
      dismissToast(toast);
      void removal.commit();
    }, undoMs);
  }

  return { slots, queue, remove };
}

/** As long as the toast is shown. */
const undoMs = 10_000;
