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
  /** Those the server has. */
  photos: Photo[];
  isMoving: boolean;
  /** Sent now, it would be left out unseen. */
  hasFailed: boolean;
}

/** Why this file cannot be attached, as a sentence; `already` is how many there are. */
export const refusalOf = (file: File, already: number): string | undefined =>
  refusalOfFile(file, 'picture') ??
  (already >= maxAttachments ? `At most ${maxAttachments} pictures, so ${file.name} was left out.` : undefined);

const none: readonly Photo[] = [];

/** The pictures of a ticket or an answer that is being written, beginning with those of a kept draft. */
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

/** What to say when a file did not get through: it is never left out without a word. */
export const missingSentence = (missing: readonly string[]): string =>
  missing.length === 1
    ? `${missing[0]} is not attached. Remove it or try it again, then send.`
    : `${missing.length} pictures are not attached. Remove them or try them again, then send.`;
