import { at, curve, heightAt, num, type Shape } from '../curves.ts';
import type { Paint } from '../paint.ts';
import type { Silhouette, WheelPlace } from '../silhouette.ts';
import { circle, clipped, fill, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';
import { vents } from './vents.ts';

/** Sills, bumper edges, cladding and air openings: the dark parts that give the body its feet. */
export function lowerTrim(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint, bodyClip: string): string {
  const plastic = canvas.linear('#34383d, #1a1d20 30%, #0a0b0d');
  return clipped(
    [
      car.duoPanel ? duoPanel(canvas, car, paint) : '',
      sills(car, m, plastic),
      car.chromeBumpers ? '' : bumperEdges(car, m, plastic),
      car.cladding ? cladding(car, car.front, m.archFront) + cladding(car, car.rear, m.archRear) : '',
      markers(car, m),
      car.bumperStrip ? bumperStrip(car, m) : '',
      vents(canvas, car, m),
    ].join(''),
    bodyClip,
  );
}

function sills(car: Silhouette, m: Measures, plastic: string): string {
  const { sill } = car;
  const left = car.front.x + m.archFront - 6;
  const right = car.rear.x - m.archRear + 6;
  const plain = car.cladding ? 12 : 4;
  const high = car.bigSkirt ? 8 : plain;
  const skirt: Shape = car.bigSkirt
    ? [
        [left, sill - 2, 2],
        [left - 4, sill + 5, 3],
        [right - 40, sill + 7, 30],
        [right + 8, sill + 20, 6],
        [right + 6, sill - 2, 2],
      ]
    : [
        [left - 6, sill - 2, 2],
        [left - 6, sill + high, 3],
        [right + 6, sill + high + 1, 3],
        [right + 6, sill - 2, 2],
      ];
  const light = `M${at(left + 6, sill + high + 0.6)}L${at(right - 44, sill + high + 1)}`;
  return path(curve(skirt), fill(plastic)) + line(light, '#ffffff', 0.7, 0.26);
}

function bumperEdges(car: Silhouette, m: Measures, plastic: string): string {
  const low = { front: m.frontFoot[1], rear: m.rearFoot[1] };
  const frontTop = low.front + (car.cladding ? 16 : 4);
  const rearTop = low.rear + (car.cladding ? 18 : 6);
  const front: Shape = [
    [-10, low.front - 8, 0],
    [-10, frontTop, 2],
    [car.front.x - m.archFront * 0.9, frontTop + 3, 6],
    [car.front.x - m.archFront * 0.8, low.front - 8, 2],
  ];
  const rear: Shape = [
    [car.length + 12, low.rear - 8, 0],
    [car.length + 12, rearTop + 5, 2],
    [car.rear.x + m.archRear * 0.96, rearTop, 8],
    [car.rear.x + m.archRear * 0.7, low.rear - 8, 2],
  ];
  return path(curve(front), fill(plastic)) + path(curve(rear), fill(plastic));
}

function cladding(car: Silhouette, wheel: WheelPlace, r: number): string {
  if (car.squareArch) {
    const h = wheel.r + r;
    const s = r * 0.52;
    const arch = [
      `M${at(wheel.x + r * 1.06, car.sill)}L${at(wheel.x + s + 7, h - 3)}`,
      `Q${at(wheel.x + s + 2, h + 1)} ${at(wheel.x + s - 6, h + 1)}L${at(wheel.x - s + 6, h + 1)}`,
      `Q${at(wheel.x - s - 2, h + 1)} ${at(wheel.x - s - 7, h - 3)}L${at(wheel.x - r * 1.06, car.sill)}`,
    ].join('');
    const light = `M${at(wheel.x + s - 2, h + 5.2)}L${at(wheel.x - s + 2, h + 5.2)}`;
    return line(arch, '#1a1d20', 10) + line(light, '#ffffff', 0.9, 0.3);
  }
  const light = `M${at(wheel.x - r * 0.8, wheel.r + r * 0.72)}A${num(r + 6)} ${num(r + 6)} 0 0 1 ${at(wheel.x + r * 0.8, wheel.r + r * 0.72)}`;
  return circle(wheel.x, -wheel.r, r + 2.4, stroke('#191c1f', 7.4)) + path(light, stroke('#ffffff', 1, 0.24));
}

/** Side markers: small, but their absence makes a bumper look like clay. */
function markers(car: Silhouette, m: Measures): string {
  if (!car.headlamp || car.squareArch) return '';
  const y = heightAt(m.shoulder, car.rear.x) * 0.36 + m.rearFoot[1] * 0.64;
  const rear = rect(car.length - 26, -y, 13, 1.7, fill('#a3121b', 0.85) + rounded(0.8));
  return rear + rect(car.front.x - m.archFront - 13, -y, 8, 1.7, fill('#d98f35', 0.8) + rounded(0.8));
}

function bumperStrip(car: Silhouette, m: Measures): string {
  const y = 50;
  const { front, rear } = car;
  const runs = [
    [-2, front.x - m.archFront - 1],
    [front.x + m.archFront + 2, rear.x - m.archRear - 2],
    [rear.x + m.archRear + 1, car.length],
  ] as const;
  const d = runs.map(([from, to]) => `M${at(from, y)}L${at(to, y + 1)}`).join('');
  return line(d, '#16181b', 4.6) + line(d.replaceAll(`${-y}`, `${-y - 1.6}`), '#ffffff', 0.6, 0.25);
}

/** The hypercar's darker rear half behind its bright C-line. */
function duoPanel(canvas: Canvas, car: Silhouette, paint: Paint): string {
  const edge: Shape = [
    [318, 125, 30],
    [284, 104, 40],
    [270, 62, 40],
    [292, 0, 20],
  ];
  const panel: Shape = [[car.length + 12, 0, 2], [car.length + 12, 125, 2], ...edge];
  const shade = canvas.linear(`${paint.shade}/.35, ${paint.deep}/.75 45%, ${paint.abyss}/.9`);
  return path(curve(panel), fill(shade)) + line(curve(edge, false), '#f2f5f7', 1.4, 0.8);
}
