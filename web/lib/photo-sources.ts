import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** The files a photo is stored as, from the narrowest. A small original is stored as it is under every width: one is enough. */
export const sourcesOf = ({ src, width, height }: Photo) =>
  photoWidths
    .filter((_, at) => (photoWidths[at - 1] ?? 0) < width)
    .map((wanted) => {
      const stored = Math.min(wanted, width);
      return { src: `${src}-${wanted}.webp`, width: stored, height: Math.round((height * stored) / width) };
    });
