import { BACKDROP_NAMES, BACKDROPS, type BackdropName } from './backdrops/backdrops.ts';
import type { BodyClass } from './body-class.ts';
import { drawBike } from './motorcycles/draw-bike.ts';
import { drawFourWheels } from './draw-four-wheels.ts';
import type { Finish } from './paint.ts';
import { createRandom, hashSeed } from './random.ts';
import type { View } from './shot.ts';
import { STAGE } from './staging.ts';
import { createCanvas } from './svg.ts';

export interface CarPicture {
  bodyClass: BodyClass;
  seed: string | number;
  /** Hex colour of the paint. */
  paint: string;
  view?: View;
  /** Options left out are picked by the seed, the same for every view. */
  backdrop?: BackdropName;
  finish?: Finish;
  variant?: number;
  isMirrored?: boolean;
  width?: number;
  height?: number;
}

/** Draws one picture as an SVG document. The same options give the same text on every machine. */
export function drawCar(picture: CarPicture): string {
  const { bodyClass, seed, paint, view = 'side', width = STAGE.width, height = STAGE.height } = picture;
  const random = createRandom(`${bodyClass}/${seed}`);
  const chosen = {
    variant: random.int(0, 999),
    backdrop: random.pick(BACKDROP_NAMES),
    finish: random.pick(['gloss', 'gloss', 'metallic', 'metallic', 'matte']),
    isMirrored: random.chance(0.35),
  };
  const scene = BACKDROPS[picture.backdrop ?? chosen.backdrop];
  const canvas = createCanvas(
    `c${hashSeed(`${bodyClass}${seed}${view}`).toString(36).slice(0, 5)}-`,
    width / STAGE.width,
  );
  const shot = {
    view,
    paint,
    finish: picture.finish ?? chosen.finish,
    variant: picture.variant ?? chosen.variant,
    isMirrored: picture.isMirrored ?? chosen.isMirrored,
    light: scene.light,
    setting: scene.draw(canvas, createRandom(`backdrop/${seed}`), STAGE),
    random,
  };
  const content = bodyClass === 'Motorcycles' ? drawBike(canvas, shot) : drawFourWheels(canvas, bodyClass, shot);
  const box = `width="${width}" height="${height}" viewBox="0 0 ${STAGE.width} ${STAGE.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} preserveAspectRatio="xMidYMid slice">${canvas.defs()}${content}</svg>`;
}
