import type { BodyClass } from '../body-class.ts';
import { at, curve, heightAt } from '../curves.ts';
import { mixPaint, type Paint } from '../paint.ts';
import type { CarLook } from '../side/side-car.ts';
import { measure } from '../side/measure.ts';
import type { Silhouette } from '../silhouette.ts';
import { circle, ellipse, fill, line, path, rect, rounded, type Canvas } from '../svg.ts';
import { cabin } from './cabin.ts';
import type { FaceStyle } from './face-style.ts';
import { both, endFrame, symmetric, type End, type EndFrame } from './frame.ts';
import { noseOf, tailOf } from './nose-and-tail.ts';
import { shellLacquer, shellOutline } from './shell.ts';

/** A car seen from its nose or its tail: middle at x = 0, wheels on y = 0, in centimetres. */
export function endOnCar(
  canvas: Canvas,
  look: CarLook,
  bodyClass: Exclude<BodyClass, 'Motorcycles'>,
  face: FaceStyle,
  end: End,
): string {
  const { car, style, light } = look;
  const paint = mixPaint(look.paint, look.finish, light);
  const f = endFrame(car, bodyClass, end);
  const draw = end === 'front' ? noseOf : tailOf;
  const outline = shellOutline(f);
  const body = shellLacquer(canvas, f, paint, style, end) + draw(canvas, car, f, face, light);
  return [
    tyres(canvas, car, f),
    cabin(canvas, car, f, paint, style, light, end),
    `<g clip-path="${canvas.clip(outline)}" opacity=".999">${body}</g>`,
    car.glass ? mirrors(canvas, f, paint) : '',
    car.wing && end === 'rear' ? wing(car, f) : '',
    car.spareRear && end === 'rear' ? spare(canvas, f, paint) : '',
    car.bullBar && end === 'front' ? bullBar(f) : '',
  ].join('');
}

function tyres(canvas: Canvas, car: Silhouette, { half, lip, tyre, face }: EndFrame): string {
  const tread = car.lifted ? 33 : 27;
  const high = Math.min(tyre, lip + face * 0.5);
  const rubber = canvas.across('#08090a, #2a2d31 30%, #1d2023 70%, #060708');
  const grooves = (x: number) => [0.25, 0.5, 0.75].map((u) => `M${at(x + tread * u, 3)}V${-lip - 10}`).join('');
  const one = (x: number) =>
    rect(x, -high, tread, high, fill(rubber) + rounded(7)) + line(grooves(x), '#050607', 1.3, 0.8);
  const pan = symmetric([
    [half * 0.9, lip + 12, 2],
    [half * 0.86, lip - 2, 4],
    [half * 0.5, lip * 0.6, 14],
  ]);
  const axle =
    ellipse(0, -tyre / 2, 16, 14, fill('#121417')) + rect(-half + 20, -tyre / 2 - 4, half * 2 - 40, 8, fill('#121417'));
  return path(pan, fill('#060708')) + (car.lifted ? axle : '') + one(half - tread - 4) + one(-half + 4);
}

function mirrors(canvas: Canvas, { half, belt }: EndFrame, paint: Paint): string {
  const cap = canvas.linear(`${paint.sky}, ${paint.base} 45%, ${paint.abyss}`);
  return both((s) => {
    const x = (d: number) => s * (half + d);
    const shell = curve([
      [x(-9), belt + 3, 3],
      [x(-8), belt + 9.5, 4],
      [x(6), belt + 10, 5],
      [x(8), belt + 2.5, 5],
      [x(2), belt + 1.5, 4],
    ]);
    const arm = `M${at(s * half * 0.84, belt + 1)}L${at(x(-6), belt + 4)}`;
    return (
      line(arm, '#0c0e10', 3) +
      path(shell, `${fill(cap)} stroke="#000000" stroke-opacity=".35" stroke-width=".6"`) +
      line(`M${at(x(-7), belt + 8.9)}L${at(x(5), belt + 9.1)}`, '#ffffff', 0.8, 0.5 * paint.glint)
    );
  });
}

function wing(car: Silhouette, { half }: EndFrame): string {
  if (!car.wing) return '';
  const { y, foot } = car.wing;
  const ground = heightAt(measure(car).top, foot);
  return [
    both((s) => line(`M${at(s * 36, ground - 6)}L${at(s * 38, y + 1)}`, '#14171a', 3.6)),
    path(
      symmetric([
        [half * 0.96, y + 7, 3],
        [half * 0.96, y + 3, 2],
        [half * 0.4, y + 1, 20],
      ]),
      fill('#15181b'),
    ),
    both((s) => rect(s > 0 ? half * 0.955 : -half * 0.955 - 3, -y - 11, 3, 15, fill('#202429') + rounded(1))),
    line(`M${at(-half * 0.94, y + 6.6)}L${at(half * 0.94, y + 6.6)}`, '#ffffff', 0.8, 0.5),
  ].join('');
}

function spare(canvas: Canvas, { lip }: EndFrame, paint: Paint): string {
  const y = -(lip + 62);
  const cover = canvas.linear(`${paint.light}, ${paint.base} 50%, ${paint.deep}`);
  return [
    circle(8, y + 2, 40, fill('#000000', 0.4)),
    circle(8, y, 38, fill('#131518')),
    circle(8, y, 29, fill(cover)),
    circle(8, y, 29, `fill="none" stroke="#ffffff" stroke-opacity=".3" stroke-width="1.2"`),
    circle(8, y, 9, fill(paint.deep)),
  ].join('');
}

function bullBar({ half, lip, face }: EndFrame): string {
  const hoop = curve(
    [
      [-half * 0.5, lip - 2, 0],
      [-half * 0.46, lip + face * 0.95, 12],
      [half * 0.46, lip + face * 0.95, 12],
      [half * 0.5, lip - 2, 0],
    ],
    false,
  );
  const bar = `M${at(-half * 0.5, lip + face * 0.4)}L${at(half * 0.5, lip + face * 0.4)}`;
  const tubes = line(hoop, '#14171a', 5) + line(bar, '#14171a', 4) + line(hoop, '#aab2b9', 0.9, 0.6);
  return (
    tubes +
    both(
      (s) =>
        circle(s * half * 0.3, -(lip + face * 0.95 + 8), 7, fill('#20242a')) +
        circle(s * half * 0.3, -(lip + face * 0.95 + 8), 5.4, fill('#f6f1de')),
    )
  );
}
