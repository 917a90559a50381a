import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';

/**
 * A photo's stored files, narrowest first. A small original is stored unchanged under every width, so one is enough.
 */
export const sourcesOf = ({ src, width, height }: Photo) =>
  photoWidths
    .filter((_, at) => (photoWidths[at - 1] ?? 0) < width)
    .map((wanted) => {
      const stored = Math.min(wanted, width);
      return { src: `${src}-${wanted}.webp`, width: stored, height: Math.round((height * stored) / width) };
    });
