import { at, num } from '../curves.ts';
import type { Paint } from '../paint.ts';
import type { Silhouette, WheelPlace } from '../silhouette.ts';
import { circle, path, stroke, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';

/** The turned lip of a wheel arch: shade where the flank curves in, a thin light on the edge. */
export function arches(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): string {
  if (car.squareArch) return '';
  const one = (wheel: WheelPlace, radius: number) => {
    const top = -wheel.r - radius;
    const flare = canvas.linear('#ffffff/.3, #ffffff/.07 35%, #ffffff/0 60%', [0, top - 8, 0, -wheel.r]);
    const edge = canvas.linear('#ffffff/.8, #ffffff/.25 45%, #ffffff/0 72%', [0, top, 0, -wheel.r]);
    const shade = canvas.linear(`${paint.abyss}/.5, ${paint.abyss}/.75 50%, ${paint.abyss}/.3`, [
      0,
      top,
      0,
      -wheel.r * 0.4,
    ]);
    return [
      path(arc(wheel, radius + 8), stroke(flare, 7, paint.finish === 'matte' ? 0.4 : 0.85)),
      circle(wheel.x, -wheel.r, radius + 5, stroke(shade, 10, 0.16)),
      circle(wheel.x, -wheel.r, radius + 3, stroke(shade, 6, 0.28)),
      circle(wheel.x, -wheel.r, radius + 1, stroke(shade, 2.4)),
      path(arc(wheel, radius + 2.7), stroke(edge, 0.9, 0.6 * paint.glint + 0.12)),
    ].join('');
  };
  return one(car.front, m.archFront) + one(car.rear, m.archRear);
}

const arc = (wheel: WheelPlace, r: number) =>
  `M${at(wheel.x - r * 0.97, wheel.r + r * 0.24)}A${num(r)} ${num(r)} 0 0 1 ${at(wheel.x + r * 0.97, wheel.r + r * 0.24)}`;
