import type { BodyClass } from './body-class.ts';
import { chooseStyle } from './car-style.ts';
import { endOnCar } from './end-on/end-on.ts';
import { chooseFace } from './end-on/face-style.ts';
import { endFrame, type End } from './end-on/frame.ts';
import { interiorView } from './interior/interior.ts';
import type { Shot } from './shot.ts';
import { beams } from './side/lamps.ts';
import { sideCar, type CarLook } from './side/side-car.ts';
import type { Silhouette } from './silhouette.ts';
import { SILHOUETTES } from './silhouettes/silhouettes.ts';
import { staged, STAGE } from './staging.ts';
import { moved, type Canvas } from './svg.ts';

type CarClass = Exclude<BodyClass, 'Motorcycles'>;

export function drawFourWheels(canvas: Canvas, bodyClass: CarClass, shot: Shot): string {
  const family = SILHOUETTES[bodyClass];
  const car = family[shot.variant % family.length] ?? family[0];
  const look: CarLook = { ...shot, car, style: chooseStyle(car, shot.random, shot.paint) };
  switch (shot.view) {
    case 'front':
    case 'rear':
      return fromTheEnd(canvas, bodyClass, shot, look, shot.view);
    case 'interior':
      return interiorView(canvas, STAGE, shot.setting, look, bodyClass, shot.random);
    case 'side':
    case 'wheel':
      return fromTheSide(canvas, shot, look);
  }
}

function fromTheSide(canvas: Canvas, { setting, light, view, isMirrored }: Shot, look: CarLook): string {
  const { car } = look;
  const camera =
    view === 'wheel' ? { x: car.front.x + car.front.r * 0.35, y: car.front.r * 1.15, zoom: 3.1 } : undefined;
  const subject = {
    drawing: sideCar(canvas, look),
    length: car.length,
    feet: [car.front, car.rear].map((wheel) => [wheel.x + 1, wheel.r * 1.05] as const),
    scale: scaleFor(car),
    isMirrored,
    onRoad: beams(canvas, car, light),
  };
  return staged(canvas, setting, subject, light, camera);
}

function fromTheEnd(
  canvas: Canvas,
  bodyClass: CarClass,
  { setting, light, random }: Shot,
  look: CarLook,
  end: End,
): string {
  const { half } = endFrame(look.car, bodyClass, end);
  const drawing = endOnCar(canvas, look, bodyClass, chooseFace(look.car, bodyClass, random), end);
  const subject = {
    drawing: moved(drawing, half, 0),
    length: half * 2,
    feet: [
      [17, 20],
      [half * 2 - 17, 20],
    ] as const,
    scale: Math.min(860 / (half * 2), 585 / look.car.height),
    isMirrored: false,
    onRoad: '',
  };
  return staged(canvas, setting, subject, light);
}

/** Longer vehicles fill more of the frame, but less than true scale would ask: small cars stay impressive. */
function scaleFor({ length, height }: Silhouette): number {
  return Math.min(1300 / (length * 0.62 + 455 * 0.38), 585 / height, 1370 / length);
}
