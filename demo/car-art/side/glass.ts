import { at, between, curve, last, offset, polyline, type Shape } from '../curves.ts';
import type { Light } from '../lighting.ts';
import type { Paint } from '../paint.ts';
import type { Pillar, Range, Silhouette } from '../silhouette.ts';
import { clipped, fill, group, line, path, rect, stroke, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';

interface Pane {
  left: number;
  right: number;
  low: number;
  high: number;
}

export function glazing(
  canvas: Canvas,
  car: Silhouette,
  m: Measures,
  paint: Paint,
  light: Light,
  bodyClip: string,
): string {
  if (!car.glass) return '';
  const d = curve(car.glass);
  const pane = extentOf(car.glass);
  const inner = [
    rect(
      pane.left - 4,
      -pane.high - 4,
      pane.right - pane.left + 8,
      pane.high - pane.low + 8,
      fill(tint(canvas, pane, light)),
    ),
    farWindow(canvas, car.glass, pane, light),
    cabin(car, pane),
    mirrored(canvas, pane, light),
    ...car.pillars.map((pillar) => pillarBar(canvas, pillar, pane, paint)),
    line(curve([car.glass[0], ...car.glass.slice(1, -1)], false), '#000000', 4.4, 0.4),
    sillShade(car.glass),
  ];
  const screens = [car.screen, car.rearScreen].map((range) => (range ? screen(canvas, m, range, light) : ''));
  return clipped(screens.join(''), bodyClip) + frame(canvas, car, d) + clipped(inner.join(''), canvas.clip(d));
}

function extentOf(glass: Shape): Pane {
  const xs = glass.map((p) => p[0]);
  const ys = glass.map((p) => p[1]);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

const tint = (canvas: Canvas, { high, low }: Pane, light: Light) =>
  canvas.linear(`${light.glassTop}, ${light.glassMid} 50%, ${light.glassLow}`, [0, -high, 0, -low + 6]);

/** The windscreen and the rear window curve away and show only as slivers along the roof line. */
function screen(canvas: Canvas, m: Measures, range: Range, light: Light): string {
  const edge = between(m.top, range[0], range[1]);
  const inner = offset(edge, (u) => 6 * Math.sin(Math.PI * u) ** 0.6);
  const frame = offset(edge, (u) => 8 * Math.sin(Math.PI * u) ** 0.45);
  const high = Math.max(...edge.map((p) => p[1]));
  const low = Math.min(...edge.map((p) => p[1]));
  const pane = canvas.linear(`${light.glassMid}, ${light.glassLow} 70%, ${light.glassMid}`, [0, -high, 0, -low]);
  return [
    path(`${polyline([...edge, ...[...frame].reverse()])}Z`, fill('#0b0e12')),
    path(`${polyline([...edge, ...[...inner].reverse()])}Z`, fill(pane)),
    line(polyline(edge), '#ffffff', 1, 0.5),
  ].join('');
}

/** Daylight through the far side of the cabin is what makes glass look like glass. */
function farWindow(canvas: Canvas, glass: Shape, pane: Pane, light: Light): string {
  const x = (pane.left + pane.right) / 2;
  const y = pane.low;
  const far = glass.map(([px, py, soft]) => [x + (px - x) * 0.88 + 5, y + 3 + (py - y) * 0.72, soft ?? 20] as const);
  const [first = glass[0], ...rest] = far;
  const haze = canvas.linear(`${light.glassLow}/.16, ${light.horizon}/.3`, [0, -pane.high, 0, -pane.low]);
  return path(curve([first, ...rest]), fill(haze));
}

function cabin(car: Silhouette, { left, right, low, high }: Pane): string {
  const h = high - low;
  const seat = (x: number) =>
    path(
      curve([
        [x - 9, low - 6, 4],
        [x + 2, low + h * 0.42, 8],
        [x + 5, low + h * 0.52, 3],
        [x + 3, low + h * 0.78, 5],
        [x + 15, low + h * 0.78, 5],
        [x + 17, low + h * 0.5, 4],
        [x + 24, low + h * 0.3, 8],
        [x + 18, low - 6, 3],
      ]),
      fill('#06080a', 0.66),
    );
  const first = left + Math.min((right - left) * 0.42, 96);
  const rows = car.doors.length > 1 ? Math.min(2, 1 + Math.floor((right - first - 40) / 92)) : 0;
  const wheel = { x: left + Math.min((right - left) * 0.27, 56), y: -(low + h * 0.16) };
  const seats = Array.from({ length: rows + 1 }, (_, i) => seat(first + i * 88));
  return (
    seats.join('') +
    `<ellipse cx="${wheel.x}" cy="${wheel.y}" rx="3.2" ry="${h * 0.3}" transform="rotate(24 ${wheel.x} ${wheel.y})" ${stroke('#06080a', 2.2, 0.66)}/>`
  );
}

/** Reflections in the pane: a low horizon and the bright diagonal of the sky. */
function mirrored(canvas: Canvas, { left, right, low, high }: Pane, light: Light): string {
  const h = high - low;
  const span = right - left;
  const horizon = `M${at(left - 4, low + h * 0.34)}Q${at(left + span * 0.4, low + h * 0.56)} ${at(right + 4, low + h * 0.3)}L${at(right + 4, low - 4)}L${at(left - 4, low - 4)}Z`;
  const streak = (x: number, width: number) =>
    `M${at(x + h * 0.6, high + 2)}L${at(x + h * 0.6 + width, high + 2)}L${at(x + width - 8, low - 2)}L${at(x - 8, low - 2)}Z`;
  const sky = canvas.linear(`${light.sky}/.42, ${light.sky}/.12 60%, ${light.sky}/.02`, [0, -high, 0, -low]);
  return [
    path(horizon, fill(canvas.linear(`${light.glassLow}/.32, ${light.glassLow}/.05`))),
    path(
      streak(left + span * 0.28, 26) + streak(left + span * 0.28 + 34, 7) + streak(left + span * 0.74, 30),
      fill(sky),
    ),
  ].join('');
}

function pillarBar(canvas: Canvas, pillar: Pillar, { low, high }: Pane, paint: Paint): string {
  const { x, width, lean } = pillar;
  const bar = `M${at(x - width / 2 - lean, high + 3)}L${at(x + width / 2 - lean, high + 3)}L${at(x + width / 2 + lean, low - 3)}L${at(x - width / 2 + lean, low - 3)}Z`;
  if (!pillar.painted) {
    const gloss = canvas.linear('#1d2227, #0c0e11 40%, #07090b');
    return (
      path(bar, fill(gloss)) +
      line(`M${at(x - width / 2 - lean + 0.6, high)}L${at(x - width / 2 + lean + 0.6, low)}`, '#ffffff', 0.5, 0.28)
    );
  }
  const edges = `M${at(x - width / 2, high)}L${at(x - width / 2, low)}M${at(x + width / 2, high)}L${at(x + width / 2, low)}`;
  return path(bar, fill(paint.base)) + line(edges, '#0c0e11', 1.6, 0.8);
}

const sillShade = (glass: Shape) => {
  const a = glass[0];
  const b = last(glass);
  return line(`M${at(a[0], a[1])}L${at(b[0], b[1])}`, '#000000', 3, 0.35);
};

function frame(canvas: Canvas, car: Silhouette, d: string): string {
  const rubber = path(d, stroke('#0a0c0f', car.chrome ? 3.8 : 3.2));
  if (!car.chrome) return rubber + group(path(d, stroke('#ffffff', 0.5, 0.16)), 'transform="translate(0 -1.2)"');
  const bright = canvas.linear('#ffffff, #8f989f 45%, #6b737b 60%, #f2f5f7');
  return rubber + path(d, stroke(bright, 1.5));
}
