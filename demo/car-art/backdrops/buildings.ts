import type { Random } from '../random.ts';
import { fill, path, r1 } from '../svg.ts';
import type { Stage } from './scenery.ts';

const box = (x: number, y: number, w: number, h: number) => `M${r1(x)} ${r1(y)}h${r1(w)}v${r1(h)}h${r1(-w)}z`;

export interface SkylineRow {
  base: number;
  low: number;
  high: number;
  colour: string;
  /** If left out, the windows are dark. */
  windows?: string;
}

export function skyline(random: Random, stage: Stage, { base, low, high, colour, windows }: SkylineRow): string {
  let towers = '';
  let lit = '';
  let x = -20;
  while (x < stage.width) {
    const w = random.between(46, 118);
    const h = low + (high - low) * random.next() ** 1.5;
    const top = base - h;
    towers += box(x, top, w, h + 10) + crown(random, x, top, w);
    if (windows) lit += windowLights(random, x + 9, top + 16, w - 18, h - 30, random.between(0.12, 0.4));
    x += w + random.between(-6, 26);
  }
  return path(towers, fill(colour)) + (windows ? path(lit, fill(windows, 0.62)) : '');
}

function crown(random: Random, x: number, top: number, w: number): string {
  const kind = random.int(0, 4);
  if (kind === 1) return box(x + w * 0.25, top - 26, w * 0.5, 28) + box(x + w * 0.48, top - 70, 3, 46);
  if (kind === 2) return `M${r1(x)} ${r1(top)}L${r1(x + w)} ${r1(top - 36)}L${r1(x + w)} ${r1(top + 2)}Z`;
  if (kind === 3) return box(x + w * 0.14, top - 16, w * 0.72, 18);
  return '';
}

/** One path for many windows: a pattern fill would be shorter to write but several times slower to rasterise. */
export function windowLights(
  random: Random,
  left: number,
  top: number,
  width: number,
  height: number,
  share: number,
): string {
  let d = '';
  for (let y = top; y < top + height - 8; y += 18) {
    for (let x = left; x < left + width - 5; x += 12) {
      if (random.chance(share)) d += `M${Math.round(x)} ${Math.round(y)}h5v8h-5z`;
    }
  }
  return d;
}
