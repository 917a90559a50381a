import { maxPhotos } from '@forecourt/contract/photos/photo-limits.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { refusalOf } from '../../../lib/picture-file.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { asStored, createUploadQueue, isStored, type StoredUpload } from '../../../lib/upload-queue.ts';
import { words } from '../words.ts';
import { createPhotoOrder } from './photo-order.ts';

export interface PhotoCalls {
  add: (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<Photo>;
  arrange: (ids: number[]) => Promise<Photo[]>;
  remove: (id: number) => Promise<unknown>;
  /** Fetches the photos as stored on the server. */
  reload: () => Promise<Photo[]>;
}

export type ListingPhotos = ReturnType<typeof createListingPhotos>;

/** A listing's photos: an upload queue whose order and removals are synced with the server. */
export function createListingPhotos(
  photos: readonly Photo[],
  calls: PhotoCalls,
  onFailure: (sentence: string) => void,
) {
  let hidden: readonly StoredUpload[] = [];
  let timesReplaced = 0;
  const removing = new Map<string, Promise<void>>();
  const order = createPhotoOrder(photos, calls, adopt, onFailure);
  const queue = createUploadQueue(photos, {
    upload: calls.add,
    refusalOf: (file, already) =>
      refusalOf(file, 'photo') ??
      (already >= maxPhotos ? `A listing can have up to ${maxPhotos} photos, so ${file.name} was skipped.` : undefined),
    failed: words.photoFailed,
    // Removed photos free up space on the server first.
    before: () => commitRemovals(),
    onStored: order.added,
    onIdle: () => order.want(wantedOrder()),
  });

  /** Photos about to be removed are still on the server, so they keep a place at the end. */
  const wantedOrder = () => [...queue.get().filter(isStored), ...hidden].map(({ photo }) => photo.id);

  /** Adopts the server's photos in its order. Uploads in progress stay behind them. */
  function adopt(known: readonly Photo[]) {
    const gone = new Set(hidden.map(({ photo }) => photo.id));
    const stored = known.filter(({ id }) => !gone.has(id)).map(asStored);
    if (idsOf(stored) !== idsOf(queue.get().filter(isStored))) timesReplaced += 1;
    queue.set([...stored, ...queue.get().filter((slot) => !isStored(slot))]);
  }

  function removeNow(slot: StoredUpload): Promise<void> {
    const running = removing.get(slot.key) ?? takeOff(slot).finally(() => removing.delete(slot.key));
    removing.set(slot.key, running);
    return running;
  }

  async function takeOff(slot: StoredUpload) {
    await order.idle();
    if (!hidden.includes(slot)) return;
    try {
      await calls.remove(slot.photo.id);
      order.removed(slot.photo.id);
    } catch (error) {
      queue.set([...queue.get(), slot]);
      onFailure(sentenceOf(error, words.removeFailed));
    }
    hidden = hidden.filter((other) => other !== slot);
  }

  const commitRemovals = () => Promise.all(hidden.map(removeNow));

  return {
    subscribe: queue.subscribe,
    get: queue.get,
    add: queue.add,
    retry: queue.retry,

    /** Hides a stored photo at first. Returns functions to undo or to commit the removal. */
    remove(key: string): { undo: () => void; commit: () => Promise<void> } | undefined {
      const index = queue.get().findIndex((slot) => slot.key === key);
      const slot = queue.get()[index];
      if (slot && isStored(slot)) hidden = [...hidden, slot];
      queue.remove(key);
      if (!slot || !isStored(slot)) return undefined;
      const undo = () => {
        if (!hidden.includes(slot) || removing.has(key)) return;
        hidden = hidden.filter((other) => other !== slot);
        queue.set(queue.get().toSpliced(index, 0, slot));
      };
      return { undo, commit: () => removeNow(slot) };
    },

    commitRemovals,

    move(key: string, to: number) {
      const slot = queue.get().find((other) => other.key === key);
      if (!slot) return;
      const others = queue.get().filter((other) => other !== slot);
      queue.set(others.toSpliced(Math.max(0, to), 0, slot));
      queue.pump();
    },

    /** Fetches the stored photos, and counts how often they replaced what was shown. */
    look: order.startOver,
    timesReplaced: () => timesReplaced,

    /** Resolves once nothing is in flight, including order and removals. */
    async settled() {
      await queue.settled();
      await commitRemovals();
      await order.idle();
    },
  };
}

const idsOf = (stored: readonly StoredUpload[]) => stored.map(({ photo }) => photo.id).join();
