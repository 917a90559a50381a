import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { CarPicture } from '../car-art/draw-car.ts';

/** Everything a picture is drawn from; kept as it is, so that it can be drawn when it is first looked at. */
export type Recipe = Required<
  Pick<CarPicture, 'bodyClass' | 'seed' | 'paint' | 'view' | 'backdrop' | 'finish' | 'variant' | 'isMirrored'>
>;

/** The largest a picture is drawn. */
export const drawnSize = { width: 1600, height: 1000 };

/** Home and the first page of the list: phones show their cards in the middle width, which is also a car's first view. */
const onFirstPages = 36;

/** In which widths a cover is seen before anybody has chosen a car, by its place among the covers. */
export const seenFirst = (place: number): PhotoWidth[] => (place <= onFirstPages ? [320, 960] : [320]);
