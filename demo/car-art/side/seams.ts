import { at, curve, heightAt, last, type Point, type Shape } from '../curves.ts';
import type { Door, Silhouette } from '../silhouette.ts';
import { group, line, rect, rounded, stroke } from '../svg.ts';
import { beltAt, type Measures } from './measure.ts';

/** Gaps between the panels: doors, bumpers, load bed, fuel flap. */
export function seams(car: Silhouette, m: Measures): string {
  return [
    ...car.doors.map((door, i) => doorSeam(car, m, door, i)),
    car.bedGap ? gap(`M${at(car.bedGap, 132)}L${at(car.bedGap, car.sill + 2)}`) : '',
    bumperSeams(car, m),
    fuelFlap(car, m),
  ].join('');
}

/** A dark gap with a light edge behind it, as the sun comes from the front. */
const gap = (d: string) =>
  group(line(d, '#ffffff', 0.9, 0.2), 'transform="translate(.9 0)"') + line(d, '#05060a', 1.05, 0.66);

function doorSeam(car: Silhouette, m: Measures, door: Door, index: number): string {
  const { front, rear, lean = 0, cut = 0 } = door;
  const foot = car.sill + (car.cladding || car.sideStep ? 14 : 8);
  const topFront = door.top ?? beltAt(car, front);
  const topRear = door.top ?? beltAt(car, rear);
  const mid = foot + (topFront - foot) * 0.5;
  const foreFoot: Point = [front + 3, foot, 7];
  const frontEdge: Shape =
    index === 0 || door.slide ? [[front + lean, topFront, 0], [front - 1, mid, 60], foreFoot] : [foreFoot];
  const rearEdge: Point[] =
    cut > 10
      ? [
          [rear - cut - 12, foot, 9],
          [rear - cut, foot + 26, 26],
          [rear, foot + 44, 24],
          [rear + lean, topRear, 0],
        ]
      : [
          [rear - cut, foot, 8],
          [rear, mid, 60],
          [rear + lean, topRear, 0],
        ];
  const rail = heightAt(m.shoulder, rear) - 4;
  const slide = `M${at(rear, rail)}L${at(Math.min(car.length - 30, rear + 96), rail)}`;
  return gap(curve([...frontEdge, ...rearEdge], false)) + (door.slide ? line(slide, '#05060a', 2, 0.5) : '');
}

/** Bumper covers end at the lamps. The seam ties lamp, arch and bumper together. */
function bumperSeams(car: Silhouette, m: Measures): string {
  if (car.chromeBumpers || car.squareArch) return '';
  let out = '';
  if (car.headlamp) {
    const top = car.headlamp[2] ?? car.headlamp[0];
    const corner = car.headlamp.reduce((a, b) => (b[0] > a[0] && b[1] < top[1] ? b : a));
    const foot: Point = [car.front.x - m.archFront * 0.92, car.front.r + m.archFront * 0.38, 0];
    out += gap(curve([[corner[0] - 2, corner[1], 0], [corner[0] + 2, corner[1] - 12, 10], foot], false));
  }
  if (car.tail) {
    const [x, y] = last(car.tail);
    const foot: Point = [car.rear.x + m.archRear * 0.95, car.rear.r + m.archRear * 0.32, 0];
    out += gap(curve([[x + 2, y, 0], [x - 2, y - 14, 12], foot], false));
  }
  return out;
}

function fuelFlap(car: Silhouette, m: Measures): string {
  const x = car.rear.x + 10;
  const y = heightAt(m.shoulder, x) - 12;
  if (y <= car.rear.r + m.archRear + 8) return '';
  return rect(x - 6, -y - 5, 12, 11, stroke('#05060a', 0.9, 0.4) + rounded(3));
}
