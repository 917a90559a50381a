import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { device } from '../../../lib/storage.ts';
import type { Outgoing } from './outgoing.ts';

/** Stores unsent text on this device: each conversation's draft and its outgoing messages. */
export function messageDraft(userId: number, conversationId: number) {
  const draftKey = `forecourt.draft.${userId}.${conversationId}`;
  const photosKey = `forecourt.draft.${userId}.${conversationId}.photos`;
  const outboxKey = `forecourt.outbox.${userId}.${conversationId}`;
  return {
    readDraft: (): string => device.read(draftKey) ?? '',
    writeDraft: (text: string) => (text.trim() ? device.write(draftKey, text) : device.remove(draftKey)),
    /** Uploaded photos that aren't sent yet. */
    readPhotos: (): Photo[] => parsePhotos(device.read(photosKey)),
    writePhotos: (photos: readonly Photo[]) =>
      photos.length > 0 ? device.write(photosKey, JSON.stringify(photos)) : device.remove(photosKey),
    readOutbox: (): Outgoing[] => parse(device.read(outboxKey)),
    writeOutbox: (list: readonly Outgoing[]) =>
      list.length > 0 ? device.write(outboxKey, JSON.stringify(list.map(kept))) : device.remove(outboxKey),
    hasOutbox: (): boolean => device.read(outboxKey) !== null,
  };
}

/** The user's conversations with a draft on this device. Empty if its storage is disabled. */
export function draftedConversations(userId: number): number[] {
  const start = `forecourt.draft.${userId}.`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => Number(key.slice(start.length)))
      .filter(Number.isInteger);
  } catch {
    return [];
  }
}

const kept = ({ clientId, content, photos, createdAt }: Outgoing) => ({ clientId, content, photos, createdAt });

/** After a reload nothing is sent automatically, because hours may have passed. */
function parse(text: string | null): Outgoing[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    // An earlier version stored no photos.
    return list.filter(isKept).map((one) => ({
      ...kept(one),
      photos: Array.isArray(one.photos) ? one.photos : [],
      state: 'failed',
      problem: null,
      isHeld: false,
    }));
  } catch {
    return [];
  }
}

function parsePhotos(text: string | null): Photo[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPhoto) : [];
  } catch {
    return [];
  }
}

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Photo).id === 'number' &&
  ['src', 'blur'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

const isKept = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  ['clientId', 'content', 'createdAt'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
