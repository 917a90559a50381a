import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sentenceOf } from './sentence.ts';
import { createStore } from './store.ts';
import { withRetry } from './with-retry.ts';

/** An uploaded picture. */
export interface StoredUpload {
  key: string;
  photo: Photo;
  /** Name of the original file. Unknown for earlier uploads. */
  name?: string;
}

/** An upload in progress. `failed` can be retried, `refused` can't. */
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
  /** Why a file won't be sent, as a sentence. `already` is the current number of pictures. */
  refusalOf: (file: File, already: number) => string | undefined;
  /** Shown if the server gave no message of its own. */
  failed: string;
  /** Uploads wait for this promise. */
  before?: () => Promise<unknown>;
  onStored?: (photo: Photo) => void;
  /** Called when no uploads are in progress. */
  onIdle?: () => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export const isStored = (entry: Upload): entry is StoredUpload => 'photo' in entry;
export const isMoving = (entry: Upload): entry is FileUpload =>
  !isStored(entry) && (entry.state === 'waiting' || entry.state === 'sending');
export const asStored = (photo: Photo): StoredUpload => ({ key: `photo-${photo.id}`, photo });

/** Uploads pictures a few at a time, in the order they were selected. Each can be stopped and retried. */
export function createUploadQueue(stored: readonly Photo[], options: QueueOptions) {
  const store = createStore<readonly Upload[]>(stored.map(asStored));
  const aborts = new Map<string, AbortController>();
  let lastKey = 0;

  const patch = (key: string, change: Partial<FileUpload>) =>
    store.set(store.get().map((entry) => (entry.key === key && !isStored(entry) ? { ...entry, ...change } : entry)));

  function pump() {
    for (const entry of store.get()) {
      if (aborts.size >= maxParallel) break;
      if (!isStored(entry) && entry.state === 'waiting' && !aborts.has(entry.key)) void send(entry);
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
      store.set(store.get().map((entry) => (entry.key === key ? { key, photo, name: file.name } : entry)));
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
      const check = () => {
        if (store.get().some(isMoving)) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(check);
      check();
    });

  return {
    ...store,
    pump,

    add: (files: readonly File[]) => {
      let count = store.get().filter((entry) => isStored(entry) || entry.state !== 'refused').length;
      const added = files.map((file): FileUpload => {
        const error = options.refusalOf(file, count);
        if (!error) count += 1;
        lastKey += 1;
        const outcome = error ? { state: 'refused' as const, error } : { state: 'waiting' as const };
        return { key: `file-${lastKey}`, file, sent: 0, ...outcome };
      });
      store.set([...store.get(), ...added]);
      if (options.before) void options.before().then(pump);
      else pump();
    },

    retry: (key: string) => {
      patch(key, { state: 'waiting', sent: 0 });
      pump();
    },

    /** Pictures that already reached the server are unused, and the server cleans them up. */
    remove: (key: string) => {
      aborts.get(key)?.abort();
      aborts.delete(key);
      store.set(store.get().filter((entry) => entry.key !== key));
      pump();
    },

    clear: () => {
      for (const abort of aborts.values()) abort.abort();
      aborts.clear();
      store.set([]);
    },

    /** Resolves when no uploads are in progress, with the uploaded pictures and the names of the failed files. */
    settled: async (): Promise<{ photos: Photo[]; missing: string[] }> => {
      await idle();
      return {
        photos: store
          .get()
          .filter(isStored)
          .map(({ photo }) => photo),
        missing: store.get().flatMap((entry) => (isStored(entry) ? [] : [entry.file.name])),
      };
    },
  };
}

const finalCodes = new Set<ApiError['code']>(['photo_refused', 'file_too_large', 'car_not_found', 'not_editable_now']);
const isFinal = (error: unknown) => error instanceof ApiError && finalCodes.has(error.code);

const maxParallel = 3;
