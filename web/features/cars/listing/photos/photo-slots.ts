import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** A photo the server has. */
export interface StoredSlot {
  key: string;
  photo: Photo;
}

/** A file on its way: `failed` may be tried again, `refused` may not. */
export interface FileSlot {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  sent: number;
  error?: string;
}

export type Slot = StoredSlot | FileSlot;

export const isStored = (slot: Slot): slot is StoredSlot => 'photo' in slot;
export const isMoving = (slot: Slot): slot is FileSlot =>
  !isStored(slot) && (slot.state === 'waiting' || slot.state === 'sending');

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, one);
  return next;
}
