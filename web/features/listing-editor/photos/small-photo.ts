import type { Photo } from '@forecourt/contract/photos/photos.ts';

/** The display size on a current screen. Smaller photos are scaled up. */
const enough = { longSide: 800, shortSide: 300 };

/** The warning for a small photo, which is accepted anyway. */
export const smallnessOf = ({ width, height }: Pick<Photo, 'width' | 'height'>): string | null =>
  Math.max(width, height) < enough.longSide || Math.min(width, height) < enough.shortSide
    ? `Only ${width} × ${height} pixels. It will look small and blurry. Use a larger photo if you have one.`
    : null;
