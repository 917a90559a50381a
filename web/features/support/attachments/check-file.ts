import { maxPhotoBytes } from '@forecourt/contract/cars/listing-rules.ts';
import { maxAttachments } from '@forecourt/contract/tickets/ticket-values.ts';

/** What the picker offers; the server looks into the file and decides. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export const pictureHint = `Up to ${maxAttachments} pictures: PNG, JPG, GIF or WebP, 10 MB each`;

/** Why this file cannot be attached, as a sentence; `already` is how many there are. */
export function refusalOf(file: File, already: number): string | undefined {
  if (!pictureTypes.includes(file.type)) return `${file.name} is not a PNG, JPG, GIF or WebP picture.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxPhotoBytes) return `${file.name} has ${megabytes(file.size)} MB; a picture may have up to 10 MB.`;
  if (already >= maxAttachments) return `At most ${maxAttachments} pictures, so ${file.name} was left out.`;
  return undefined;
}

// Rounded up: what is a little too large never reads "10 MB".
const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
