import { at, curve, type Shape } from '../curves.ts';
import type { Silhouette } from '../silhouette.ts';
import { clipped, ellipse, fill, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';
import type { Grille } from './face-style.ts';
import { both, symmetric, type EndFrame } from './frame.ts';

/** The air openings of a nose. Heights are shares of the face, from the lip (0) to the bonnet's edge (1). */
export function grille(canvas: Canvas, car: Silhouette, f: EndFrame, kind: Grille): string {
  const y = (share: number) => f.lip + f.face * share;
  const { half } = f;
  const hole = canvas.linear('#050607, #14171a 60%, #22262a');
  const chrome = canvas.linear('#ffffff, #8d959c 40%, #4f575f 60%, #dfe4e8');
  const cut = (right: Shape, rim = 0.8) => {
    const d = symmetric(right);
    return { d, drawing: path(d, `${fill(hole)} stroke="#05060a" stroke-width="${rim}"`) };
  };
  const filled = (right: Shape, inside: string, rim: string) => {
    const { d, drawing } = cut(right);
    return drawing + clipped(inside, canvas.clip(d)) + path(d, rim);
  };
  const lower = car.chromeBumpers
    ? ''
    : cut([
        [half * 0.62, y(0.25), 5],
        [half * 0.54, y(0.05), 5],
      ]).drawing;

  switch (kind) {
    case 'shield':
      return (
        filled(
          [
            [half * 0.36, y(0.92), 7],
            [half * 0.4, y(0.72), 12],
            [half * 0.26, y(0.34), 8],
          ],
          slats(f, 0.36, 0.92, 'upright'),
          stroke(chrome, 1.6),
        ) +
        lower +
        corners(canvas, f)
      );
    case 'wide':
      return (
        filled(
          [
            [half * 0.93, y(0.88), 6],
            [half * 0.9, y(0.56), 8],
            [half * 0.5, y(0.5), 20],
          ],
          slats(f, 0.5, 0.88, 'flat'),
          stroke(car.chromeBumpers ? chrome : '#0a0c0e', 1.6),
        ) + lower
      );
    case 'crate':
      return (
        filled(
          [
            [half * 0.62, y(0.9), 6],
            [half * 0.58, y(0.42), 8],
          ],
          slats(f, 0.42, 0.9, 'flat') + slats(f, 0.42, 0.9, 'upright'),
          stroke(chrome, 2),
        ) + (car.chromeBumpers ? '' : lower)
      );
    case 'mouth':
      return (
        filled(
          [
            [half * 0.5, y(0.56), 12],
            [half * 0.64, y(0.3), 14],
            [half * 0.56, y(0.05), 6],
          ],
          slats(f, 0.05, 0.56, 'flat'),
          stroke('#0a0c0e', 1),
        ) + corners(canvas, f)
      );
    case 'wedge':
      return [
        both((s) =>
          path(
            curve([
              [s * half * 0.3, y(0.3), 4],
              [s * half * 0.9, y(0.62), 6],
              [s * half * 0.94, y(0.18), 6],
              [s * half * 0.46, y(0.06), 5],
            ]),
            `${fill(hole)} stroke="#05060a" stroke-width=".8"`,
          ),
        ),
        both((s) => line(`M${at(s * half * 0.5, y(0.12))}L${at(s * half * 0.82, y(0.48))}`, '#6b737b', 1.4, 0.8)),
        cut([
          [half * 0.22, y(0.2), 4],
          [half * 0.3, y(0.05), 4],
        ]).drawing,
        line(`M${at(-half * 0.9, y(0.03))}L${at(half * 0.9, y(0.03))}`, '#0a0c0e', 3.4),
      ].join('');
    case 'slots':
      return (
        Array.from({ length: 7 }, (_, i) =>
          rect(
            (i - 3) * half * 0.13 - half * 0.042,
            -y(0.9),
            half * 0.084,
            f.face * 0.46,
            `${fill(hole)}${rounded(4)} stroke="#05060a" stroke-width=".8"`,
          ),
        ).join('') + rect(-half * 0.98, -y(0.28), half * 1.96, f.face * 0.26, fill('#191c1f') + rounded(5))
      );
    case 'oval':
      return (
        ellipse(0, -y(0.56), half * 0.42, f.face * 0.21, `${fill(hole)} stroke="${chrome}" stroke-width="2.2"`) +
        ovalBars(f, y(0.56))
      );
    case 'slim':
      return (
        filled(
          [
            [half * 0.5, y(0.84), 4],
            [half * 0.46, y(0.74), 4],
          ],
          slats(f, 0.74, 0.84, 'flat'),
          stroke(chrome, 0.9),
        ) +
        cut([
          [half * 0.62, y(0.42), 8],
          [half * 0.56, y(0.06), 6],
        ]).drawing +
        (car.chromeBumpers ? '' : corners(canvas, f))
      );
    case 'closed':
      return (
        lower +
        line(`M${at(-half * 0.5, y(0.8))}Q${at(0, y(0.76))} ${at(half * 0.5, y(0.8))}`, '#05060a', 1, 0.5) +
        (car.chromeBumpers ? '' : corners(canvas, f))
      );
  }
}

function slats({ half, lip, face }: EndFrame, from: number, to: number, way: 'flat' | 'upright'): string {
  const [low, high] = [lip + face * from, lip + face * to];
  const n = way === 'flat' ? Math.max(2, Math.round((high - low) / 4)) : 18;
  const bars = Array.from({ length: n - 1 }, (_, i) => {
    const u = (i + 1) / n;
    if (way === 'flat') return `M${at(-half, low + (high - low) * u)}L${at(half, low + (high - low) * u)}`;
    const x = half * 0.64 * (u * 2 - 1);
    return `M${at(x, low)}L${at(x, high)}`;
  });
  return line(bars.join(''), '#6b737b', 1, 0.75);
}

function ovalBars({ half, face }: EndFrame, y: number): string {
  const bars = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6].map((u) => {
    const reach = face * 0.2 * Math.sqrt(1 - u * u);
    return `M${at(half * 0.42 * u, y - reach)}L${at(half * 0.42 * u, y + reach)}`;
  });
  return line(`${bars.join('')}M${at(-half * 0.4, y)}L${at(half * 0.4, y)}`, '#aab2b9', 1, 0.8);
}

/** Brake ducts at both ends of the bumper. */
function corners(canvas: Canvas, { half, lip, face }: EndFrame): string {
  const hole = canvas.linear('#050607, #1d2024');
  return both((s) => {
    const duct = curve([
      [s * half * 0.7, lip + face * 0.34, 4],
      [s * half * 0.91, lip + face * 0.42, 5],
      [s * half * 0.93, lip + face * 0.14, 5],
      [s * half * 0.74, lip + face * 0.06, 5],
    ]);
    return path(duct, fill(hole)) + path(duct, stroke('#ffffff', 0.6, 0.16));
  });
}
