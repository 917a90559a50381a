import { at, curve, heightAt } from '../curves.ts';
import type { Paint } from '../paint.ts';
import type { Silhouette } from '../silhouette.ts';
import { circle, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';

export function handles(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): string {
  const bright = car.chrome || car.chromeBumpers;
  const metal = bright
    ? canvas.linear('#ffffff, #8f979e 50%, #e6eaed')
    : canvas.linear(`${paint.sky}, ${paint.base} 50%, ${paint.deep}`);
  const one = (x: number) => {
    const y = heightAt(m.shoulder, x) - (car.chromeBumpers ? 6 : 8);
    return [
      ellipse(x + 8, -y + 1.2, 8.6, 2.9, fill('#000000', 0.34)),
      rect(x, -y - 1.1, 16, 2.3, fill(metal) + rounded(1.1)),
      line(`M${at(x + 1, y + 0.6)}L${at(x + 15, y + 0.6)}`, '#ffffff', 0.4, 0.6),
    ].join('');
  };
  return car.doors
    .map((door) => one(door.slide && door.top ? door.front + 8 : door.rear - ((door.cut ?? 0) > 10 ? 36 : 26)))
    .join('');
}

export function mirror(canvas: Canvas, car: Silhouette, paint: Paint): string {
  if (!car.glass) return '';
  const [glassX, glassY] = car.glass[0];
  const x = glassX + 12;
  const y = glassY + 6.5;
  if (car.chromeBumpers) {
    const dome = canvas.linear('#ffffff, #757d85');
    return line(`M${at(x - 10, y - 5)}L${at(x - 8, y - 9)}`, '#c8ced3', 1.6) + circle(x - 12, -y + 2, 4.2, fill(dome));
  }
  const shell = canvas.linear(`${paint.sky}, ${paint.base} 40%, ${paint.abyss}`);
  const cap = curve([
    [x - 11, y - 2.5, 4],
    [x - 8, y + 4.5, 6],
    [x + 6, y + 5, 4],
    [x + 8, y - 3.5, 3],
  ]);
  const foot = curve([
    [x - 7, y - 3, 2],
    [x + 7, y - 3.4, 2],
    [x + 4, y - 8, 3],
    [x - 2, y - 8, 2],
  ]);
  return [
    path(foot, fill('#0a0c0e')),
    path(cap, `${fill(shell)} stroke="#000000" stroke-opacity=".35" stroke-width=".5"`),
    line(`M${at(x - 6.5, y + 3.4)}Q${at(x, y + 4.4)} ${at(x + 5, y + 3.8)}`, '#ffffff', 0.8, 0.55 * paint.glint),
    line(`M${at(x - 10, y - 2)}L${at(x + 7, y - 3)}`, '#07090b', 1.6),
  ].join('');
}
