import { at, curve } from '../curves.ts';
import type { Light } from '../lighting.ts';
import type { OpenTop } from '../silhouette.ts';
import { fill, line, path, stroke, type Canvas } from '../svg.ts';

/** Roadster: a low screen, seats, wheel and the far door edge instead of a greenhouse. */
export function openCockpit(canvas: Canvas, { screen, cockpit, seats }: OpenTop, light: Light): string {
  const [base, tip] = screen;
  const leather = canvas.linear('#9a6646, #4a2c1c');
  const seat = (x: number, i: number) =>
    path(
      curve([
        [x - 12, 66, 4],
        [x - 4, 92, 8],
        [x - 2, 106, 6],
        [x + 12, 106, 7],
        [x + 14, 88, 8],
        [x + 16, 66, 4],
      ]),
      `${fill(leather)} opacity="${i === 0 ? 0.75 : 1}"`,
    ) + line(`M${at(x + 1, 102)}L${at(x + 2, 74)}`, '#2b180e', 1, 0.5);
  const end = cockpit[1];
  const bow = `M${at(base[0], base[1])}Q${at(base[0] + 16, base[1] + 18)} ${at(tip[0], tip[1])}`;
  return [
    seats.map(seat).join(''),
    `<ellipse cx="206" cy="-88" rx="3" ry="13" transform="rotate(22 206 -88)" ${stroke('#2a1a12', 2.4)}/>`,
    path(
      curve([
        [end - 22, 78, 4],
        [end - 18, 92, 6],
        [end + 8, 94, 8],
        [end + 20, 86, 4],
      ]),
      fill('#1d1a1a'),
    ),
    path(`${bow}L${at(tip[0] + 14, base[1] + 2)}Z`, fill(light.glassLow, 0.38)),
    line(bow, '#dfe4e8', 2.6),
    line(`M${at(tip[0] + 1, tip[1])}L${at(tip[0] + 14, base[1])}`, '#b6bec5', 1.4),
  ].join('');
}
