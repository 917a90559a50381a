import type { CarStyle } from '../car-style.ts';
import { mix, ramp } from '../colour.ts';
import { at, num, type Shape } from '../curves.ts';
import type { Paint } from '../paint.ts';
import { fill, line, path, rect, type Canvas } from '../svg.ts';
import { both, symmetric, type End, type EndFrame } from './frame.ts';

/** The body below the glass: its outline, and its lacquer under the face. */
export function shellOutline(f: EndFrame): string {
  const { half, belt, edge, lip } = f;
  const right: Shape = [
    [half * 0.74, belt + 1, 14],
    [half * 0.9, (belt + edge) / 2 + 3, 12],
    [half * 0.985, edge - 4, 12],
    [half, (edge + lip) / 2, 24],
    [half * 0.985, lip + 14, 10],
    [half * 0.9, lip, 5],
  ];
  return symmetric(right);
}

const BANDS = 48;

/** Bands that droop towards the sides, as the face curves back to the wheels. */
export function shellLacquer(canvas: Canvas, f: EndFrame, paint: Paint, style: CarStyle, end: End): string {
  const { half, belt, edge, lip } = f;
  const fold = (belt - edge) / (belt - lip);
  const { sky, light, glow, base, shade, deep, abyss } = paint;
  const tones = [
    [0, mix(sky, light, 0.4)],
    [fold * 0.55, light],
    [fold * 0.94, sky],
    [fold, glow],
    [fold + 0.03, mix(base, shade, 0.3)],
    [fold + (1 - fold) * 0.32, mix(base, glow, 0.45)],
    [fold + (1 - fold) * 0.4, mix(base, shade, 0.45)],
    [fold + (1 - fold) * 0.75, mix(shade, deep, 0.6)],
    [1, abyss],
  ] as const;
  const bands = Array.from({ length: BANDS }, (_, i) => {
    const t = i / BANDS;
    const y = belt + 3 - (belt - lip) * t;
    const droop = 3 + 9 * Math.min(1, t / fold);
    const d = `M${at(-half, y - droop)}Q${at(0, y + droop)} ${at(half, y - droop)}V${num(4)}H${num(-half)}Z`;
    return path(d, fill(ramp(tones, t)));
  });
  return [
    rect(-half - 2, -belt - 6, half * 2 + 4, belt + 8, fill(mix(sky, light, 0.4))),
    ...bands,
    bonnetCreases(f, paint, end),
    style.stripe ? racingStripes(f, style.stripe) : '',
    turnedSides(canvas, f),
  ].join('');
}

function bonnetCreases({ half, belt, edge }: EndFrame, paint: Paint, end: End): string {
  if (end === 'rear')
    return line(
      `M${at(-half * 0.9, edge)}Q${at(0, edge + 5)} ${at(half * 0.9, edge)}`,
      '#ffffff',
      1.1,
      0.5 * paint.glint,
    );
  const crease = (s: 1 | -1) =>
    `M${at(s * half * 0.52, belt - 1)}Q${at(s * half * 0.46, edge + 6)} ${at(s * half * 0.32, edge)}`;
  const gap = (s: 1 | -1) =>
    `M${at(s * half * 0.72, belt)}Q${at(s * half * 0.74, edge + 4)} ${at(s * half * 0.5, edge - 1)}`;
  return [
    both((s) => line(crease(s), '#ffffff', 1.1, 0.5 * paint.glint)),
    both((s) => line(crease(s), paint.deep, 2.4, 0.16)),
    both((s) => line(gap(s), '#05060a', 0.8, 0.5)),
    line(`M${at(-half * 0.5, edge - 1)}Q${at(0, edge + 1)} ${at(half * 0.5, edge - 1)}`, '#05060a', 0.8, 0.45),
  ].join('');
}

const racingStripes = ({ belt, edge, lip }: EndFrame, colour: string) =>
  both((s) =>
    path(
      `M${at(s * 4, belt + 2)}L${at(s * 16, belt + 2)}L${at(s * 19, edge)}L${at(s * 19, lip)}L${at(s * 4, lip)}Z`,
      fill(colour, 0.9),
    ),
  );

function turnedSides(canvas: Canvas, { half, belt }: EndFrame): string {
  const shade = canvas.across(
    '#000000/.58, #000000/.22 7%, #000000/0 20%, #000000/0 80%, #000000/.22 93%, #000000/.58',
  );
  return rect(-half, -belt - 6, half * 2, belt + 6, fill(shade));
}
