import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { CarPicture } from '../car-art/draw-car.ts';

/** Everything a picture is drawn from. Stored, so that it can be drawn on first view. */
export type Recipe = Required<
  Pick<CarPicture, 'bodyClass' | 'seed' | 'paint' | 'view' | 'backdrop' | 'finish' | 'variant' | 'isMirrored'>
>;

/** The largest size a picture is drawn at. */
export const drawnSize = { width: 1600, height: 1000 };

/** Home and the first page of the list. Phones show cards in the middle width, which a car's page also uses first. */
const onFirstPages = 36;

/** Widths in which a cover is seen before anyone opens a car, by its position. */
export const seenFirst = (place: number): PhotoWidth[] => (place <= onFirstPages ? [320, 960] : [320]);
