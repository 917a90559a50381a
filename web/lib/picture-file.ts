import { maxPhotoBytes } from '@forecourt/contract/photos/photo-limits.ts';

/** Types offered by the file picker. The server inspects the file and decides. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Why a file can't be used, as a sentence. */
export function refusalOf(file: File, what: 'photo' | 'picture'): string | undefined {
  if (!pictureTypes.includes(file.type)) return `${file.name} isn’t a PNG, JPG, GIF or WebP picture.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxPhotoBytes) return `${file.name} is ${megabytes(file.size)} MB. A ${what} can be up to 10 MB.`;
  return undefined;
}

// Rounded up, so a file slightly over the limit never reads "10 MB".
const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
