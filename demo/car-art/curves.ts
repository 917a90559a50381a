/**
 * Shapes are points in centimetres; height grows upward from the road.
 * Softness is how far the curve starts before the corner, so one number turns a hard fold into a long sweep.
 */
export type Point = readonly [x: number, height: number, softness?: number];
export type Shape = readonly [Point, ...Point[]];
export type Spot = readonly [x: number, height: number];
export type Spots = readonly [Spot, ...Spot[]];

const SWEEP = 1000;
const HANDLE = 0.6;

/** Parses `x height softness, x height softness, …`, which keeps a silhouette to a few readable lines. */
export function shape(text: string): Shape {
  const [first, ...rest] = text.split(',').map((point) => {
    const [x = Number.NaN, height = Number.NaN, softness] = point.trim().split(/\s+/).map(Number);
    return softness === undefined ? ([x, height] as const) : ([x, height, softness] as const);
  });
  if (!first) throw new Error('A shape needs a point');
  return [first, ...rest];
}

export const num = (v: number) => String(Math.round(v * 10) / 10);
export const at = (x: number, height: number) => `${num(x)} ${num(-height)}`;
const spot = (p: Spot) => at(p[0], p[1]);

export const last = <T>(list: readonly [T, ...T[]]): T => list[list.length - 1] ?? list[0];

/** Maps the points and keeps the non-empty list type. */
export function each<T, R>(list: readonly [T, ...T[]], make: (item: T, index: number) => R): [R, ...R[]] {
  const [first, ...rest] = list;
  return [make(first, 0), ...rest.map((item, i) => make(item, i + 1))];
}

interface Corner {
  from: Spot;
  c1: Spot;
  c2: Spot;
  to: Spot;
  sharp: boolean;
}

const lerp = (a: Point, b: Point, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** How much of the side from `a` to `b` its two corners may use for their curves. */
function shareOf(a: Point, b: Point, softA: number, softB: number): [number, number] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const fit = softA + softB > length ? length / (softA + softB) : 1;
  return [(softA * fit) / length, (softB * fit) / length];
}

function corners(points: Shape, closed: boolean): [Corner, ...Corner[]] {
  const n = points.length;
  const softness = (p: Point, i: number) => (!closed && (i === 0 || i === n - 1) ? 0 : (p[2] ?? SWEEP));
  return each(points, (p, i) => {
    const before = (i - 1 + n) % n;
    const after = (i + 1) % n;
    const prev = points[before] ?? p;
    const next = points[after] ?? p;
    const soft = softness(p, i);
    const back = shareOf(p, prev, soft, softness(prev, before))[0];
    const ahead = shareOf(p, next, soft, softness(next, after))[0];
    const from = lerp(p, prev, !closed && i === 0 ? 0 : back);
    const to = lerp(p, next, !closed && i === n - 1 ? 0 : ahead);
    return { from, c1: lerp(from, p, HANDLE), c2: lerp(to, p, HANDLE), to, sharp: soft === 0 };
  });
}

export function curve(points: Shape, closed = true): string {
  const d = corners(points, closed).map((c, i) => {
    const start = `${i === 0 ? 'M' : 'L'}${spot(c.from)}`;
    return c.sharp ? start : `${start}C${spot(c.c1)} ${spot(c.c2)} ${spot(c.to)}`;
  });
  return d.join('') + (closed ? 'Z' : '');
}

/** The open curve as many short straight steps. */
export function sample(points: Shape, steps = 7): Spots {
  const out: Spot[] = [];
  for (const c of corners(points, false)) {
    if (c.sharp) {
      out.push(c.from);
      continue;
    }
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u * u * u * c.from[axis] + 3 * u * u * t * c.c1[axis] + 3 * u * t * t * c.c2[axis] + t * t * t * c.to[axis];
      out.push([along(0), along(1)]);
    }
  }
  const [first = lerp(points[0], points[0], 0), ...rest] = out;
  return [first, ...rest];
}

export const polyline = (points: readonly Spot[]) => points.map((p, i) => `${i ? 'L' : 'M'}${spot(p)}`).join('');

/** Height of a left-to-right line at x. Beyond the ends, the nearest end's height. */
export function heightAt(points: Spots | Shape, x: number): number {
  let [x0, y0] = points[0];
  if (x <= x0) return y0;
  for (const [x1, y1] of points) {
    if (x <= x1 && x1 > x0) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    [x0, y0] = [x1, y1];
  }
  return y0;
}

/** Part of a sampled line between two x positions, with exact ends. */
export function between(points: Spots, x0: number, x1: number): Spots {
  const inside = points.filter(([x]) => x > x0 && x < x1);
  return [[x0, heightAt(points, x0)], ...inside, [x1, heightAt(points, x1)]];
}

/** Closed band over (or, with a negative thickness, under) a line; `u` runs from 0 to 1 along it. */
export function band(points: Spots, thickness: (u: number, x: number) => number): string {
  const x0 = points[0][0];
  const span = last(points)[0] - x0 || 1;
  const other = points.map(([x, y]): Spot => [x, y + thickness((x - x0) / span, x)]).reverse();
  return `${polyline([...points, ...other])}Z`;
}

/** The line moved sideways (to its right, seen along it) by a distance that may vary along it. */
export function offset(points: Spots, distance: (u: number) => number): Spots {
  const n = points.length - 1 || 1;
  return each(points, (p, i): Spot => {
    const prev = points[i - 1] ?? p;
    const next = points[i + 1] ?? p;
    const length = Math.hypot(next[0] - prev[0], next[1] - prev[1]) || 1;
    const reach = distance(i / n) / length;
    return [p[0] + (next[1] - prev[1]) * reach, p[1] - (next[0] - prev[0]) * reach];
  });
}

/** The average of a shape's points, good enough to centre a lamp's glow. */
export function centreOf(points: Shape): Spot {
  const sum = (axis: 0 | 1) => points.reduce((total, p) => total + p[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}
