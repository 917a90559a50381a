import type { Random } from '../random.ts';
import { fill, path, r1 } from '../svg.ts';

export function palm(random: Random, x: number, base: number, height: number, colour: string, size = 1): string {
  const lean = random.between(-26, 26) * size;
  const tx = x + lean;
  const ty = base - height;
  const trunk = [
    `M${r1(x - 5 * size)} ${base}Q${r1(x + lean * 0.2)} ${r1(base - height * 0.5)} ${r1(tx - 2.5 * size)} ${r1(ty)}`,
    `L${r1(tx + 2.5 * size)} ${r1(ty)}Q${r1(x + lean * 0.2 + 9 * size)} ${r1(base - height * 0.5)} ${r1(x + 6 * size)} ${base}Z`,
  ].join('');
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const a = -3.25 + i * 0.34 + random.between(-0.08, 0.08);
    const reach = random.between(60, 84) * size;
    const ex = tx + Math.cos(a) * reach;
    const ey = ty + Math.sin(a) * reach * 0.55 + 26 * size;
    const cx = tx + Math.cos(a) * reach * 0.55;
    const cy = ty + Math.sin(a) * reach * 0.75 - 10 * size;
    return `M${r1(tx)} ${r1(ty)}Q${r1(cx)} ${r1(cy - 9 * size)} ${r1(ex)} ${r1(ey)}Q${r1(cx)} ${r1(cy + 8 * size)} ${r1(tx)} ${r1(ty + 3)}Z`;
  });
  return path(trunk + fronds.join(''), fill(colour));
}

export function pine(x: number, base: number, h: number, colour: string): string {
  const w = h * 0.34;
  const side = (s: -1 | 1) => `${r1(x + s * w * 0.25)} ${r1(base - h * 0.55)}`;
  const d = `M${r1(x)} ${r1(base - h)}Q${side(1)} ${r1(x + w)} ${r1(base)}L${r1(x - w)} ${r1(base)}Q${side(-1)} ${r1(x)} ${r1(base - h)}Z`;
  return path(d, fill(colour));
}
