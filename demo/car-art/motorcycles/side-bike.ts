import type { RimFinish } from '../car-style.ts';
import { at, curve, last, type Shape } from '../curves.ts';
import type { Light } from '../lighting.ts';
import { mixPaint, type Finish, type Paint } from '../paint.ts';
import type { Random } from '../random.ts';
import type { RimDesign, WheelPlace } from '../silhouette.ts';
import { circle, clipped, ellipse, fill, line, path, r3, use, type Canvas } from '../svg.ts';
import { wheelSymbol } from '../wheels/wheel.ts';
import { fairing } from './fairing.ts';
import { engine, exhaust, forks, frame, swingArm } from './machinery.ts';
import type { Motorcycle } from './motorcycle.ts';

export interface BikeStyle {
  design: RimDesign;
  rimFinish: RimFinish;
  isWhitewall: boolean;
}

export interface BikeLook {
  bike: Motorcycle;
  paint: string;
  finish: Finish;
  style: BikeStyle;
  light: Light;
}

export function chooseBikeStyle(bike: Motorcycle, random: Random): BikeStyle {
  const design = random.pick(bike.rims);
  return {
    design,
    rimFinish: random.pick(design === 'wire' ? ['silver', 'graphite'] : ['graphite', 'black', 'bronze', 'silver']),
    isWhitewall: random.chance(0.4) && bike.kind === 'cruiser',
  };
}

/** A motorcycle in profile, front at x = 0 and wheels on y = 0, in centimetres. */
export function sideBike(canvas: Canvas, { bike, paint: hex, finish, style, light }: BikeLook): string {
  const paint = mixPaint(hex, finish, light);
  const roadTyre = style.isWhitewall ? 'whitewall' : 'road';
  const wheel = wheelSymbol(canvas, {
    design: style.design,
    rimFinish: style.rimFinish,
    tyre: bike.kind === 'trail' ? 'mud' : roadTyre,
    caliper: '#8f2a2a',
    rimShare: bike.kind === 'trail' ? 0.7 : 0.74,
  });
  const skin = canvas.linear(
    `${paint.sky}, ${paint.light} 26%, ${paint.glow} 46%, ${paint.base} 52%, ${paint.deep} 80%, ${paint.abyss}`,
  );
  const leather = canvas.linear('#4f4844, #262322 35%, #0f0e0d');
  const place = (w: WheelPlace) => use(wheel, `translate(${w.x} ${-w.r}) scale(${r3(w.r / 100)})`);
  const [first, ...rest] = bike.seat;
  const seatEdge: Shape = [rest[0] ?? first, ...rest.slice(1, 3)];
  return [
    exhaust(canvas, bike, 'far'),
    place(bike.rear),
    place(bike.front),
    swingArm(bike),
    forks(bike),
    frame(bike),
    engine(canvas, bike),
    exhaust(canvas, bike, 'near'),
    mudguards(bike, paint),
    path(curve(bike.seat), fill(leather)),
    line(curve(seatEdge, false), '#ffffff', 0.8, 0.28),
    bike.tail ? panel(canvas, bike.tail, skin, paint) : '',
    panel(canvas, bike.tank, skin, paint),
    tankShine(bike.tank, paint),
    bike.fairing ? fairing(canvas, bike, paint) : '',
    handlebars(bike),
    lamps(canvas, bike, light),
  ].join('');
}

export function panel(canvas: Canvas, outline: Shape, skin: string, paint: Paint): string {
  const d = curve(outline);
  const edges = line(d, '#ffffff', 2.2, 0.32 * paint.glint) + line(d, paint.abyss, 1, 0.6);
  return path(d, fill(skin)) + clipped(edges, canvas.clip(d));
}

function tankShine(tank: Shape, paint: Paint): string {
  const xs = tank.map((p) => p[0]);
  const top = Math.max(...tank.map((p) => p[1]));
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const mid = (x0 + x1) / 2;
  const gleam = `M${at(x0 + 9, top - 8)}Q${at(mid, top - 1)} ${at(x1 - 10, top - 10)}Q${at(mid, top - 6)} ${at(x0 + 9, top - 8)}Z`;
  return (
    path(gleam, fill('#ffffff', 0.7 * paint.glint)) +
    line(`M${at(x0 + 6, top - 17)}Q${at(mid, top - 12)} ${at(x1 - 4, top - 17)}`, '#ffffff', 0.9, 0.4 * paint.glint)
  );
}

