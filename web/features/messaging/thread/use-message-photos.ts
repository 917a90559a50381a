import { useMemo, useState } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { maxMessagePhotos } from '@forecourt/contract/messaging/messaging-values.ts';
import * as api from '../../../lib/api.ts';
import { refusalOf as refusalOfFile } from '../../../lib/picture-file.ts';
import { createUploadQueue, isStored, type Upload, type UploadQueue } from '../../../lib/upload-queue.ts';
import { useUploads } from '../../../lib/use-uploads.ts';

export interface MessagePhotos {
  queue: UploadQueue;
  list: readonly Upload[];
  /** Stored on the server. */
  photos: Photo[];
  /** Some aren't stored yet, or failed. Sent now, they would be missing without notice. */
  isIncomplete: boolean;
}

export const refusalOf = (file: File, already: number): string | undefined =>
  refusalOfFile(file, 'photo') ??
  (already >= maxMessagePhotos
    ? `A message can have up to ${maxMessagePhotos} photos, so we skipped ${file.name}.`
    : undefined);

/** Photos of a message that is being written, starting with those of the draft. */
export function useMessagePhotos(kept: readonly Photo[]): MessagePhotos {
  const [queue] = useState(() =>
    createUploadQueue(kept, {
      upload: async (file, onProgress, signal) =>
        (await api.messaging.attach({ files: { photo: [file] } }, { onProgress, signal })).photo,
      refusalOf,
      failed: 'We couldn’t upload this photo. Please try again.',
    }),
  );
  const list = useUploads(queue);
  const photos = useMemo(() => list.filter(isStored).map(({ photo }) => photo), [list]);
  return {
    queue,
    list,
    photos,
    isIncomplete: list.some((one) => !isStored(one) && one.state !== 'refused'),
  };
}
