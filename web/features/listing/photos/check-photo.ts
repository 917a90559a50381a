import { maxPhotoBytes, maxPhotos } from '@forecourt/contract/cars/listing-rules.ts';

/** What the picker offers; the server looks into the file and decides. */
export const photoTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Why this file cannot be one of the photos, as a sentence; `already` is how many there are. */
export function refusalOf(file: File, already: number): string | undefined {
  if (!photoTypes.includes(file.type)) return `${file.name} is not a PNG, JPG or GIF picture.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxPhotoBytes) return `${file.name} has ${megabytes(file.size)} MB; a photo may have up to 10 MB.`;
  if (already >= maxPhotos) return `A listing holds up to ${maxPhotos} photos, so ${file.name} was left out.`;
  return undefined;
}

// Rounded up: what is a little too large never reads "10 MB".
const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
