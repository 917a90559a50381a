import type { RimDesign } from '../silhouette.ts';
import { circle, fill, group, line, path, r1, stroke, type Canvas } from '../svg.ts';
import { polar, repeat, TAU } from './polar.ts';
import { spoke, spokeShadow, type Metal, type Spoke } from './spokes.ts';

export function drawRim(canvas: Canvas, design: RimDesign, metal: Metal): string {
  switch (design) {
    case 'five':
      return spoked(canvas, metal, 5, [[0, { inner: 9, outer: 74, atHub: 0.52, atRim: 0.19 }]]);
    case 'twin':
      return spoked(canvas, metal, 5, [
        [-0.19, { inner: 12, outer: 74, atHub: 0.17, atRim: 0.062, twist: 0.03 }],
        [0.19, { inner: 12, outer: 74, atHub: 0.17, atRim: 0.062, twist: -0.03 }],
      ]);
    case 'turbine':
      return spoked(canvas, metal, 10, [[0, { inner: 14, outer: 74, atHub: 0.2, atRim: 0.08, twist: 0.34 }]]);
    case 'mesh':
      return spoked(canvas, metal, 10, [
        [0, { inner: 16, outer: 74, atHub: 0.12, atRim: 0.034, twist: 0.31 }],
        [0, { inner: 16, outer: 74, atHub: 0.12, atRim: 0.034, twist: -0.31 }],
      ]);
    case 'blade':
      return spoked(canvas, metal, 7, [
        [0, { inner: 12, outer: 74, atHub: 0.26, atRim: 0.05, twist: 0.16 }],
        [0.2, { inner: 30, outer: 74, atHub: 0.08, atRim: 0.1, twist: 0.16 }],
      ]);
    case 'torque':
      return torque(canvas, metal);
    case 'steel':
      return steel(canvas, metal);
    case 'cap':
      return cap(canvas, metal);
    case 'classic':
      return classic(canvas, metal);
    case 'wire':
      return wire(canvas, metal);
    case 'beadlock':
      return beadlock(canvas, metal);
  }
}

const CHROME: Metal = ['#ffffff', '#e3e7ea', '#9aa2a9', '#59616a'];

const faceOf = (canvas: Canvas, metal: Metal) =>
  canvas.linear(`${metal[0]}, ${metal[1]} 42%, ${metal[2]} 78%, ${metal[1]}`, [-40, -70, 34, 72]);
const lipOf = (canvas: Canvas, metal: Metal) =>
  canvas.linear(`${metal[0]}, ${metal[2]} 35%, ${metal[3]} 60%, ${metal[1]}`, [-60, -70, 60, 76]);

const hub = (metal: Metal, r: number) =>
  circle(0, 0, r, fill(metal[3])) +
  circle(0, -0.6, r - 2, fill(metal[1])) +
  circle(-1.5, -2.5, Math.max(1, r - 5.5), fill(metal[0], 0.6));

const nuts = (n: number, r: number, colour: string) =>
  repeat(n, (a) => circle(r * Math.cos(a + 0.6), r * Math.sin(a + 0.6), 2.5, fill(colour)));

/** Spokes repeated around the hub; each entry is turned by its own angle within the repeat. */
function spoked(canvas: Canvas, metal: Metal, n: number, parts: ReadonlyArray<readonly [number, Spoke]>): string {
  const shadow = repeat(n, (a) => parts.map(([turn, s]) => spokeShadow(a + turn, s)).join(''));
  return [
    group(path(shadow, fill('#000000', 0.5)), 'transform="translate(2 3.4)"'),
    circle(0, 0, 76.5, stroke(metal[2], 3.2)),
    circle(0, 0, 22, fill(metal[2])),
    repeat(n, (a) => parts.map(([turn, s]) => spoke(metal, a + turn, s)).join('')),
    circle(0, 0, 18.5, fill(faceOf(canvas, metal))),
    nuts(5, 14.6, '#121417'),
    hub(metal, 9.5),
  ].join('');
}

