import { randomBytes } from 'node:crypto';
import { fileWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';

/** Unguessable: 128 random bits. */
export const newPhotoKey = (): string => randomBytes(16).toString('base64url');

export const photoFile = (key: string, width: FileWidth): string => `${key}-${width}.webp`;

const fileName = /^([\w-]{22})-(\d+)\.webp$/;

/** The photo and width of a file name. Null if it isn't one of ours. */
export function parsePhotoFile(name: string): { key: string; width: FileWidth } | null {
  const [, key, digits] = fileName.exec(name) ?? [];
  const width = fileWidths.find((known) => String(known) === digits);
  return key && width ? { key, width } : null;
}

/** The `src` of a photo. */
export const photoSrc = (photoBase: string, key: string): string => photoBase + key;

/**
 * For public photos. The content of a name never changes, so browsers cache it indefinitely. Shared caches revalidate
 * after ten minutes, so that a photo can be removed.
 */
export const shownPhotoCaching = 'public, max-age=31536000, s-maxage=600, immutable';
