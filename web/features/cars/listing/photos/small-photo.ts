import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** What a page shows it at on a screen of today; less has to be blown up. */
const enough = { longSide: 800, shortSide: 300 };

/** What to know of a photo that is taken all the same. */
export const smallnessOf = ({ width, height }: Pick<Photo, 'width' | 'height'>): string | null =>
  Math.max(width, height) < enough.longSide || Math.min(width, height) < enough.shortSide
    ? `Only ${width} × ${height} pixels. It will look small and blurry. Use a larger photo if you have one.`
    : null;
