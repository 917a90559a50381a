import type { CarStyle } from '../car-style.ts';
import { shift } from '../colour.ts';
import { at, curve, type Shape } from '../curves.ts';
import type { Light } from '../lighting.ts';
import type { Paint } from '../paint.ts';
import type { Silhouette } from '../silhouette.ts';
import { clipped, ellipse, fill, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';
import { both, symmetric, type End, type EndFrame } from './frame.ts';

export function cabin(
  canvas: Canvas,
  car: Silhouette,
  f: EndFrame,
  paint: Paint,
  style: CarStyle,
  light: Light,
  end: End,
): string {
  if (car.openTop) return openCabin(f, light);
  const { half, roof, taper, belt, isTall } = f;
  const shell = symmetric([
    [half * taper * 0.6, roof, half * 0.3],
    [half * taper, roof - 5, isTall ? 10 : 16],
    [half * (isTall ? 0.95 : 0.88), belt - 3, 10],
  ]);
  const second = style.roof ?? style.top;
  const skin = second
    ? canvas.linear(`${shift(second, { light: 0.12 })}, ${second} 30%, ${shift(second, { light: -0.16 })}`)
    : canvas.linear(`${paint.sky}, ${paint.light} 16%, ${paint.base} 50%, ${paint.deep}`);
  const stripes = style.stripe
    ? both((s) => rect(s > 0 ? 4 : -17, -roof, 13, 6, fill(style.stripe ?? '#ffffff', 0.9)))
    : '';
  const rails =
    car.roofRails || car.roofRack
      ? both((s) => rect(s * half * (taper - 0.06) - 2, -roof - 2, 4, 8, fill('#1a1d20') + rounded(1.5)))
      : '';
  return [
    rails,
    path(shell, fill(skin)),
    clipped(stripes, canvas.clip(shell)),
    line(
      `M${at(-half * taper * 0.7, roof - 0.6)}Q${at(0, roof + 0.8)} ${at(half * taper * 0.7, roof - 0.6)}`,
      '#ffffff',
      1.2,
      0.6 * paint.glint,
    ),
    car.panelSide && end === 'rear' ? barnDoorGlass(canvas, f, light) : screen(canvas, f, light, end),
  ].join('');
}

function screen(canvas: Canvas, f: EndFrame, light: Light, end: End): string {
  const { half, roof, taper, belt, isTall } = f;
  const inset = end === 'rear' ? 7 : 4.5;
  const right: Shape = [
    [half * taper * 0.6, roof - 6, half * 0.25],
    [half * taper - inset, roof - 9.5, isTall ? 8 : 12],
    [half * (isTall ? 0.9 : 0.82) - inset, belt + (end === 'rear' ? 5 : 1), 6],
    [half * 0.4, belt + (end === 'rear' ? 3 : -1.5), half * 0.4],
  ];
  const pane = symmetric(right);
  const h = roof - belt;
  const glass = canvas.linear(`${light.glassTop}, ${light.glassMid} 50%, ${light.glassLow}`);
  const sweep = canvas.linear(`${light.sky}/.42, ${light.sky}/.02`);
  const streak = (x: number, w: number) =>
    `M${at(x + h * 0.5, roof)}L${at(x + h * 0.5 + w, roof)}L${at(x + w - h * 0.3, belt - 4)}L${at(x - h * 0.3, belt - 4)}Z`;
  const inside = [
    both((s) => headrest(s * half * 0.38, belt, h, half)),
    end === 'front' ? steering(half, belt, h) : '',
    path(streak(-half * 0.3, half * 0.3) + streak(half * 0.08, half * 0.07), fill(sweep)),
    end === 'front' ? '' : heater(f),
    line(`M${at(-half * 0.8, belt)}Q${at(0, belt - 3)} ${at(half * 0.8, belt)}`, '#05070a', 5, 0.6),
  ];
  return [
    path(pane, `${fill(glass)} stroke="#090b0e" stroke-width="2.2"`),
    clipped(inside.join(''), canvas.clip(pane)),
    end === 'front' ? wipers(f) : line(`M${at(-9, roof - 8.6)}L${at(9, roof - 8.6)}`, '#d3121c', 1.8, 0.9),
  ].join('');
}

const headrest = (x: number, belt: number, h: number, half: number) =>
  path(
    curve([
      [x - half * 0.17, belt - 6, 3],
      [x - half * 0.15, belt + h * 0.44, 8],
      [x - half * 0.08, belt + h * 0.5, 4],
      [x - half * 0.08, belt + h * 0.72, 5],
      [x + half * 0.08, belt + h * 0.72, 5],
      [x + half * 0.08, belt + h * 0.5, 4],
      [x + half * 0.15, belt + h * 0.44, 8],
      [x + half * 0.17, belt - 6, 3],
    ]),
    fill('#06080a', 0.55),
  );

const steering = (half: number, belt: number, h: number) =>
  ellipse(half * 0.38, -belt - h * 0.14, half * 0.17, h * 0.24, stroke('#06080a', 2.4, 0.75)) +
  rect(-9, -belt - h * 0.86, 18, 5, fill('#07090b') + rounded(2));

const wipers = ({ half, belt }: EndFrame) =>
  line(
    `M${at(-half * 0.68, belt + 2)}L${at(-4, belt + 4.4)}M${at(0, belt + 1.4)}L${at(half * 0.58, belt + 4.8)}`,
    '#07090b',
    1.4,
  );

const heater = ({ half, belt, roof }: EndFrame) => {
  const rows = [0.18, 0.32, 0.46, 0.6].map(
    (u) => `M${at(-half * 0.6, belt + (roof - belt) * u)}L${at(half * 0.6, belt + (roof - belt) * u)}`,
  );
  return line(rows.join(''), '#ffffff', 0.5, 0.13);
};

function barnDoorGlass(canvas: Canvas, { half, roof }: EndFrame, light: Light): string {
  const glass = canvas.linear(`${light.glassTop}, ${light.glassMid} 55%, ${light.glassLow}`);
  return both((s) =>
    rect(
      s > 0 ? 10 : -half * 0.66 - 10,
      -roof + 26,
      half * 0.66,
      50,
      `${fill(glass)} stroke="#0a0c0e" stroke-width="2"${rounded(6)}`,
    ),
  );
}

function openCabin({ half, belt }: EndFrame, light: Light): string {
  const bow = symmetric([
    [half * 0.62, belt + 26, 8],
    [half * 0.76, belt - 4, 6],
  ]);
  const seats = both((s) => rect(s > 0 ? 14 : -42, -belt - 20, 28, 26, fill('#6e442c') + rounded(9)));
  return seats + path(bow, `${fill(light.glassLow, 0.35)} stroke="#d9dfe4" stroke-width="2.2"`);
}
