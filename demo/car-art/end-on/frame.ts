import type { BodyClass } from '../body-class.ts';
import { curve, heightAt, last, type Point, type Shape } from '../curves.ts';
import { measure } from '../side/measure.ts';
import type { Silhouette } from '../silhouette.ts';

export type End = 'front' | 'rear';

/** Reference positions for a car seen from its nose or tail, in centimetres from the centre line. */
export interface EndFrame {
  half: number;
  roof: number;
  /** Half the roof's width as a share of half the car's. */
  taper: number;
  belt: number;
  /** The bonnet's (or boot's) edge, where the surface turns down. */
  edge: number;
  lip: number;
  /** From lip to edge. The face is laid out in this space. */
  face: number;
  tyre: number;
  isTall: boolean;
}

/** Width in cm and how much the cabin narrows towards the roof. */
const STANCE: Record<Exclude<BodyClass, 'Motorcycles'>, readonly [width: number, taper: number]> = {
  Compacts: [176, 0.7],
  Sedans: [186, 0.64],
  SUVs: [198, 0.74],
  Coupes: [190, 0.6],
  Muscle: [194, 0.6],
  'Sports Classics': [170, 0.6],
  Sports: [194, 0.57],
  Super: [206, 0.5],
  'Off-road': [190, 0.84],
  Vans: [202, 0.84],
};

export function endFrame(car: Silhouette, bodyClass: Exclude<BodyClass, 'Motorcycles'>, end: End): EndFrame {
  const m = measure(car);
  const [width, taper] = STANCE[bodyClass];
  const isRear = end === 'rear';
  const open = heightAt(m.top, car.length / 2) + 6;
  const glass = car.glass && (isRear ? last(car.glass) : car.glass[0]);
  const belt = glass ? glass[1] : open;
  // The low floor pan hides most of the tyre; drawn at the true lip height a car would look stilted.
  const lip = (isRear ? m.rearFoot[1] : m.frontFoot[1]) * (car.lifted ? 0.9 : 0.78);
  const turn = heightAt(m.top, isRear ? car.length - 14 : 26);
  const edge = Math.min(belt - 2, Math.max(turn, lip + 30)) - 4;
  return {
    half: width / 2,
    roof: m.roof,
    taper,
    belt,
    edge,
    lip,
    face: edge - lip,
    tyre: (isRear ? car.rear : car.front).r * 2,
    isTall: taper > 0.8,
  };
}

/** Mirrors a right-hand edge (listed top to bottom) into a closed, symmetric shape. */
export function symmetric(right: Shape): string {
  const left = [...right].reverse().map(([x, y, soft = 8]): Point => [-x, y, soft]);
  return curve([...right, ...left]);
}

export const both = (draw: (side: 1 | -1) => string) => draw(1) + draw(-1);
