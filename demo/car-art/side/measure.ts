import { heightAt, last, sample, type Point, type Spot, type Spots } from '../curves.ts';
import type { Silhouette, WheelPlace } from '../silhouette.ts';

/** Measurements of a silhouette, taken once so that all layers agree. */
export interface Measures {
  /** From the nose tip over the roof to the tail tip. */
  top: Spots;
  outline: Spots;
  shoulder: Spots;
  crease: Spots;
  roof: number;
  archFront: number;
  archRear: number;
  frontFoot: Point;
  rearFoot: Point;
  /** Lower edge of the painted body at x. */
  hem(x: number): number;
}

export function measure(car: Silhouette): Measures {
  const outline = sample(car.outline);
  const frontFoot = car.outline[0];
  const rearFoot = last(car.outline);
  const arch = (wheel: WheelPlace) => wheel.r + car.archGap;
  const hemLine: Spots = [
    [car.front.x - arch(car.front), frontFoot[1]],
    [car.front.x, car.sill],
    [car.rear.x, car.sill],
    [car.rear.x + arch(car.rear), rearFoot[1]],
  ];
  return {
    top: fromNoseToTail(outline),
    outline,
    shoulder: sample(car.shoulder),
    crease: sample(car.crease),
    roof: Math.max(...outline.map((p) => p[1])),
    archFront: arch(car.front),
    archRear: arch(car.rear),
    frontFoot,
    rearFoot,
    hem: (x) => heightAt(hemLine, x),
  };
}

/** Bumpers tuck under the body and would confuse height look-ups, so only the line between the two tips counts. */
function fromNoseToTail(outline: Spots): Spots {
  let nose = 0;
  let tail = 0;
  const xOf = (i: number) => (outline[i] ?? outline[0])[0];
  outline.forEach((p: Spot, i) => {
    if (p[0] < xOf(nose)) nose = i;
    if (p[0] >= xOf(tail)) tail = i;
  });
  const [first = outline[0], ...rest] = outline.slice(nose, tail + 1);
  return [first, ...rest];
}

/** Belt height under the side glass; doors hang from it. */
export function beltAt(car: Silhouette, x: number): number {
  if (!car.glass) return heightAt(car.shoulder, x) + 8;
  const a = car.glass[0];
  const b = last(car.glass);
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}
