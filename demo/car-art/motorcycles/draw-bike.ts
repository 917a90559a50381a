import type { End } from '../end-on/frame.ts';
import type { Shot } from '../shot.ts';
import { staged, STAGE, type Camera } from '../staging.ts';
import { moved, type Canvas } from '../svg.ts';
import { endOnBike } from './end-on-bike.ts';
import { MOTORCYCLES, type Motorcycle } from './motorcycle.ts';
import { riderView } from './rider-view.ts';
import { chooseBikeStyle, sideBike, type BikeLook } from './side-bike.ts';

/** How far a handlebar reaches to each side, half of what an end-on view must fit. */
const HALF_WIDTH = 48;

export function drawBike(canvas: Canvas, shot: Shot): string {
  const bike = MOTORCYCLES[shot.variant % MOTORCYCLES.length] ?? MOTORCYCLES[0];
  const look: BikeLook = { ...shot, bike, style: chooseBikeStyle(bike, shot.random) };
  switch (shot.view) {
    case 'front':
    case 'rear':
      return fromTheEnd(canvas, shot, look, shot.view);
    case 'interior':
      return riderView(canvas, STAGE, shot.setting, look);
    case 'side':
      return fromTheSide(canvas, shot, look);
    case 'wheel':
      return fromTheSide(canvas, shot, look, {
        x: bike.front.x + bike.front.r * 0.35,
        y: bike.front.r * 1.15,
        zoom: 2.3,
      });
  }
}

function fromTheSide(canvas: Canvas, { setting, light, isMirrored }: Shot, look: BikeLook, camera?: Camera): string {
  const { bike } = look;
  const subject = {
    drawing: sideBike(canvas, look),
    length: bike.length,
    feet: [bike.front, bike.rear].map((wheel) => [wheel.x + 1, wheel.r * 0.9] as const),
    scale: scaleFor(bike),
    isMirrored,
    onRoad: '',
  };
  return staged(canvas, setting, subject, light, camera);
}

function fromTheEnd(canvas: Canvas, { setting, light }: Shot, look: BikeLook, end: End): string {
  const subject = {
    drawing: moved(endOnBike(canvas, look, end), HALF_WIDTH, 0),
    length: HALF_WIDTH * 2,
    feet: [[HALF_WIDTH, 14]] as const,
    scale: 640 / (look.bike.height + 18),
    isMirrored: false,
    onRoad: '',
  };
  return staged(canvas, setting, subject, light);
}

const scaleFor = ({ length, height }: Motorcycle) => Math.min(960 / (length * 0.7 + 62), 600 / (height + 12));
