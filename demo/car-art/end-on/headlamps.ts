import { at, curve, type Shape } from '../curves.ts';
import type { Light } from '../lighting.ts';
import { circle, clipped, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import type { Headlamp } from './face-style.ts';
import { both, type EndFrame } from './frame.ts';

export function headlamps(canvas: Canvas, f: EndFrame, kind: Headlamp, light: Light): string {
  const y = f.lip + f.face * 0.76;
  return both(
    (s) =>
      one(canvas, f, kind, s, y) +
      glow(canvas, s * f.half * 0.76, y, light.lampGlow, kind.includes('round') ? '#fff3d6' : '#f3f8ff', 52),
  );
}

function one(canvas: Canvas, { half, face }: EndFrame, kind: Headlamp, s: 1 | -1, y: number): string {
  const x = (share: number) => s * half * share;
  switch (kind) {
    case 'round':
      return bulb(canvas, x(0.72), y - 2, Math.min(11, face * 0.2));
    case 'twin-round':
      return (
        bulb(canvas, x(0.79), y - 1, Math.min(8, face * 0.15)) + bulb(canvas, x(0.6), y - 1, Math.min(8, face * 0.15))
      );
    case 'projector':
      return housing(
        canvas,
        [
          [x(0.56), y - 4, 6],
          [x(0.66), y + 8, 9],
          [x(0.9), y + 11, 8],
          [x(0.95), y - 1, 8],
          [x(0.74), y - 9, 9],
        ],
        [[x(0.76), y + 1, 5.4]],
        `M${at(x(0.62), y + 5)}Q${at(x(0.78), y + 10)} ${at(x(0.91), y + 7)}`,
      );
    case 'tall':
      return housing(
        canvas,
        [
          [x(0.66), y + 8, 5],
          [x(0.93), y + 12, 6],
          [x(0.95), y - 10, 7],
          [x(0.72), y - 9, 6],
        ],
        [
          [x(0.82), y + 5, 4],
          [x(0.83), y - 4, 4],
        ],
        `M${at(x(0.7), y + 6)}L${at(x(0.7), y - 7)}L${at(x(0.9), y - 8)}`,
      );
    case 'quad':
      return (
        housing(
          canvas,
          [
            [x(0.54), y + 4, 3],
            [x(0.94), y + 7, 4],
            [x(0.94), y - 4, 4],
            [x(0.56), y - 4, 3],
          ],
          [],
          '',
        ) +
        [0.6, 0.69, 0.78, 0.87]
          .map((share) => rect(x(share) - 2.6, -y - 2.6, 5.2, 4.6, fill('#eef6fb') + rounded(1)))
          .join('')
      );
    case 'slim':
      return housing(
        canvas,
        [
          [x(0.48), y + 1, 2],
          [x(0.62), y + 5, 4],
          [x(0.95), y + 9, 4],
          [x(0.95), y + 4, 4],
          [x(0.64), y - 2, 5],
        ],
        [
          [x(0.74), y + 2.6, 1.9],
          [x(0.84), y + 4.2, 1.9],
        ],
        `M${at(x(0.52), y + 2)}L${at(x(0.93), y + 7.4)}`,
      );
    case 'swept':
      return housing(
        canvas,
        [
          [x(0.5), y - 2, 3],
          [x(0.6), y + 5, 5],
          [x(0.93), y + 13, 4],
          [x(0.96), y + 2, 6],
          [x(0.72), y - 6, 7],
        ],
        [
          [x(0.7), y - 0.6, 2.8],
          [x(0.81), y + 2.2, 2.8],
        ],
        `M${at(x(0.55), y)}L${at(x(0.62), y + 3)}L${at(x(0.92), y + 10)}`,
      );
  }
}

function housing(
  canvas: Canvas,
  outline: Shape,
  lenses: ReadonlyArray<readonly [number, number, number]>,
  signature: string,
): string {
  const d = curve(outline);
  const body = canvas.linear('#b9c6cf, #4d5963 40%, #0f1317');
  const glass = canvas.radial('#ffffff, #dceaf4 50%, #6b7c89', 'cx=".4" cy=".35"');
  const inside = [
    ...lenses.map(([x, y, r]) => circle(x, -y, r + 1.4, fill('#0a0d10')) + circle(x, -y, r, fill(glass))),
    signature ? line(signature, '#ffffff', 1.7, 0.95) + line(signature, '#bfe0ff', 4, 0.28) : '',
  ];
  return path(d, `${fill(body)} stroke="#0a0c0e" stroke-width="1.1"`) + clipped(inside.join(''), canvas.clip(d));
}

function bulb(canvas: Canvas, x: number, y: number, r: number): string {
  const bezel = canvas.linear('#ffffff, #808990 50%, #e6eaed');
  const glass = canvas.radial('#ffffff, #dde8ee 50%, #93a5b1 85%, #56646f', 'cx=".42" cy=".38"');
  const ribs = `M${at(x - r * 0.4, y + r * 0.8)}L${at(x - r * 0.4, y - r * 0.8)}M${at(x + r * 0.4, y + r * 0.8)}L${at(x + r * 0.4, y - r * 0.8)}`;
  return circle(x, -y, r + 2.2, fill(bezel)) + circle(x, -y, r, fill(glass)) + line(ribs, '#ffffff', 0.6, 0.5);
}

export function glow(canvas: Canvas, x: number, y: number, strength: number, colour: string, size: number): string {
  if (strength < 0.05) return '';
  const halo = canvas.radial(`${colour}/${strength * 0.85}, ${colour}/${strength * 0.3} 30%, ${colour}/0`);
  return ellipse(x, -y, size, size * 0.6, fill(halo));
}
