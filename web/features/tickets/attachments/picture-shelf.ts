import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { words } from '../words.ts';
import { refusalOf } from './check-file.ts';

/** A picture the server has. */
export interface StoredPicture {
  key: string;
  photo: Photo;
}

/** A file on its way: `failed` may be tried again, `refused` may not. */
export interface FilePicture {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  sent: number;
  error?: string;
}

export type Picture = StoredPicture | FilePicture;
export type Upload = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<Photo>;
export type PictureShelf = ReturnType<typeof createPictureShelf>;

export const isStored = (picture: Picture): picture is StoredPicture => 'photo' in picture;
const isMoving = (picture: Picture) =>
  !isStored(picture) && (picture.state === 'waiting' || picture.state === 'sending');

/** The pictures of one ticket or answer that is being written; they are uploaded a few at a time. */
export function createPictureShelf(kept: readonly Photo[], upload: Upload) {
  let pictures: readonly Picture[] = kept.map((photo) => ({ key: `photo-${photo.id}`, photo }));
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();

  function set(next: readonly Picture[]) {
    pictures = next;
    for (const listener of listeners) listener();
  }

  const patch = (key: string, change: Partial<FilePicture>) =>
    set(pictures.map((one) => (one.key === key && !isStored(one) ? { ...one, ...change } : one)));

  function pump() {
    for (const one of pictures) {
      if (aborts.size >= atOnce) return;
      if (!isStored(one) && one.state === 'waiting' && !aborts.has(one.key)) void send(one, 0);
    }
  }

  async function send(picture: FilePicture, tries: number): Promise<void> {
    const { key, file } = picture;
    const abort = new AbortController();
    aborts.set(key, abort);
    patch(key, { state: 'sending', sent: 0 });
    try {
      const photo = await upload(file, (sent) => patch(key, { sent }), abort.signal);
      set(pictures.map((one) => (one.key === key ? { key, photo } : one)));
    } catch (error) {
      if (abort.signal.aborted) return;
      if (isBusy(error) && tries < patience.length) {
        await new Promise((wake) => setTimeout(wake, patience[tries]));
        if (!abort.signal.aborted) return await send(picture, tries + 1);
      } else
        patch(key, { state: isFinal(error) ? 'refused' : 'failed', error: sentenceOf(error, words.pictureFailed) });
    } finally {
      if (aborts.get(key) === abort) aborts.delete(key);
      pump();
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pictures: () => pictures,

    add(files: readonly File[]) {
      let count = pictures.filter((one) => isStored(one) || one.state !== 'refused').length;
      const added = files.map((file): FilePicture => {
        const error = refusalOf(file, count);
        if (!error) count += 1;
        lastKey += 1;
        const way = error ? { state: 'refused' as const, error } : { state: 'waiting' as const };
        return { key: `file-${lastKey}`, file, sent: 0, ...way };
      });
      set([...pictures, ...added]);
      pump();
    },

    retry(key: string) {
      patch(key, { state: 'waiting', sent: 0 });
      pump();
    },

    /** What the server has by then becomes part of nothing, and is swept there. */
    remove(key: string) {
      aborts.get(key)?.abort();
      aborts.delete(key);
      set(pictures.filter((one) => one.key !== key));
      pump();
    },

    clear() {
      for (const abort of aborts.values()) abort.abort();
      aborts.clear();
      set([]);
    },

    /** When nothing is on its way any more: the pictures that arrived, and the names of the files that did not. */
    async settled(): Promise<{ photos: Photo[]; missing: string[] }> {
      while (pictures.some(isMoving)) await new Promise((wake) => setTimeout(wake, 50));
      return {
        photos: pictures.filter(isStored).map(({ photo }) => photo),
        missing: pictures.flatMap((one) => (isStored(one) ? [] : [one.file.name])),
      };
    },
  };
}

const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'busy_with_photos';
const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.code === 'photo_refused' || error.code === 'file_too_large');

const atOnce = 3;
const patience = [1_500, 4_000, 8_000];
