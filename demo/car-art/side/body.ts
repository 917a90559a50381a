import { at, curve, num } from '../curves.ts';
import type { Paint } from '../paint.ts';
import type { Silhouette, WheelPlace } from '../silhouette.ts';
import { circle, ellipse, fill, line, path, rect, type Canvas } from '../svg.ts';
import { arches } from './arches.ts';
import { lacquer } from './lacquer.ts';
import type { Measures } from './measure.ts';

export interface Body {
  clip: string;
  drawing: string;
}

export function paintedBody(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): Body {
  const clip = canvas.clip(bodyOutline(car, m));
  const layers = lacquer(canvas, car, m, paint) + arches(canvas, car, m, paint);
  // The opacity makes the renderer clip the finished group once; clipping every band by itself leaves jagged edges.
  return { clip, drawing: `<g clip-path="${clip}" opacity=".999">${layers}</g>` };
}

function bodyOutline(car: Silhouette, m: Measures): string {
  const arc = (wheel: WheelPlace, radius: number, fromY: number, toY: number) => {
    if (car.squareArch) return squareArch(wheel, radius, fromY, toY);
    const right = wheel.x + reach(radius, wheel.r, fromY);
    const left = wheel.x - reach(radius, wheel.r, toY);
    const large = (fromY + toY) / 2 < wheel.r ? 1 : 0;
    return `L${at(right, fromY)}A${num(radius)} ${num(radius)} 0 ${large} 0 ${at(left, toY)}`;
  };
  const rear = arc(car.rear, m.archRear, m.rearFoot[1], car.sill);
  const front = arc(car.front, m.archFront, car.sill, m.frontFoot[1]);
  return `${curve(car.outline, false)}${rear}${front}Z`;
}

const reach = (radius: number, centre: number, y: number) =>
  Math.sqrt(Math.max(1, radius * radius - (centre - y) ** 2));

function squareArch(wheel: WheelPlace, radius: number, fromY: number, toY: number): string {
  const h = wheel.r + radius * 0.98;
  const s = radius * 0.52;
  return [
    `L${at(wheel.x + radius * 1.04, fromY)}L${at(wheel.x + s + 8, h - 5)}`,
    `Q${at(wheel.x + s + 3, h)} ${at(wheel.x + s - 6, h)}L${at(wheel.x - s + 6, h)}`,
    `Q${at(wheel.x - s - 3, h)} ${at(wheel.x - s - 8, h - 5)}L${at(wheel.x - radius * 1.04, toY)}`,
  ].join('');
}

/** Dark mass behind the wheels: without it the floor would shine through the arches. */
export function underbody(car: Silhouette, m: Measures): string {
  const low = car.lifted ? car.sill - 10 : car.sill - 2;
  const tray = curve([
    [m.frontFoot[0] + 14, m.frontFoot[1] + 3, 4],
    [m.frontFoot[0] + 20, car.front.r * 1.6, 8],
    [m.rearFoot[0] - 20, car.rear.r * 1.6, 8],
    [m.rearFoot[0] - 14, m.rearFoot[1] + 3, 4],
    [car.rear.x, low, 8],
    [car.front.x, low, 8],
  ]);
  const well = (wheel: WheelPlace, radius: number) =>
    car.squareArch
      ? rect(wheel.x - radius, -wheel.r - radius, radius * 2, wheel.r + radius - car.sill, fill('#07080a'))
      : circle(wheel.x, -wheel.r, radius + 1, fill('#07080a'));
  const axle = (wheel: WheelPlace) =>
    line(`M${at(wheel.x - 6, wheel.r + 4)}L${at(wheel.x + 46, car.sill + 2)}`, '#15171a', 7) +
    ellipse(wheel.x + 4, -wheel.r + 4, 15, 13, fill('#121417'));
  return [
    path(tray, fill('#0a0b0d')),
    well(car.front, m.archFront),
    well(car.rear, m.archRear),
    car.lifted ? axle(car.front) + axle(car.rear) : '',
  ].join('');
}