function mudguards(bike: Motorcycle, paint: Paint): string {
  const arc = (w: WheelPlace, from: number, to: number, grow: number, width: number) => {
    const r = w.r + grow;
    const p = (a: number, extra = 0) => at(w.x + Math.cos(a) * (r + extra), w.r + Math.sin(a) * (r + extra));
    const d = (extra: number) => `M${p(from, extra)}A${r + extra} ${r + extra} 0 0 1 ${p(to, extra)}`;
    return (
      line(d(0), paint.abyss, width + 1) +
      line(d(0), paint.base, width) +
      line(d(1.3), '#ffffff', 0.9, 0.5 * paint.glint)
    );
  };
  const isCruiser = bike.kind === 'cruiser';
  const high = bike.kind === 'trail' ? 12 : 3;
  const front = arc(bike.front, isCruiser ? 2.9 : 2.5, isCruiser ? 0.75 : 1, high, 4.4);
  return front + (bike.rearFender ? arc(bike.rear, 2.5, 0.25, 5, 8) : '');
}

function handlebars(bike: Motorcycle): string {
  const [a, b = a, c] = bike.bars;
  const bar = c
    ? curve(
        [
          [a[0], a[1], 0],
          [b[0], b[1], 8],
          [c[0], c[1], 0],
        ],
        false,
      )
    : `M${at(a[0], a[1])}L${at(b[0], b[1])}`;
  const [x, y] = last(bike.bars);
  return [
    line(bar, bike.kind === 'cruiser' ? '#c9d0d6' : '#2b3035', 3),
    line(`M${at(x - 7, y + 0.6)}L${at(x + 7, y - 1)}`, '#0f1113', 4.6),
    line(`M${at(x - 6, y + 3)}Q${at(x - 2, y + 12)} ${at(x + 2, y + 14)}`, '#2b3035', 1.6),
    ellipse(x + 3, -y - 15, 6, 3.6, fill('#15181b')),
    line(`M${at(x - 5, y - 3)}L${at(x - 15, y + 1)}`, '#b9c1c8', 1.4),
  ].join('');
}

function lamps(canvas: Canvas, bike: Motorcycle, light: Light): string {
  const halo = (x: number, y: number, strength: number, colour: string, size: number) => {
    if (strength < 0.05) return '';
    const soft = canvas.radial(`${colour}/${strength * 0.9}, ${colour}/${strength * 0.35} 30%, ${colour}/0`);
    return ellipse(x, -y, size, size * 0.7, fill(soft));
  };
  const [x, y] = bike.tailLamp;
  const lens = curve([
    [x - 6, y - 3, 2],
    [x - 6, y + 2.5, 2],
    [x + 1, y + 2.5, 2],
    [x + 1, y - 2.5, 2],
  ]);
  let out = path(lens, fill('#d3121c')) + halo(x + 2, y, light.lampGlow * 0.7, '#ff2a1a', 18);
  if (bike.roundLamp) {
    const [lx, ly, r] = bike.roundLamp;
    const shell = canvas.linear(bike.kind === 'cruiser' ? '#ffffff, #6b737b 50%, #cfd6db' : '#3c4248, #0d0f11');
    const glass = canvas.radial('#ffffff, #dbe7ee 60%, #93a5b1');
    out += [
      line(`M${at(lx + 4, ly)}L${at(bike.head[0], bike.head[1])}`, '#15181b', 4),
      circle(lx, -ly, r, fill(shell)),
      ellipse(lx - r * 0.62, -ly, r * 0.42, r * 0.86, fill(glass)),
      halo(lx - 10, ly, light.lampGlow, '#fff3d6', 30),
    ].join('');
  }
  if (bike.headlamp) {
    const glass = canvas.linear('#f7fbfd, #78909e');
    const [hx, hy] = bike.headlamp[0];
    out +=
      path(curve(bike.headlamp), `${fill(glass)} stroke="#0e1114" stroke-width="1.4"`) +
      halo(hx + 3, hy + 5, light.lampGlow, '#f3f8ff', 30);
  }
  return out;
}
