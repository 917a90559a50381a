import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { words } from '../words.ts';
import { refusalOf } from './check-photo.ts';
import { createPhotoOrder } from './photo-order.ts';
import { isMoving, isStored, moved, type FileSlot, type Slot, type StoredSlot } from './photo-slots.ts';

export interface PhotoCalls {
  add: (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<Photo>;
  arrange: (ids: number[]) => Promise<Photo[]>;
  remove: (id: number) => Promise<unknown>;
  /** As they stand on the server. */
  reload: () => Promise<Photo[]>;
}

export type PhotoShelf = ReturnType<typeof createPhotoShelf>;

/** The photos of one listing: uploads a few at a time, and keeps order and removals in step with the server. */
export function createPhotoShelf(photos: readonly Photo[], calls: PhotoCalls, onFailure: (sentence: string) => void) {
  let slots: readonly Slot[] = photos.map(asSlot);
  let hidden: readonly StoredSlot[] = [];
  let lastKey = 0;
  let timesReplaced = 0;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  const removing = new Map<string, Promise<void>>();
  const order = createPhotoOrder(photos, calls, adopt, onFailure);

  function set(next: readonly Slot[]) {
    slots = next;
    for (const listener of listeners) listener();
  }

  const patch = (key: string, change: Partial<FileSlot>) =>
    set(slots.map((slot) => (slot.key === key && !isStored(slot) ? { ...slot, ...change } : slot)));

  function pump() {
    const free = atOnce - aborts.size;
    const next = slots.filter((slot): slot is FileSlot => !isStored(slot) && slot.state === 'waiting').slice(0, free);
    for (const slot of next) if (!aborts.has(slot.key)) void send(slot, 0);
    if (!slots.some(isMoving)) order.want(wantedOrder());
  }

  async function send(slot: FileSlot, tries: number): Promise<void> {
    const { key, file } = slot;
    const abort = new AbortController();
    aborts.set(key, abort);
    patch(key, { state: 'sending', sent: 0 });
    try {
      const photo = await calls.add(file, (sent) => patch(key, { sent }), abort.signal);
      order.added(photo);
      set(slots.map((one) => (one.key === key ? { key, photo } : one)));
    } catch (error) {
      if (abort.signal.aborted) return;
      if (isBusy(error) && tries < patience.length) {
        await new Promise((wake) => setTimeout(wake, patience[tries]));
        if (!abort.signal.aborted) return await send(slot, tries + 1);
      } else
        patch(key, { state: mayTryAgain(error) ? 'failed' : 'refused', error: sentenceOf(error, words.photoFailed) });
    } finally {
      aborts.delete(key);
      pump();
    }
  }

  /** Those about to be removed are still on the server, so they keep a place at the end. */
  const wantedOrder = () => [...slots.filter(isStored), ...hidden].map(({ photo }) => photo.id);

  /** The server's photos in its order; what is still on its way keeps its place behind them. */
  function adopt(known: readonly Photo[]) {
    const gone = new Set(hidden.map(({ photo }) => photo.id));
    const stored = known.filter(({ id }) => !gone.has(id)).map(asSlot);
    if (idsOf(stored) !== idsOf(slots.filter(isStored))) timesReplaced += 1;
    set([...stored, ...slots.filter((slot) => !isStored(slot))]);
  }

  function removeNow(slot: StoredSlot): Promise<void> {
    const running = removing.get(slot.key) ?? takeOff(slot).finally(() => removing.delete(slot.key));
    removing.set(slot.key, running);
    return running;
  }

  async function takeOff(slot: StoredSlot) {
    await order.idle();
    if (!hidden.includes(slot)) return;
    try {
      await calls.remove(slot.photo.id);
      order.removed(slot.photo.id);
    } catch (error) {
      set([...slots, slot]);
      onFailure(sentenceOf(error, words.removeFailed));
    }
    hidden = hidden.filter((one) => one !== slot);
  }

  const commitRemovals = () => Promise.all(hidden.map(removeNow));

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    slots: () => slots,

    add(files: readonly File[]) {
      let count = slots.filter((slot) => isStored(slot) || slot.state !== 'refused').length;
      const added = files.map((file): FileSlot => {
        const error = refusalOf(file, count);
        if (!error) count += 1;
        lastKey += 1;
        return {
          key: `file-${lastKey}`,
          file,
          sent: 0,
          ...(error ? { state: 'refused', error } : { state: 'waiting' }),
        };
      });
      set([...slots, ...added]);
      void commitRemovals().then(pump);
    },

    retry(key: string) {
      patch(key, { state: 'waiting', sent: 0 });
      pump();
    },

    /** A stored one only disappears from sight at first; answers how to bring it back, and how to take it off for good. */
    remove(key: string): { undo: () => void; commit: () => Promise<void> } | undefined {
      const index = slots.findIndex((slot) => slot.key === key);
      const slot = slots[index];
      if (!slot) return undefined;
      aborts.get(key)?.abort();
      if (isStored(slot)) hidden = [...hidden, slot];
      set(slots.filter((one) => one !== slot));
      if (!isStored(slot)) return undefined;
      const undo = () => {
        if (!hidden.includes(slot) || removing.has(key)) return;
        hidden = hidden.filter((one) => one !== slot);
        set([...slots.slice(0, index), slot, ...slots.slice(index)]);
      };
      return { undo, commit: () => removeNow(slot) };
    },

    commitRemovals,

    move(key: string, to: number) {
      set(
        moved(
          slots,
          slots.findIndex((slot) => slot.key === key),
          to,
        ),
      );
      pump();
    },

    /** Looks what the server has, and counts how often that took the place of what was shown. */
    look: order.startOver,
    timesReplaced: () => timesReplaced,

    /** When nothing is on its way any more, order and removals included. */
    async settled() {
      while (slots.some(isMoving)) await new Promise((wake) => setTimeout(wake, 100));
      await commitRemovals();
      await order.idle();
    },
  };
}

const idsOf = (stored: readonly StoredSlot[]) => stored.map(({ photo }) => photo.id).join();
const asSlot = (photo: Photo): StoredSlot => ({ key: `photo-${photo.id}`, photo });

const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'busy_with_photos';
const hopeless = new Set<ApiError['code']>(['photo_refused', 'file_too_large', 'car_not_found', 'not_editable_now']);
const mayTryAgain = (error: unknown) => !(error instanceof ApiError && hopeless.has(error.code));

const atOnce = 3;
const patience = [1_500, 4_000, 8_000];
