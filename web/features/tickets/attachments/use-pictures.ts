import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { api } from '../../../lib/api.ts';
import { createPictureShelf, isStored, type Picture, type PictureShelf } from './picture-shelf.ts';

export interface Pictures {
  shelf: PictureShelf;
  list: readonly Picture[];
  /** Those the server has. */
  photos: Photo[];
}

/** The pictures of what is being written, beginning with those of a kept draft. */
export function usePictures(kept: readonly Photo[]): Pictures {
  const [shelf] = useState(() =>
    createPictureShelf(
      kept,
      async (file, onProgress, signal) =>
        (await api.tickets.attach({ files: { photo: [file] } }, { onProgress, signal })).photo,
    ),
  );
  const list = useSyncExternalStore(shelf.subscribe, shelf.pictures);
  const isBusy = list.some((one) => !isStored(one) && (one.state === 'waiting' || one.state === 'sending'));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  const photos = useMemo(() => list.filter(isStored).map(({ photo }) => photo), [list]);
  return { shelf, list, photos };
}

/** What to say when a file did not get through: it is never left out without a word. */
export const missingSentence = (missing: readonly string[]): string =>
  missing.length === 1
    ? `${missing[0]} is not attached. Remove it or try it again, then send.`
    : `${missing.length} pictures are not attached. Remove them or try them again, then send.`;
