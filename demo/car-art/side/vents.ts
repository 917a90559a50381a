import { at, curve, each, heightAt, type Point, type Shape, type Spot } from '../curves.ts';
import type { Silhouette } from '../silhouette.ts';
import { fill, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';

/** Openings cut into the flank: intakes, vents, louvres, and the pressed panel of a van. */
export function vents(canvas: Canvas, car: Silhouette, m: Measures): string {
  return [
    car.intake ? frontIntake(canvas, car.intake) : '',
    car.sideVent ? opening(canvas, curve(car.sideVent)) : '',
    car.strakes ? strakes(car.strakes) : '',
    (car.fenderVents ?? []).map(gill).join(''),
    car.quarterLouvers ? louvres(car.quarterLouvers) : '',
    car.engineVents ? engineSlats(car.engineVents, m) : '',
    car.panelSide ? pressedPanel(car.panelSide) : '',
  ].join('');
}

/** Seen from the side only the corner of the bumper's opening shows, with a slat across it. */
function frontIntake(canvas: Canvas, whole: Shape): string {
  const [x0, y0] = whole[0];
  const corner = each(whole, ([x, y, soft = 3]): Point => [x0 - 2 + (x - x0) * 0.74, y0 + 1 + (y - y0) * 0.8, soft]);
  const top = Math.max(...corner.map((p) => p[1]));
  const slat = `M${at(x0 - 2, (y0 + top) / 2 + 0.5)}L${at(x0 + 13, (y0 + top) / 2 + 1.4)}`;
  return opening(canvas, curve(corner)) + line(slat, '#4a5057', 1.3, 0.8);
}

function opening(canvas: Canvas, d: string): string {
  const depth = canvas.across('#040506, #101316 60%, #262a2f');
  return path(d, fill(depth)) + path(d, stroke('#ffffff', 0.8, 0.18));
}

function strakes([[x0, y0], [x1, y1]]: readonly [Spot, Spot]): string {
  return Array.from({ length: 5 }, (_, i) => {
    const y = y0 + ((y1 - y0) * i) / 4;
    const slot = (drop: number) => `M${at(x0 + i * 2, y - drop)}L${at(x1 + 8 - i * 2, y + 2 - drop)}`;
    return line(slot(0), '#06070a', 2.2, 0.72) + line(slot(1.7), '#ffffff', 0.7, 0.3);
  }).join('');
}

function gill([x, y]: Spot): string {
  const slot = (dx: number) => `M${at(x - 4 + dx, y - 8)}Q${at(x + 3 + dx, y)} ${at(x + 1 + dx, y + 8)}`;
  return line(slot(0), '#06070a', 2.6, 0.6) + line(slot(1.6), '#ffffff', 0.9, 0.5);
}

function louvres([a, b, c, d]: readonly [Spot, Spot, Spot, Spot]): string {
  const slats = [1, 2, 3, 4].map((i) => {
    const t = i / 5;
    const foot = at(a[0] + (d[0] - a[0]) * t, a[1] + 1);
    return line(`M${foot}L${at(b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t - 2)}`, '#4a5057', 1.6, 0.9);
  });
  const pane = curve([
    [a[0], a[1], 3],
    [b[0], b[1], 4],
    [c[0], c[1], 6],
    [d[0], d[1], 3],
  ]);
  return path(pane, fill('#101316')) + slats.join('');
}

function engineSlats([from, to]: readonly [number, number], m: Measures): string {
  let out = '';
  for (let x = from; x < to; x += 9) {
    const y = heightAt(m.top, x);
    out += line(`M${at(x, y - 1.5)}L${at(x + 7, y - 6)}`, '#07080a', 2.2, 0.7);
  }
  return out;
}

function pressedPanel([from, to]: readonly [number, number]): string {
  const ring = (inset: number, colour: string, opacity: number) =>
    rect(from - 4 + inset, -212 + inset, to - from, 74, stroke(colour, 1.3, opacity) + rounded(9));
  return ring(0, '#000000', 0.16) + ring(1, '#ffffff', 0.2);
}
