import { randomBytes } from 'node:crypto';
import { fileWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';

/** Nobody guesses the name of a photo: 128 random bits. */
export const newPhotoKey = (): string => randomBytes(16).toString('base64url');

export const photoFile = (key: string, width: FileWidth): string => `${key}-${width}.webp`;

const fileName = /^([\w-]{22})-(\d+)\.webp$/;

/** Which photo a file name names; null when we never gave it. */
export function parsePhotoFile(name: string): { key: string; width: FileWidth } | null {
  const [, key, digits] = fileName.exec(name) ?? [];
  const width = fileWidths.find((known) => String(known) === digits);
  return key && width ? { key, width } : null;
}

/** The `src` of a photo. */
export const photoSrc = (photoBase: string, key: string): string => photoBase + key;

/**
 * Of a photo that everybody may see. What a name stands for never changes, so a browser keeps it; what stands between
 * us and many browsers asks again after ten minutes, so that a photo can be taken back.
 */
export const shownPhotoCaching = 'public, max-age=31536000, s-maxage=600, immutable';
