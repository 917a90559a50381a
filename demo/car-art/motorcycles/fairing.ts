import { at, centreOf, curve, last, type Shape } from '../curves.ts';
import type { Paint } from '../paint.ts';
import { clipped, fill, line, path, type Canvas } from '../svg.ts';
import type { Motorcycle } from './motorcycle.ts';

/** Painted bodywork around the fork head, with its screen behind it. */
export function fairing(canvas: Canvas, bike: Motorcycle, paint: Paint): string {
  if (!bike.fairing) return '';
  const skin = canvas.linear(
    `${paint.sky}, ${paint.light} 22%, ${paint.glow} 40%, ${paint.base} 46%, ${paint.deep} 80%, ${paint.abyss}`,
  );
  const d = curve(bike.fairing);
  const inside =
    (bike.kind === 'sport' ? sportGraphics(paint) : trailGraphics(bike.fairing, paint)) +
    line(d, '#ffffff', 2, 0.35 * paint.glint);
  return (bike.screen ? screen(canvas, bike.screen) : '') + path(d, fill(skin)) + clipped(inside, canvas.clip(d));
}

function screen(canvas: Canvas, outline: Shape): string {
  const smoke = canvas.linear('#2a3640/.75, #8fa6b4/.6');
  const [a, b = a, c = b] = outline;
  return path(curve(outline), fill(smoke)) + line(curve([a, b, c], false), '#ffffff', 0.9, 0.7);
}

const accentOn = (paint: Paint) => {
  if (paint.isDark) return '#c7202b';
  return paint.isPale ? '#1b1e22' : '#f4f2ec';
};

function sportGraphics(paint: Paint): string {
  const belly = curve([
    [66, 30, 4],
    [92, 40, 16],
    [136, 46, 4],
    [136, 20, 4],
    [70, 20, 4],
  ]);
  const vent = curve([
    [86, 66, 5],
    [108, 70, 5],
    [114, 60, 6],
    [106, 46, 8],
    [92, 48, 8],
  ]);
  return [
    path(belly, fill(accentOn(paint), 0.94)),
    path(vent, fill('#0b0c0e')),
    line(`M${at(91, 62)}L${at(111, 63)}M${at(92, 57)}L${at(111, 58)}M${at(94, 52)}L${at(108, 52)}`, '#4a5056', 1.4),
    line(`M${at(44, 80)}Q${at(76, 84)} ${at(124, 72)}`, '#ffffff', 1.3, 0.75 * paint.glint),
    path(
      `M${at(50, 74)}Q${at(76, 76)} ${at(88, 62)}L${at(80, 40)}Q${at(70, 60)} ${at(50, 74)}Z`,
      fill(paint.abyss, 0.28),
    ),
  ].join('');
}

function trailGraphics(outline: Shape, paint: Paint): string {
  const [x, y] = centreOf(outline);
  const [ex, ey] = last(outline);
  return [
    path(
      `M${at(ex - 6, ey + 6)}L${at(x + 34, y - 12)}L${at(x + 20, y - 34)}L${at(x + 8, y - 16)}Z`,
      fill(accentOn(paint), 0.92),
    ),
    line(`M${at(ex - 8, ey + 10)}Q${at(x, y + 8)} ${at(x + 30, y)}`, '#ffffff', 1.2, 0.7 * paint.glint),
  ].join('');
}