function torque(canvas: Canvas, metal: Metal): string {
  const s: Spoke = { inner: 10, outer: 66, atHub: 0.44, atRim: 0.33 };
  return [
    circle(0, 0, 76, fill(lipOf(canvas, metal))),
    circle(0, 0, 66, fill('#101214')),
    repeat(5, (a) => spoke(metal, a, s)),
    circle(0, 0, 20, fill(metal[2])),
    nuts(5, 15, '#101214'),
    hub(metal, 10),
  ].join('');
}

function steel(canvas: Canvas, metal: Metal): string {
  const hole = (a: number) => {
    const [x, y] = [r1(52 * Math.cos(a)), r1(52 * Math.sin(a))];
    const turned = `transform="translate(${x} ${y}) rotate(${r1((a * 360) / TAU + 90)})"`;
    return group(
      '<ellipse rx="10" ry="7.5" fill="#0a0b0d"/><path d="M-9 3A10 7.5 0 0 0 9 3" fill="none" stroke="#fff" stroke-opacity=".35"/>',
      turned,
    );
  };
  return [
    circle(0, 0, 72, fill(faceOf(canvas, metal))),
    circle(0, 0, 65, stroke(metal[3], 2, 0.6)),
    repeat(8, hole),
    circle(0, 0, 35, fill(metal[2])),
    circle(0, -1, 32, fill(faceOf(canvas, metal))),
    nuts(5, 21, '#1a1d20'),
    hub(metal, 13),
  ].join('');
}

function cap(canvas: Canvas, metal: Metal): string {
  const dome = canvas.radial(
    '#ffffff, #dfe4e8 30%, #8f989f 62%, #eef1f3 80%, #6b737b',
    'gradientUnits="userSpaceOnUse" cx="-10" cy="-14" r="52"',
  );
  return [
    circle(0, 0, 72, fill(metal[1])),
    circle(0, 0, 60, fill(metal[0], 0.55)),
    repeat(14, (a) => circle(59 * Math.cos(a), 59 * Math.sin(a), 3.6, fill('#14161a'))),
    circle(0, 0, 47, fill('#000000', 0.35)),
    circle(0, -1, 45, fill(dome)),
    circle(0, -1, 17, stroke('#8a929a', 1.4)),
  ].join('');
}

function classic(canvas: Canvas, metal: Metal): string {
  const slot = (a: number) =>
    path(spokeShadow(a + TAU / 10, { inner: 32, outer: 58, atHub: 0.3, atRim: 0.38 }), fill('#0d0f11'));
  return [
    circle(0, 0, 75, fill(lipOf(canvas, metal))),
    circle(0, 0, 65, fill(metal[3])),
    circle(0, -0.8, 62.5, fill(faceOf(canvas, metal))),
    repeat(5, slot),
    circle(0, 0, 27, fill(lipOf(canvas, metal))),
    nuts(5, 21, '#23272b'),
    hub(CHROME, 14),
  ].join('');
}

function wire(canvas: Canvas, metal: Metal): string {
  const pair = (a: number) =>
    line(`M${polar(13, a + 0.5)}L${polar(70, a)}M${polar(13, a - 0.5)}L${polar(70, a)}`, '#d3d9de', 1.1, 0.9);
  return [
    circle(0, 0, 76, fill(lipOf(canvas, metal))),
    circle(0, 0, 70, fill('#121416', 0.86)),
    repeat(28, pair),
    circle(0, 0, 70, stroke(metal[0], 2.4)),
    hub(CHROME, 16),
    path('M-18 -3L18 -3L18 3L-18 3Z', fill('#b9c1c8')),
    hub(CHROME, 9),
  ].join('');
}

function beadlock(canvas: Canvas, metal: Metal): string {
  return [
    circle(0, 0, 78, fill(metal[2])),
    circle(0, 0, 68, fill('#0d0f11')),
    repeat(8, (a) => spoke(metal, a, { inner: 18, outer: 62, atHub: 0.24, atRim: 0.16 })),
    circle(0, 0, 71.5, stroke(lipOf(canvas, metal), 10)),
    repeat(20, (a) => circle(71.5 * Math.cos(a), 71.5 * Math.sin(a), 2.2, fill('#f1f3f5'))),
    circle(0, 0, 22, fill(faceOf(canvas, metal))),
    nuts(6, 16, '#0e1012'),
    hub(metal, 10),
  ].join('');
}
