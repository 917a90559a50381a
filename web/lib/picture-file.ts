import { maxPhotoBytes } from '@forecourt/contract/cars/listing-rules.ts';

/** What the picker offers; the server looks into the file and decides. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Why this file cannot be one of the pictures, as a sentence. */
export function refusalOf(file: File, what: 'photo' | 'picture'): string | undefined {
  if (!pictureTypes.includes(file.type)) return `${file.name} is not a PNG, JPG, GIF or WebP picture.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxPhotoBytes) return `${file.name} has ${megabytes(file.size)} MB; a ${what} may have up to 10 MB.`;
  return undefined;
}

// Rounded up: what is a little too large never reads "10 MB".
const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
