import { at, curve } from '../curves.ts';
import { both, symmetric, type End } from '../end-on/frame.ts';
import { circle, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import type { Motorcycle } from './motorcycle.ts';

export const tyreWidth = (bike: Motorcycle, end: End) => {
  if (bike.kind === 'trail') return end === 'front' ? 10 : 15;
  return end === 'front' ? 13 : 19;
};

export function tyre(canvas: Canvas, bike: Motorcycle, end: End): string {
  const w = tyreWidth(bike, end);
  const h = (end === 'front' ? bike.front : bike.rear).r * 2;
  const rubber = canvas.across('#060708, #33373b 35%, #22252a 60%, #050607');
  const grooves = Array.from({ length: 9 }, (_, i) => {
    const y = 4 + i * h * 0.1;
    return `M${at(-w * 0.4, y)}L${at(-1, y + 5)}M${at(w * 0.4, y)}L${at(1, y + 5)}`;
  });
  return rect(-w / 2, -h, w, h, fill(rubber) + rounded(w * 0.48)) + line(grooves.join(''), '#07080a', 1.2, 0.75);
}

/** The sides of engine and tank visible behind the fork. */
export function flanks(canvas: Canvas, bike: Motorcycle): string {
  const block = canvas.linear('#565e66, #2a2e32 50%, #0d0f11');
  const wide = bike.kind === 'cruiser' ? 26 : 21;
  const casing = symmetric([
    [12, bike.head[1] - 8, 6],
    [wide, 62, 10],
    [wide - 2, 34, 8],
    [12, 26, 6],
  ]);
  const pipes =
    bike.kind === 'sport'
      ? ''
      : both((s) =>
          line(
            curve(
              [
                [s * 8, 60, 0],
                [s * 14, 40, 10],
                [s * 12, 24, 8],
                [s * 18, 22, 0],
              ],
              false,
            ),
            '#b9c1c8',
            4.6,
          ),
        );
  const pegs = both((s) => line(`M${at(s * 16, 36)}L${at(s * 30, 35)}`, '#8b939b', 2.6));
  return path(casing, fill(block)) + pipes + pegs;
}

export function handlebars(bike: Motorcycle): string {
  const top = Math.max(...bike.bars.map((p) => p[1]));
  const reach = bike.kind === 'sport' ? 34 : 41;
  const rise = bike.kind === 'cruiser' ? 10 : 3;
  return both((s) => {
    const bar = curve(
      [
        [s * 3, bike.head[1] + 2, 0],
        [s * 9, (bike.head[1] + top) / 2 + 4, 6],
        [s * 20, top + rise, 8],
        [s * reach, top + rise - 3, 0],
      ],
      false,
    );
    const grip = `M${at(s * (reach - 11), top + rise - 2)}L${at(s * reach, top + rise - 3)}`;
    const mirror = ellipse(s * (reach - 4), -top - rise - 14, 8.5, 5, fill('#15181b'));
    return [
      line(bar, bike.kind === 'cruiser' ? '#c9d0d6' : '#2b3035', 3.2),
      line(grip, '#0d0f11', 5),
      line(
        `M${at(s * (reach - 15), top + rise - 1)}Q${at(s * (reach - 10), top + rise + 8)} ${at(s * (reach - 6), top + rise + 12)}`,
        '#2b3035',
        1.8,
      ),
      mirror,
      ellipse(s * (reach - 4), -top - rise - 14.4, 6.8, 3.6, fill('#8fa3b0', 0.75)),
      line(`M${at(s * 8, bike.head[1] - 6)}L${at(s * 18, bike.head[1] - 7)}`, '#15181b', 1.8),
      circle(s * 19, -bike.head[1] + 7, 3, fill('#e59a35')),
    ].join('');
  });
}
