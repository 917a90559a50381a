import { shift } from '../colour.ts';
import type { CarStyle } from '../car-style.ts';
import { at, between, heightAt, last, polyline, type Spots } from '../curves.ts';
import type { Silhouette } from '../silhouette.ts';
import { clipped, fill, group, line, path, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';

/** Contrasting roofs, camper tops and stripes, laid over the painted body. */
export function secondColour(canvas: Canvas, car: Silhouette, m: Measures, style: CarStyle, bodyClip: string): string {
  const layers = [
    style.roof ? contrastRoof(canvas, car, m, style.roof) : '',
    style.top ? camperTop(canvas, car, m, style.top) : '',
    style.stripe ? centreStripe(m, style.stripe) : '',
    style.sideStripe ? sideStripe(car, m, style.sideStripe) : '',
  ].join('');
  return layers ? clipped(layers, bodyClip) : '';
}

function contrastRoof(canvas: Canvas, car: Silhouette, m: Measures, colour: string): string {
  if (!car.glass || !car.screen) return '';
  const belt = Math.max(car.glass[0][1], last(car.glass)[1]);
  const x0 = car.screen[0] + 2;
  const x1 = car.rearScreen?.[1] ?? car.length;
  const cap: Spots = [
    [x0 - 10, belt - 3],
    [x0 - 10, heightAt(m.top, x0) + 30],
    [x0, 400],
    [x1, 400],
    [x1 + 14, belt],
  ];
  const edge = polyline(between(m.top, x0, x1));
  const lit = canvas.linear(`${shift(colour, { light: 0.16 })}, ${colour} 35%, ${shift(colour, { light: -0.06 })}`, [
    0,
    -m.roof,
    0,
    -belt,
  ]);
  return path(`${polyline(cap)}Z`, fill(lit)) + line(edge, '#ffffff', 5, 0.22) + line(edge, '#ffffff', 1.5, 0.5);
}

function camperTop(canvas: Canvas, car: Silhouette, m: Measures, colour: string): string {
  const start = m.shoulder[0];
  const skirt: Spots =
    start[0] < 20 ? [[-10, start[1]], ...m.shoulder, [car.length + 10, last(m.shoulder)[1]]] : m.shoulder;
  const tint = canvas.linear(
    `${shift(colour, { light: 0.14 })}, ${colour} 20%, ${colour} 80%, ${shift(colour, { light: -0.12 })}`,
  );
  const above = polyline([...skirt, [car.length + 10, car.height + 4], [-10, car.height + 4]]);
  return [
    path(`${above}Z`, fill(tint)),
    line(polyline(skirt), '#eef1f4', 2.6),
    group(line(polyline(skirt), '#000000', 0.8, 0.3), 'transform="translate(0 2)"'),
    line(polyline(m.top), '#ffffff', 6, 0.25),
    line(polyline(m.top), '#ffffff', 2, 0.4),
  ].join('');
}

/** Seen from the side a centre stripe shows only where the top surfaces curve over. */
const centreStripe = (m: Measures, colour: string) =>
  line(polyline(m.top), colour, 7.6, 0.95) + line(polyline(m.top), '#ffffff', 1.8, 0.35);

function sideStripe(car: Silhouette, m: Measures, colour: string): string {
  const y = car.sill + 13;
  const x0 = car.front.x + m.archFront + 2;
  const x1 = car.rear.x - m.archRear - 2;
  const strip = `M${at(x0, y)}L${at(x1, y)}L${at(x1 + 2, y + 8)}L${at(x0 + 2, y + 8)}Z`;
  return path(strip, fill(colour, 0.9)) + line(`M${at(x0 + 3, y + 10.6)}L${at(x1 + 3, y + 10.6)}`, colour, 1.1, 0.9);
}
