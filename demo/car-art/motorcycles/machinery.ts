import { at, curve } from '../curves.ts';
import { circle, fill, group, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';
import type { Motorcycle } from './motorcycle.ts';

const STEEL = '#23272b';
const chromeOf = (canvas: Canvas) => canvas.linear('#ffffff, #b9c1c8 30%, #59616a 55%, #cfd6db 75%, #6b737b');
/** Where the tank ends and the seat begins. The frame's rear half hangs from here. */
const tankEnd = (bike: Motorcycle) => Math.max(...bike.tank.map((p) => p[0]));

export function forks({ head: [hx, hy], front, fork }: Motorcycle): string {
  const mx = front.x + (hx - front.x) * 0.42;
  const my = front.r + (hy - front.r) * 0.42;
  const upper = `M${at(mx, my)}L${at(hx, hy)}`;
  return [
    line(upper, '#0f1113', 7),
    line(upper, fork === 'gold' ? '#c79a4b' : '#aeb6bd', 4.6),
    line(`M${at(mx - 0.9, my)}L${at(hx - 0.9, hy)}`, '#ffffff', 0.9, 0.45),
    line(`M${at(front.x, front.r)}L${at(mx + 1, my + 2)}`, fork === 'chrome' ? '#c9d0d6' : '#1a1d20', 7),
    line(`M${at(front.x - 1.4, front.r)}L${at(mx - 0.6, my + 2)}`, '#ffffff', 1, 0.5),
    circle(front.x, -front.r, 3.4, fill('#cfd6db')),
    rect(hx - 7, -hy - 2, 14, 6, fill('#15181b') + rounded(2)),
  ].join('');
}

export function swingArm(bike: Motorcycle): string {
  const { rear } = bike;
  const pivot = tankEnd(bike) - 6;
  const arm = `M${at(pivot, 40)}L${at(rear.x, rear.r)}`;
  return [
    line(arm, '#0e1012', 9),
    line(arm, '#5a626a', 5.6),
    line(`M${at(pivot, 42)}L${at(rear.x, rear.r + 1.6)}`, '#ffffff', 0.9, 0.4),
    circle(rear.x, -rear.r, 4, fill('#cfd6db')),
    circle(rear.x, -rear.r, 12, stroke('#3b4147', 2)),
    line(`M${at(pivot + 4, 76)}L${at(rear.x - 22, rear.r + 8)}`, '#15181b', 6),
    line(`M${at(pivot + 8, 70)}L${at(rear.x - 26, rear.r + 14)}`, '#b3202c', 3, 0.9),
  ].join('');
}

export function frame(bike: Motorcycle): string {
  const [hx, hy] = bike.head;
  const end = tankEnd(bike);
  const seatHeight = bike.kind === 'cruiser' ? 70 : 84;
  return [
    line(
      curve(
        [
          [hx, hy - 4, 0],
          [hx + 18, 60, 20],
          [hx + 24, 30, 14],
          [end - 6, 28, 10],
          [end + 2, 60, 16],
          [end + 6, 78, 0],
        ],
        false,
      ),
      STEEL,
      5,
    ),
    line(`M${at(hx + 2, hy - 6)}L${at(end, 74)}`, STEEL, 6),
    line(
      curve(
        [
          [end, 76, 0],
          [end + 30, 76, 14],
          [bike.rear.x, seatHeight, 0],
        ],
        false,
      ),
      STEEL,
      4.4,
    ),
  ].join('');
}

export function engine(canvas: Canvas, bike: Motorcycle): string {
  const x = bike.tank[0][0] + 24;
  const block = canvas.linear('#6b737b, #3c4248 40%, #191c1f');
  const chrome = chromeOf(canvas);
  const casing = curve([
    [x - 22, 32, 6],
    [x - 18, 52, 6],
    [x - 8, 74, 4],
    [x + 22, 74, 4],
    [x + 34, 56, 8],
    [x + 36, 34, 8],
    [x + 10, 26, 6],
  ]);
  const ribs = Array.from({ length: 6 }, (_, i) =>
    line(
      `M${at(x - 12 + i * 0.6, 54 + i * 3.4)}L${at(x + 24 - i * 0.4, 55 + i * 3.4)}`,
      i % 2 ? '#8b939b' : '#15181b',
      1.6,
      0.9,
    ),
  );
  return [
    path(casing, fill(block)),
    bike.kind === 'cruiser' ? cylinder(chrome, x + 8, -23) + cylinder(chrome, x + 8, 23) : ribs.join(''),
    circle(x + 14, -40, 13, fill(chrome)),
    circle(x + 14, -40, 10, fill('#3c4248')),
    circle(x + 14, -40, 5, fill('#8b939b')),
    circle(x - 6, -38, 8, fill('#565e66')),
    circle(x - 6, -38, 5, fill('#2a2e32')),
    line(`M${at(x + 34, 34)}L${at(x + 46, 34)}`, '#9aa2a9', 2.6),
  ].join('');
}

/** One finned cylinder of a V-twin, leaning by its half of the angle. */
function cylinder(chrome: string, x: number, lean: number): string {
  const fins = Array.from({ length: 7 }, (_, i) => {
    const isHead = i > 4;
    return rect(
      isHead ? -8.5 : -10,
      -16 - i * 4.4,
      isHead ? 17 : 20,
      2.6,
      fill(i % 2 ? '#c9d0d6' : '#8f989f') + rounded(1.2),
    );
  });
  const barrel =
    rect(-8, -46, 16, 34, fill('#2a2e32')) + fins.join('') + rect(-9, -52, 18, 7, fill(chrome) + rounded(3));
  return group(barrel, `transform="translate(${x} -34) rotate(${lean})"`);
}

export function exhaust(canvas: Canvas, bike: Motorcycle, side: 'near' | 'far'): string {
  const [a, b, [sx, sy], [tx, ty]] = bike.exhaust;
  if (side === 'far') return bike.kind === 'cruiser' ? line(`M${at(b[0], 32)}L${at(tx - 12, 35)}`, '#6b737b', 6) : '';
  const pipe = (lift: number) =>
    curve(
      [
        [a[0] - 24, 60, 0],
        [a[0] - 26, a[1], 12],
        [b[0], b[1] + lift, 16],
        [sx, sy + lift, 0],
      ],
      false,
    );
  const can = (lift: number) => `M${at(sx, sy + lift)}L${at(tx, ty + lift)}`;
  return [
    line(pipe(0), '#3a4046', 6.4),
    line(pipe(1), '#d7dce0', 2),
    line(can(0), '#0d0f11', 10.5),
    line(can(0), bike.kind === 'sport' || bike.kind === 'trail' ? '#1c1f23' : '#c9d0d6', 8.6),
    line(can(2), '#ffffff', 1.6, 0.65),
    circle(tx + 2, -ty - 0.6, 3, fill('#0a0b0c')),
  ].join('');
}
