import { at, curve } from '../curves.ts';
import { both, symmetric } from '../end-on/frame.ts';
import { glow } from '../end-on/headlamps.ts';
import type { Light } from '../lighting.ts';
import type { Paint } from '../paint.ts';
import { circle, clipped, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import { flanks, handlebars, tyre, tyreWidth } from './bike-ends.ts';
import type { Motorcycle } from './motorcycle.ts';

export function bikeNose(canvas: Canvas, bike: Motorcycle, paint: Paint, skin: string, light: Light): string {
  const [, headY] = bike.head;
  const r = bike.front.r;
  const spread = tyreWidth(bike, 'front') / 2 + 4;
  const metal = canvas.across('#6b737b, #e3e8ec 40%, #4a5056');
  const gold = canvas.across('#8a6526, #f0cf87 40%, #6d4e1c');
  const leg = (s: 1 | -1) =>
    rect(s * spread - 2.6, -headY, 5.2, headY - r - 12, fill(bike.fork === 'gold' ? gold : metal)) +
    rect(s * spread - 3.4, -r - 16, 6.8, 22, fill(bike.fork === 'chrome' ? metal : '#17191c') + rounded(3)) +
    rect(s * spread * 1.02 - 2.4, -r - 3, 4.8, 6, fill('#cfd6db') + rounded(2));
  const guardY = r * 2 + (bike.kind === 'trail' ? 10 : 1);
  const guard = symmetric([
    [spread - 3, guardY + 3, 6],
    [spread - 2, guardY - 9, 4],
    [spread - 5, guardY - 16, 4],
  ]);
  return [
    flanks(canvas, bike),
    tyre(canvas, bike, 'front'),
    both((s) => ellipse(s * (spread - 1.5), -r, 1.4, r * 0.52, fill('#aab2b9'))),
    both(leg),
    path(guard, fill(skin)),
    line(`M${at(-4, guardY)}Q${at(0, guardY + 2)} ${at(4, guardY)}`, '#ffffff', 0.9, 0.6 * paint.glint),
    handlebars(bike),
    bike.fairing ? mask(canvas, bike, skin, paint, light) : roundLight(canvas, bike, light),
  ].join('');
}

function roundLight(canvas: Canvas, bike: Motorcycle, light: Light): string {
  const [, y, r] = bike.roundLamp ?? [0, bike.head[1], 9];
  const bezel = canvas.linear('#ffffff, #6b737b 50%, #dfe4e8');
  const glass = canvas.radial('#ffffff, #dde8ee 50%, #93a5b1 85%, #56646f', 'cx=".42" cy=".38"');
  return [
    rect(-14, -y - 4, 28, 8, fill('#15181b') + rounded(3)),
    circle(0, -y, r + 2.6, fill(bezel)),
    circle(0, -y, r + 0.6, fill(glass)),
    both(
      (s) =>
        circle(s * 6, -bike.head[1] - 8, 5, fill('#1a1d20')) + circle(s * 6, -bike.head[1] - 8, 3.8, fill('#e8e4d4')),
    ),
    glow(canvas, 0, y, light.lampGlow, '#fff3d6', 34),
  ].join('');
}

/** A fairing's face: two narrow lamps under a smoked screen. */
function mask(canvas: Canvas, bike: Motorcycle, skin: string, paint: Paint, light: Light): string {
  const xs = (bike.fairing ?? bike.tank).map((p) => p[1]);
  const top = Math.max(...xs);
  const foot = bike.kind === 'sport' ? 34 : top - 40;
  const face = symmetric([
    [9, top, 8],
    [23, top - 10, 8],
    [25, top - 26, 10],
    [bike.kind === 'sport' ? 20 : 12, foot + 12, 10],
    [7, foot, 8],
  ]);
  const smoke = canvas.linear('#26323b/.85, #8fa6b4/.55');
  const screen = symmetric([
    [7, bike.height + 2, 8],
    [14, top + 2, 6],
    [11, top - 6, 6],
  ]);
  const lens = canvas.linear('#f7fbfd, #a9bcc8 60%, #4f626f');
  const eye = (s: 1 | -1) =>
    path(
      curve([
        [s * 3, top - 21, 2],
        [s * 6, top - 14, 4],
        [s * 21, top - 10, 4],
        [s * 19, top - 18, 4],
      ]),
      `${fill(lens)} stroke="#0c0e10" stroke-width="1"`,
    );
  const intake = path(
    symmetric([
      [5, top - 24, 3],
      [4, top - 33, 3],
    ]),
    fill('#090b0d'),
  );
  const shade = canvas.across('#000000/.5, #000000/0 30%, #000000/0 70%, #000000/.5');
  const inside = [
    rect(-26, -top - 2, 52, top, fill(shade)),
    both((s) =>
      line(`M${at(s * 4, top - 4)}Q${at(s * 14, top - 6)} ${at(s * 22, top - 12)}`, '#ffffff', 1, 0.7 * paint.glint),
    ),
    intake,
    path(
      symmetric([
        [16, foot + 20, 5],
        [8, foot + 4, 5],
      ]),
      fill('#0b0d0f', 0.8),
    ),
  ];
  return [
    path(screen, fill(smoke)),
    line(`M${at(-7, bike.height + 1.4)}Q${at(0, bike.height + 3)} ${at(7, bike.height + 1.4)}`, '#ffffff', 0.8, 0.6),
    path(face, fill(skin)),
    clipped(inside.join(''), canvas.clip(face)),
    both(eye),
    both((s) => glow(canvas, s * 12, top - 15, light.lampGlow, '#f3f8ff', 26)),
  ].join('');
}
