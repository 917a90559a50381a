import { at, curve, type Shape } from '../curves.ts';
import type { Light } from '../lighting.ts';
import { circle, clipped, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import type { TailLamp } from './face-style.ts';
import { both, symmetric, type EndFrame } from './frame.ts';
import { glow } from './headlamps.ts';

export function tailLamps(canvas: Canvas, f: EndFrame, kind: TailLamp, light: Light): string {
  const y = f.lip + f.face * 0.82;
  const x = kind === 'upright' ? 0.9 : 0.74;
  return (
    shapes(canvas, f, kind, y) + both((s) => glow(canvas, s * f.half * x, y - 2, light.lampGlow * 0.75, '#ff2a1a', 44))
  );
}

function shapes(canvas: Canvas, { half, face }: EndFrame, kind: TailLamp, y: number): string {
  const red = canvas.linear('#ff5a48, #c8101a 50%, #5d0410');
  const dark = canvas.linear('#1b1e22, #0a0b0d');
  const x = (s: number, share: number) => s * half * share;
  const lens = (outline: Shape, bar: string) => {
    const d = curve(outline);
    const lit = line(bar, '#ff4a38', 3.4, 0.6) + line(bar, '#ffd9cf', 1.3, 0.95);
    return path(d, `${fill(red)} stroke="#22020a" stroke-width=".9"`) + clipped(lit, canvas.clip(d));
  };
  const lamp = (bx: number, by: number, r: number, colour = red) =>
    circle(bx, -by, r + 1.3, fill('#c9d0d6')) +
    circle(bx, -by, r, fill(colour)) +
    circle(bx - r * 0.25, -by - r * 0.3, r * 0.3, fill('#ffffff', 0.4));
  switch (kind) {
    case 'bar':
      return [
        path(
          symmetric([
            [half * 0.96, y + 6, 5],
            [half * 0.95, y - 6, 5],
            [half * 0.4, y - 4, 8],
          ]),
          fill(dark),
        ),
        both((s) =>
          lens(
            [
              [x(s, 0.44), y + 2, 2],
              [x(s, 0.95), y + 5, 4],
              [x(s, 0.94), y - 5, 4],
              [x(s, 0.5), y - 2, 3],
            ],
            `M${at(x(s, 0.48), y + 0.6)}L${at(x(s, 0.92), y + 1.4)}`,
          ),
        ),
        line(`M${at(-half * 0.46, y)}L${at(half * 0.46, y)}`, '#e0121c', 1.9),
      ].join('');
    case 'slit':
      return [
        path(
          symmetric([
            [half * 0.97, y + 5, 5],
            [half * 0.9, y - 10, 8],
            [half * 0.3, y - 6, 20],
          ]),
          fill(dark),
        ),
        both((s) =>
          lens(
            [
              [x(s, 0.4), y - 0.4, 1],
              [x(s, 0.95), y + 3.4, 2],
              [x(s, 0.95), y - 0.4, 2],
              [x(s, 0.44), y - 3, 1],
            ],
            `M${at(x(s, 0.44), y - 1.4)}L${at(x(s, 0.94), y + 1.6)}`,
          ),
        ),
      ].join('');
    case 'blocks':
      return both(
        (s) =>
          lens(
            [
              [x(s, 0.6), y + 5, 3],
              [x(s, 0.94), y + 6, 4],
              [x(s, 0.94), y - 9, 4],
              [x(s, 0.62), y - 8, 3],
            ],
            `M${at(x(s, 0.64), y + 1.5)}L${at(x(s, 0.91), y + 2)}`,
          ) + rect(x(s, 0.7) - 6, -y + 3.4, 12, 3.6, fill('#f4e9e2', 0.85) + rounded(1)),
      );
    case 'hook':
      return both((s) =>
        lens(
          [
            [x(s, 0.5), y + 5, 3],
            [x(s, 0.95), y + 7, 4],
            [x(s, 0.94), y - 12, 5],
            [x(s, 0.82), y - 11, 4],
            [x(s, 0.78), y - 3, 6],
            [x(s, 0.52), y - 2, 3],
          ],
          `M${at(x(s, 0.54), y + 2)}L${at(x(s, 0.88), y + 3.4)}L${at(x(s, 0.88), y - 9)}`,
        ),
      );
    case 'twin-round':
      return both(
        (s) =>
          lamp(x(s, 0.82), y - 1, Math.min(7.4, face * 0.14)) + lamp(x(s, 0.62), y - 1, Math.min(6.6, face * 0.125)),
      );
    case 'triple':
      return (
        path(
          symmetric([
            [half * 0.95, y + 7, 4],
            [half * 0.94, y - 9, 4],
          ]),
          fill(dark),
        ) +
        both((s) =>
          [0.5, 0.66, 0.82]
            .map((share) =>
              lens(
                [
                  [x(s, share), y + 4.6, 2],
                  [x(s, share + 0.12), y + 4.8, 2],
                  [x(s, share + 0.12), y - 6.6, 2],
                  [x(s, share), y - 6.4, 2],
                ],
                `M${at(x(s, share + 0.03), y + 1)}L${at(x(s, share + 0.09), y + 1)}`,
              ),
            )
            .join(''),
        )
      );
    case 'upright':
      return both((s) =>
        lens(
          [
            [x(s, 0.84), y + face * 0.12, 3],
            [x(s, 0.96), y + face * 0.12, 3],
            [x(s, 0.97), y - face * 0.26, 3],
            [x(s, 0.86), y - face * 0.26, 3],
          ],
          `M${at(x(s, 0.9), y + face * 0.08)}L${at(x(s, 0.91), y - face * 0.2)}`,
        ),
      );
  }
}
