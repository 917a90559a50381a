import { at } from '../curves.ts';
import { both, symmetric, type End } from '../end-on/frame.ts';
import { glow } from '../end-on/headlamps.ts';
import type { Light } from '../lighting.ts';
import { mixPaint, type Paint } from '../paint.ts';
import { circle, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import { flanks, handlebars, tyre } from './bike-ends.ts';
import { bikeNose } from './bike-nose.ts';
import type { Motorcycle } from './motorcycle.ts';
import type { BikeLook } from './side-bike.ts';

/** A motorcycle from the front or the rear: middle at x = 0, tyre on y = 0, in centimetres. */
export function endOnBike(canvas: Canvas, { bike, paint: hex, finish, light }: BikeLook, end: End): string {
  const paint = mixPaint(hex, finish, light);
  const skin = canvas.linear(
    `${paint.sky}, ${paint.light} 30%, ${paint.glow} 45%, ${paint.base} 50%, ${paint.deep} 80%, ${paint.abyss}`,
  );
  return end === 'front' ? bikeNose(canvas, bike, paint, skin, light) : rump(canvas, bike, paint, skin, light);
}

function rump(canvas: Canvas, bike: Motorcycle, paint: Paint, skin: string, light: Light): string {
  const [, lampY] = bike.tailLamp;
  const seatTop = Math.max(...bike.seat.map((p) => p[1]));
  const leather = canvas.linear('#4f4844, #141211');
  const steel = canvas.linear('#ffffff, #8b939a 40%, #3a4046 60%, #c9d0d6');
  const red = canvas.linear('#ff6a55, #d3121c 50%, #6d0410');
  const pipeY = bike.exhaust[3][1];
  const pipe = (x: number) => circle(x, -pipeY, 6.4, fill(steel)) + circle(x, -pipeY, 4.4, fill('#07080a'));
  const tail = symmetric([
    [8, seatTop + 1, 6],
    [15, seatTop - 8, 8],
    [12, lampY - 10, 6],
  ]);
  const fender = bike.rearFender
    ? path(
        symmetric([
          [11, bike.rear.r * 2 + 6, 8],
          [13, bike.rear.r * 1.5, 10],
          [12, bike.rear.r * 1.1, 4],
        ]),
        fill(skin),
      )
    : '';
  const plateY = bike.rearFender ? bike.rear.r * 1.5 : lampY - 26;
  return [
    flanks(canvas, bike),
    both((s) => line(`M${at(s * 13, bike.rear.r)}L${at(s * 15, 66)}`, '#15181b', 5)),
    tyre(canvas, bike, 'rear'),
    rect(-16, -bike.rear.r - 3, 32, 6, fill('#3b4147') + rounded(2)),
    handlebars(bike),
    path(
      symmetric([
        [11, seatTop + 4, 6],
        [17, seatTop - 6, 8],
        [14, seatTop - 16, 6],
      ]),
      fill(leather),
    ),
    path(
      symmetric([
        [9, Math.max(...bike.tank.map((p) => p[1])), 6],
        [15, seatTop - 2, 8],
      ]),
      fill(skin),
    ),
    path(tail, fill(bike.tail ? skin : leather)),
    line(`M${at(-8, seatTop - 0.6)}Q${at(0, seatTop + 1.4)} ${at(8, seatTop - 0.6)}`, '#ffffff', 1, 0.45 * paint.glint),
    fender,
    rect(-8.5, -plateY, 17, 12, `${fill('#eef1f3')} stroke="#2a2e33" stroke-width=".7"${rounded(1.4)}`),
    rect(-6, -plateY + 4.4, 12, 3, fill('#8e99a3') + rounded(1)),
    rect(-8, -lampY - 3.4, 16, 6.4, fill(red) + rounded(2.6)),
    line(`M${at(-5.6, lampY + 1)}L${at(5.6, lampY + 1)}`, '#ffd9cf', 1.2, 0.9),
    both(
      (s) =>
        line(`M${at(s * 9, lampY - 4)}L${at(s * 17, lampY - 5)}`, '#15181b', 1.8) +
        ellipse(s * 19, -lampY + 5, 3.4, 2.6, fill('#e59a35')),
    ),
    bike.kind === 'cruiser' ? pipe(22) + pipe(-22) : pipe(20),
    glow(canvas, 0, lampY, light.lampGlow * 0.8, '#ff2a1a', 26),
  ].join('');
}
