import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { api } from '../../../../lib/api.ts';
import { dismissToast, showToast } from '../../../../ui/toast-list.ts';
import { keepLeaving } from '../draft/leaving.ts';
import { createPhotoShelf, type PhotoShelf } from './photo-shelf.ts';
import { isMoving, type Slot } from './photo-slots.ts';

export interface Photos {
  slots: readonly Slot[];
  shelf: PhotoShelf;
  remove: (key: string) => void;
}

/** The photos of a listing that has an id; what is on its way goes on when the page is left. */
export function usePhotoShelf(carId: number | null, photos: readonly Photo[]): Photos {
  const [shelf] = useState(() => {
    let listingId = carId;
    const known = () => {
      if (listingId === null) throw new Error('Photos belong to a listing that is saved');
      return listingId;
    };
    const made = createPhotoShelf(
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
  const slots = useSyncExternalStore(shelf.subscribe, shelf.slots);
  const isBusy = slots.some(isMoving);

  useEffect(() => {
    if (carId !== null) shelf.belongsTo(carId);
  }, [shelf, carId]);

  useEffect(() => {
    const commit = () => void shelf.commitRemovals();
    addEventListener('pagehide', commit);
    return () => {
      removeEventListener('pagehide', commit);
      keepLeaving(shelf.commitRemovals());
    };
  }, [shelf]);

  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  function remove(key: string) {
    const removal = shelf.remove(key);
    if (!removal) return;
    const toast = showToast({ title: 'Photo removed', action: { label: 'Undo', run: removal.undo } });
    setTimeout(() => {
      dismissToast(toast);
      void removal.commit();
    }, undoMs);
  }

  return { slots, shelf, remove };
}

/** As long as the toast stands. */
const undoMs = 10_000;
