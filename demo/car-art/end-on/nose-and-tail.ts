import { at, curve } from '../curves.ts';
import type { Light } from '../lighting.ts';
import type { Silhouette } from '../silhouette.ts';
import { circle, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import type { Exhaust, FaceStyle } from './face-style.ts';
import { both, symmetric, type EndFrame } from './frame.ts';
import { grille } from './grilles.ts';
import { headlamps } from './headlamps.ts';
import { tailLamps } from './tail-lamps.ts';

export function noseOf(canvas: Canvas, car: Silhouette, f: EndFrame, face: FaceStyle, light: Light): string {
  const { half, lip } = f;
  const badgeY = lip + f.face * 0.97;
  return [
    grille(canvas, car, f, face.grille),
    headlamps(canvas, f, face.headlamp, light),
    car.chromeBumpers ? chromeBumper(canvas, f) : rect(-half, -lip - 3, half * 2, 6, fill('#0b0d0f')),
    plate(lip + f.face * 0.28, 21),
    circle(0, -badgeY, 3.4, fill('#e3e8ec')) + circle(0, -badgeY, 2.3, fill('#4f5962')),
  ].join('');
}

export function tailOf(canvas: Canvas, car: Silhouette, f: EndFrame, face: FaceStyle, light: Light): string {
  const { half, lip, edge } = f;
  const y = (share: number) => lip + f.face * share;
  const lid = curve(
    [
      [-half * 0.72, edge, 0],
      [-half * 0.64, y(0.46), 10],
      [half * 0.64, y(0.46), 10],
      [half * 0.72, edge, 0],
    ],
    false,
  );
  const diffuser = canvas.linear('#1b1e22, #08090b');
  const fins = [-0.36, -0.12, 0.12, 0.36].map((x) => rect(half * x - 0.8, -y(0.2), 1.6, f.face * 0.2, fill('#3a4046')));
  return [
    line(lid, '#ffffff', 0.8, 0.16),
    line(lid, '#05060a', 1, 0.55),
    car.panelSide ? line(`M${at(0, f.roof)}L${at(0, y(0.2))}`, '#05060a', 1, 0.6) : '',
    tailLamps(canvas, f, face.tailLamp, light),
    plate(y(0.58), 23),
    path(
      symmetric([
        [half * 0.76, y(0.24), 8],
        [half * 0.68, lip - 4, 3],
      ]),
      fill(diffuser),
    ),
    car.sill < 20 ? fins.join('') : '',
    car.chromeBumpers ? chromeBumper(canvas, f) : '',
    exhausts(canvas, f, face.exhaust),
  ].join('');
}

const plate = (y: number, half: number) =>
  rect(-half, -y, half * 2, 10.5, `${fill('#eef1f3')} stroke="#2a2e33" stroke-width=".8"${rounded(1.6)}`) +
  rect(-half + 6, -y + 3.7, half * 2 - 12, 3, fill('#8e99a3') + rounded(1.4));

function chromeBumper(canvas: Canvas, { half, lip, face }: EndFrame): string {
  const chrome = canvas.linear('#ffffff, #9aa2a9 35%, #454d55 55%, #8b939a 70%, #dfe4e8');
  const guard = (s: 1 | -1) => rect(s * half * 0.34 - 3, -lip - face * 0.36 - 3, 6, 15, fill(chrome) + rounded(3));
  return rect(-half, -lip - face * 0.36, half * 2, 9, fill(chrome) + rounded(4)) + both(guard);
}

function exhausts(canvas: Canvas, { half, lip }: EndFrame, kind: Exhaust): string {
  if (kind === 'none') return '';
  const steel = canvas.linear('#ffffff, #8b939a 40%, #4f575f 60%, #c9d0d6');
  const pipe = (x: number, rx: number) =>
    ellipse(x, -lip - 6.5, rx, 4.2, fill(steel)) + ellipse(x, -lip - 6.5, rx - 1.5, 2.9, fill('#07080a'));
  if (kind === 'centre') return pipe(-6, 5) + pipe(6, 5);
  if (kind === 'quad') return both((s) => pipe(s * half * 0.6, 4.8) + pipe(s * half * 0.48, 4.8));
  return both((s) => pipe(s * half * 0.56, 6.6));
}
