import { ramp } from '../colour.ts';
import { fill, line, path } from '../svg.ts';
import { polar } from './polar.ts';

/** Four tones from where light hits to where none does. */
export type Metal = readonly [bright: string, face: string, side: string, dark: string];

export interface Spoke {
  inner: number;
  outer: number;
  /** Half-widths in radians at hub and rim, for slim and wide spokes. */
  atHub: number;
  atRim: number;
  twist?: number;
}

const LIGHT_FROM = -2.1;

/** How bright a surface that faces `direction` is, for light from the upper left. */
function litBy(metal: Metal, direction: number, ambient = 0.5): string {
  const brightness = ambient + 0.5 * Math.cos(direction - LIGHT_FROM);
  return ramp(
    [
      [0, metal[3]],
      [0.25, metal[2]],
      [0.62, metal[1]],
      [1, metal[0]],
    ],
    brightness,
  );
}

/** A spoke with a ridge: its two flanks catch different light, which is what gives a rim depth. */
export function spoke(metal: Metal, angle: number, s: Spoke): string {
  const { inner, outer, atHub, atRim, twist = 0 } = s;
  const mid = (inner + outer) / 2;
  const bend = ((atHub + atRim) / 2) * 0.82;
  const edge = (side: -1 | 1) => ({
    hub: polar(inner, angle + side * atHub),
    mid: polar(mid, angle + side * bend + twist * 0.4),
    rim: polar(outer, angle + side * atRim + twist),
  });
  const [left, right] = [edge(-1), edge(1)];
  const ridge = { hub: polar(inner, angle), mid: polar(mid, angle + twist * 0.4), rim: polar(outer, angle + twist) };
  const flank = (e: typeof left) => `M${ridge.hub}L${e.hub}Q${e.mid} ${e.rim}L${ridge.rim}Q${ridge.mid} ${ridge.hub}Z`;
  return [
    path(flank(left), fill(litBy(metal, angle - Math.PI / 2))),
    path(flank(right), fill(litBy(metal, angle + Math.PI / 2))),
    line(`M${ridge.hub}Q${ridge.mid} ${ridge.rim}`, metal[0], 0.8, 0.5),
  ].join('');
}

/** The outline alone, for the shadow a spoke casts. */
export function spokeShadow(angle: number, { inner, outer, atHub, atRim, twist = 0 }: Spoke): string {
  return `M${polar(inner, angle - atHub)}L${polar(outer, angle - atRim + twist)}L${polar(outer, angle + atRim + twist)}L${polar(inner, angle + atHub)}Z`;
}
