import { useMemo, useState } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { maxAttachments } from '@forecourt/contract/tickets/ticket-values.ts';
import * as api from '../../../lib/api.ts';
import { refusalOf as refusalOfFile } from '../../../lib/picture-file.ts';
import { createUploadQueue, isMoving, isStored, type Upload, type UploadQueue } from '../../../lib/upload-queue.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { words } from '../words.ts';

export interface Pictures {
  queue: UploadQueue;
  list: readonly Upload[];
  /** Pictures stored on the server. */
  photos: Photo[];
  isMoving: boolean;
  /** If the message were sent now, the failed picture would be missing without notice. */
  hasFailed: boolean;
}

/** The reason why this file can't be attached. `already` is the number of pictures so far. */
export const refusalOf = (file: File, already: number): string | undefined =>
  refusalOfFile(file, 'picture') ??
  (already >= maxAttachments ? `You can add up to ${maxAttachments} pictures, so we skipped ${file.name}.` : undefined);

const none: readonly Photo[] = [];

/** Pictures of a ticket or reply that is being written, starting with those of a saved draft. */
export function usePictures(kept = none): Pictures {
  const [queue] = useState(() =>
    createUploadQueue(kept, {
      upload: async (file, onProgress, signal) =>
        (await api.tickets.attach({ files: { photo: [file] } }, { onProgress, signal })).photo,
      refusalOf,
      failed: words.pictureFailed,
    }),
  );
  const list = useUploads(queue);
  const photos = useMemo(() => list.filter(isStored).map(({ photo }) => photo), [list]);
  return {
    queue,
    list,
    photos,
    isMoving: list.some(isMoving),
    hasFailed: list.some((one) => !isStored(one) && one.state === 'failed'),
  };
}

/** Shown when a file failed to upload, so that it's never dropped silently. */
export const missingSentence = (missing: readonly string[]): string =>
  missing.length === 1
    ? `${missing[0]} isn’t attached. Remove it or try again, then send.`
    : `${missing.length} pictures aren’t attached. Remove them or try again, then send.`;
