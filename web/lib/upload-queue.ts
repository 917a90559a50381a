import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sentenceOf } from './sentence.ts';
import { createStore } from './store.ts';
import { withRetry } from './with-retry.ts';

/** A picture the server has. */
export interface StoredUpload {
  key: string;
  photo: Photo;
  /** Of the file it was made of; not known of one from before. */
  name?: string;
}

/** A file on its way: `failed` may be tried again, `refused` may not. */
export interface FileUpload {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  sent: number;
  error?: string;
}

export type Upload = StoredUpload | FileUpload;

interface QueueOptions {
  upload: (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<Photo>;
  /** Why this file is not even sent, as a sentence; `already` is how many there are. */
  refusalOf: (file: File, already: number) => string | undefined;
  /** What to say where the server said nothing. */
  failed: string;
  /** What is chosen waits for this. */
  before?: () => Promise<unknown>;
  onStored?: (photo: Photo) => void;
  /** Nothing is on its way, or no longer. */
  onIdle?: () => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export const isStored = (one: Upload): one is StoredUpload => 'photo' in one;
export const isMoving = (one: Upload): one is FileUpload =>
  !isStored(one) && (one.state === 'waiting' || one.state === 'sending');
export const asStored = (photo: Photo): StoredUpload => ({ key: `photo-${photo.id}`, photo });

/** Pictures that are uploaded a few at a time, in the order in which they were chosen; each can be stopped and tried again. */
export function createUploadQueue(kept: readonly Photo[], options: QueueOptions) {
  const store = createStore<readonly Upload[]>(kept.map(asStored));
  const aborts = new Map<string, AbortController>();
  let lastKey = 0;

  const patch = (key: string, change: Partial<FileUpload>) =>
    store.set(store.get().map((one) => (one.key === key && !isStored(one) ? { ...one, ...change } : one)));

  function pump() {
    for (const one of store.get()) {
      if (aborts.size >= atOnce) break;
      if (!isStored(one) && one.state === 'waiting' && !aborts.has(one.key)) void send(one);
    }
    if (!store.get().some(isMoving)) options.onIdle?.();
  }

  async function send({ key, file }: FileUpload): Promise<void> {
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      const photo = await withRetry(abort.signal, () => {
        patch(key, { state: 'sending', sent: 0 });
        return options.upload(file, (sent) => patch(key, { sent }), abort.signal);
      });
      if (abort.signal.aborted) return;
      options.onStored?.(photo);
      store.set(store.get().map((one) => (one.key === key ? { key, photo, name: file.name } : one)));
    } catch (error) {
      if (abort.signal.aborted) return;
      patch(key, { state: isFinal(error) ? 'refused' : 'failed', error: sentenceOf(error, options.failed) });
    } finally {
      if (aborts.get(key) === abort) aborts.delete(key);
      pump();
    }
  }

  const idle = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (store.get().some(isMoving)) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look();
    });

  return {
    ...store,
    pump,

    add: (files: readonly File[]) => {
      let count = store.get().filter((one) => isStored(one) || one.state !== 'refused').length;
      const added = files.map((file): FileUpload => {
        const error = options.refusalOf(file, count);
        if (!error) count += 1;
        lastKey += 1;
        const way = error ? { state: 'refused' as const, error } : { state: 'waiting' as const };
        return { key: `file-${lastKey}`, file, sent: 0, ...way };
      });
      store.set([...store.get(), ...added]);
      if (options.before) void options.before().then(pump);
      else pump();
    },

    retry: (key: string) => {
      patch(key, { state: 'waiting', sent: 0 });
      pump();
    },

    /** What the server has by then becomes part of nothing, and is swept there. */
    remove: (key: string) => {
      aborts.get(key)?.abort();
      aborts.delete(key);
      store.set(store.get().filter((one) => one.key !== key));
      pump();
    },

    clear: () => {
      for (const abort of aborts.values()) abort.abort();
      aborts.clear();
      store.set([]);
    },

    /** When nothing is on its way any more: the pictures that arrived, and the names of the files that did not. */
    settled: async (): Promise<{ photos: Photo[]; missing: string[] }> => {
      await idle();
      return {
        photos: store
          .get()
          .filter(isStored)
          .map(({ photo }) => photo),
        missing: store.get().flatMap((one) => (isStored(one) ? [] : [one.file.name])),
      };
    },
  };
}

const finalCodes = new Set<ApiError['code']>(['photo_refused', 'file_too_large', 'car_not_found', 'not_editable_now']);
const isFinal = (error: unknown) => error instanceof ApiError && finalCodes.has(error.code);

const atOnce = 3;
