import { at, centreOf, curve, type Shape } from '../curves.ts';
import type { Light } from '../lighting.ts';
import type { Silhouette } from '../silhouette.ts';
import { circle, clipped, ellipse, fill, line, path, type Canvas } from '../svg.ts';

export function lamps(canvas: Canvas, car: Silhouette, light: Light, bodyClip: string): string {
  const lit = [
    car.headlamp ? headlamp(canvas, car.headlamp) : '',
    car.tail ? tailLamp(canvas, car.tail, light) : '',
  ].join('');
  const round = [
    car.roundLamp ? roundLamp(canvas, car.roundLamp) : '',
    car.roundTail ? roundTail(canvas, car.roundTail) : '',
  ].join('');
  return clipped(lit, bodyClip) + round + glows(canvas, car, light);
}

function headlamp(canvas: Canvas, shape: Shape): string {
  const d = curve(shape);
  const [x, y] = centreOf(shape);
  const [low, front = low, back = front] = shape;
  const signature = `M${at(low[0] + 1, low[1] + 1)}L${at(front[0] + 2, front[1] - 2.6)}L${at(back[0] - 3, back[1] - 2.2)}`;
  const lens = (cx: number, cy: number, r: number) =>
    circle(cx, -cy, r + 1.3, fill('#0a0d10')) +
    circle(cx, -cy, r, fill(canvas.radial('#ffffff, #dceaf4 50%, #5b6c79', 'cx=".4" cy=".35"')));
  const housing = canvas.linear('#c2ced7, #55626d 35%, #0f1317');
  const inner = [
    lens(x - 4, y - 1.2, 2.5),
    lens(x + 5.5, y + 1.8, 2.1),
    line(signature, '#ffffff', 1.5, 0.95),
    line(signature, '#bfe0ff', 3.6, 0.3),
  ];
  return path(d, `${fill(housing)} stroke="#0a0c0e" stroke-width="1.1"`) + clipped(inner.join(''), canvas.clip(d));
}

function tailLamp(canvas: Canvas, shape: Shape, light: Light): string {
  const d = curve(shape);
  const [a, b = a] = shape;
  const glass = canvas.linear('#ff6a55, #d3121c 40%, #5d0410');
  const bar = `M${at(a[0] + 2, a[1] - 2.6)}L${at(b[0] - 1, b[1] - 2.8)}`;
  const inner = line(bar, '#ff3b2a', 4.4, 0.5) + line(bar, light.lampGlow > 0.3 ? '#ffe3d8' : '#ffc2b6', 1.7, 0.95);
  return path(d, `${fill(glass)} stroke="#22020a" stroke-width="1"`) + clipped(inner, canvas.clip(d));
}

function roundLamp(canvas: Canvas, { x, y, rx, ry }: NonNullable<Silhouette['roundLamp']>): string {
  const bezel = canvas.linear('#fdfdfd, #8d969d 50%, #eef1f3');
  const glass = canvas.radial('#ffffff, #dfe9ef 45%, #9fb0bc 80%, #4f5d68', 'cx=".42" cy=".4"');
  const rib = (dx: number) => `M${at(x + rx * dx, y + ry * 0.7)}L${at(x + rx * dx, y - ry * 0.7)}`;
  return [
    ellipse(x, -y, rx + 1.8, ry + 1.8, fill(bezel)),
    ellipse(x, -y, rx, ry, fill(glass)),
    line(rib(-0.3) + rib(0.3), '#ffffff', 0.6, 0.5),
  ].join('');
}

function roundTail(canvas: Canvas, { x, y, r }: NonNullable<Silhouette['roundTail']>): string {
  const glass = canvas.radial('#ff8a76, #d3121c 50%, #6d0410', 'cx=".45" cy=".35"');
  return circle(x, -y, r + 1.2, fill('#d7dce0')) + circle(x, -y, r, fill(glass));
}

function glows(canvas: Canvas, car: Silhouette, light: Light): string {
  const glow = (x: number, y: number, strength: number, colour: string, size: number) => {
    if (strength <= 0.02) return '';
    const halo = canvas.radial(`${colour}/${strength}, ${colour}/${strength * 0.36} 30%, ${colour}/0`);
    return ellipse(x, -y, size, size * 0.66, fill(halo));
  };
  const [headX, headY] = car.headlamp ? centreOf(car.headlamp) : [0, 0];
  const [tailX, tailY] = car.tail ? centreOf(car.tail) : [0, 0];
  return [
    car.headlamp ? glow(headX - 8, headY, light.lampGlow, '#f3f8ff', 42) : '',
    car.roundLamp ? glow(car.roundLamp.x - 4, car.roundLamp.y, light.lampGlow, '#fff3d6', 36) : '',
    car.tail ? glow(tailX + 6, tailY, light.lampGlow * 0.8, '#ff2a1a', 36) : '',
    car.roundTail ? glow(car.roundTail.x + 2, car.roundTail.y, light.lampGlow * 0.8, '#ff2a1a', 26) : '',
  ].join('');
}

/** Light pools on the road, only drawn after dark. */
export function beams(canvas: Canvas, car: Silhouette, light: Light): string {
  if (light.lampGlow < 0.6) return '';
  const warm = canvas.radial('#fff0cf/.26, #fff0cf/.09 50%, #fff0cf/0');
  const red = canvas.radial('#ff2a1a/.3, #ff2a1a/0');
  return (
    ellipse(-14, 7, 120, 13, fill(warm)) +
    ellipse(2, 4, 60, 7, fill(warm)) +
    ellipse(car.length - 4, 6, 66, 9, fill(red))
  );
}
