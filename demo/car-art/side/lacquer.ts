import { mix, ramp } from '../colour.ts';
import { band, between, heightAt, polyline } from '../curves.ts';
import type { Paint } from '../paint.ts';
import type { Silhouette } from '../silhouette.ts';
import { ellipse, fill, path, rect, stroke, use, type Canvas } from '../svg.ts';
import { belowContour, columnsOf, type Column } from './contours.ts';
import type { Measures } from './measure.ts';

type Tones = ReadonlyArray<readonly [at: number, colour: string]>;

/**
 * A car's side is a curved mirror: sky on the shoulder, the horizon's glow across the doors, the road below. It's
 * painted as a stack of contour bands that follow the form, which no single gradient can.
 */
export function lacquer(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): string {
  const columns = columnsOf(car, m);
  return [
    upperSurfaces(columns, car, m, paint, bandsFor(canvas, 18)),
    flank(columns, paint, bandsFor(canvas, 60)),
    canopyEdge(canvas, car, m, paint),
    shoulderLight(canvas, m, paint),
    creaseLight(canvas, m, paint),
    bulges(canvas, car, m, paint),
    turnedEnds(canvas, car, m),
  ].join('');
}

/** Bands narrower than a pixel cost time and aren't visible. A card has two fifths of them. */
const bandsFor = ({ size }: Canvas, most: number) => Math.round(most * Math.min(1, Math.max(0.4, size * 1.4)));

function upperSurfaces(columns: readonly Column[], car: Silhouette, m: Measures, paint: Paint, count: number): string {
  const tones: Tones = [
    [0, paint.light],
    [0.3, mix(paint.base, paint.light, 0.55)],
    [0.7, paint.light],
    [1, paint.sky],
  ];
  const bands: string[] = [rect(-12, -m.roof - 8, car.length + 24, m.roof + 8, fill(paint.sky))];
  for (let i = 1; i <= count; i++) {
    const u = 1 - i / count;
    const contour = belowContour(columns, ({ shoulder, top }) => shoulder * (1 - u) + top * u);
    bands.push(path(contour, fill(ramp(tones, u))));
  }
  return bands.join('');
}

function flank(columns: readonly Column[], paint: Paint, count: number): string {
  const tones = flankTones(paint);
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const swell = 27 * t * (1 - t);
    const contour = belowContour(columns, (c) => c.shoulder + (c.hem - c.shoulder) * t + swell * c.bulge);
    return path(contour, fill(ramp(tones, t)));
  }).join('');
}

function flankTones(paint: Paint): Tones {
  const { base, light, glow, shade, deep, abyss } = paint;
  if (paint.finish === 'matte') {
    return [
      [0, base],
      [0.3, light],
      [0.6, base],
      [0.85, shade],
      [1, deep],
    ];
  }
  // Metallic flakes scatter the horizon; gloss keeps its edge crisp.
  const soft = paint.finish === 'metallic' ? 0.07 : 0.015;
  return [
    [0, shade],
    [0.1, mix(base, shade, 0.5)],
    [0.3, light],
    [0.46 - soft, glow],
    [0.48 + soft, mix(base, shade, 0.55)],
    [0.66, mix(shade, deep, 0.5)],
    [0.8, mix(shade, base, 0.25)],
    [0.92, deep],
    [1, abyss],
  ];
}

/** The rounded edge towards the sky: bright, and brightest where it turns. */
function canopyEdge(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): string {
  // Shared by reference: repeating the sampled outline would be a sixth of the file.
  const edge = canvas.named(`<path d="${polyline(between(m.top, 8, car.length - 8))}" stroke-linejoin="round"/>`);
  const rims = [
    [20, 0.06],
    [12, 0.09],
    [6, 0.14],
    [2.6, 0.3],
  ] as const;
  return (
    rims.map(([width, opacity]) => `<g ${stroke(paint.sky, width, opacity)}>${use(edge)}</g>`).join('') +
    `<g ${stroke('#ffffff', 1.3, 0.55 * paint.glint)}>${use(edge)}</g>`
  );
}

const taper = (size: number) => (u: number) => size * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.45;

function shoulderLight(canvas: Canvas, m: Measures, paint: Paint): string {
  const x0 = m.shoulder[0][0];
  const x1 = Math.max(...m.shoulder.map((p) => p[0]));
  const along = (peak: number) =>
    canvas.linear(
      `#ffffff/0, #ffffff/${peak * 0.6} 10%, #ffffff/${peak} 30%, #ffffff/${peak * 0.5} 55%, #ffffff/${peak} 80%, #ffffff/0`,
      [x0, 0, x1, 0],
    );
  const below = canvas.linear(`${paint.abyss}/.34, ${paint.abyss}/0`);
  return [
    path(band(m.shoulder, taper(9)), fill(along(0.2 * (0.4 + paint.glint * 0.6)))),
    path(
      band(m.shoulder, (u) => -taper(11)(u)),
      fill(below),
    ),
    path(band(m.shoulder, taper(1.5)), fill(along(0.9 * paint.glint))),
  ].join('');
}

function creaseLight(canvas: Canvas, m: Measures, paint: Paint): string {
  const x0 = m.crease[0][0];
  const x1 = Math.max(...m.crease.map((p) => p[0]));
  const light = canvas.linear(`${paint.glow}/0, ${paint.glow}/.85 30%, ${paint.glow}/.7 75%, ${paint.glow}/0`, [
    x0,
    0,
    x1,
    0,
  ]);
  const above = canvas.linear(`${paint.abyss}/0, ${paint.abyss}/.3`);
  return [
    path(band(m.crease, taper(8)), fill(above)),
    path(
      band(m.crease, (u) => -taper(5)(u)),
      fill(light, 0.35),
    ),
    path(
      band(m.crease, (u) => -taper(1.1)(u)),
      fill(light, 0.4 + 0.6 * paint.glint),
    ),
  ].join('');
}

/** Fenders bulge out from the doors and catch the sky. */
function bulges(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): string {
  const spot = (x: number, y: number, rx: number, ry: number, strength: number) => {
    const light = canvas.radial(
      `#ffffff/${strength * (0.35 + 0.65 * paint.glint)}, #ffffff/${strength * 0.4 * (0.35 + 0.65 * paint.glint)} 50%, #ffffff/0`,
    );
    return ellipse(x, -y, rx, ry, fill(light));
  };
  const front = heightAt(m.top, car.front.x);
  const rear = heightAt(m.shoulder, car.rear.x);
  return spot(car.front.x - 4, front - 7, 66, 10, 0.34) + spot(car.rear.x + 2, rear + 4, 60, 11, 0.32);
}

/** Nose and tail turn away from the viewer. */
function turnedEnds(canvas: Canvas, car: Silhouette, m: Measures): string {
  const shade = canvas.linear(
    `#000000/.5, #000000/.26 3.5%, #000000/.05 12%, #000000/0 20%, #000000/0 84%, #000000/.1 93%, #000000/.32 97.5%, #000000/.54`,
    [0, 0, car.length, 0],
  );
  return rect(-8, -m.roof - 6, car.length + 16, m.roof + 6, fill(shade));
}
