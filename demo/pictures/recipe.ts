import type { CarPicture } from '../car-art/draw-car.ts';

/** Everything a picture is drawn from; kept as it is, so that it can be drawn when it is first looked at. */
export type Recipe = Required<
  Pick<CarPicture, 'bodyClass' | 'seed' | 'paint' | 'view' | 'backdrop' | 'finish' | 'variant' | 'isMirrored'>
>;

/** The largest a picture is drawn. */
export const drawnSize = { width: 1600, height: 1000 };
