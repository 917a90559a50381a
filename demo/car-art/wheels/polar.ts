import { r1 } from '../svg.ts';

export const TAU = Math.PI * 2;
export const polar = (r: number, a: number) => `${r1(r * Math.cos(a))} ${r1(r * Math.sin(a))}`;
/** Around the hub, starting at the top. */
export const repeat = (n: number, make: (angle: number, i: number) => string) =>
  Array.from({ length: n }, (_, i) => make((i / n) * TAU - Math.PI / 2, i)).join('');
