import type { CarStyle } from '../car-style.ts';
import type { Light } from '../lighting.ts';
import { mixPaint, type Finish } from '../paint.ts';
import type { Silhouette, WheelPlace } from '../silhouette.ts';
import { clipped, r3, use, type Canvas } from '../svg.ts';
import { wheelSymbol } from '../wheels/wheel.ts';
import { paintedBody, underbody } from './body.ts';
import { behindBody, bodyKit } from './body-kit.ts';
import { openCockpit } from './cockpit.ts';
import { handles, mirror } from './fittings.ts';
import { glazing } from './glass.ts';
import { lamps } from './lamps.ts';
import { lowerTrim } from './lower-trim.ts';
import { measure } from './measure.ts';
import { roofKit } from './roof-kit.ts';
import { seams } from './seams.ts';
import { secondColour } from './second-colour.ts';

export interface CarLook {
  car: Silhouette;
  paint: string;
  finish: Finish;
  style: CarStyle;
  light: Light;
}

/** A car in profile, nose at x = 0 and wheels on y = 0, in centimetres. */
export function sideCar(canvas: Canvas, { car, paint: hex, finish, style, light }: CarLook): string {
  const paint = mixPaint(hex, finish, light);
  const m = measure(car);
  const wheel = wheelSymbol(canvas, style);
  const body = paintedBody(canvas, car, m, paint);
  const place = (at: WheelPlace) => use(wheel, `translate(${at.x} ${-at.r}) scale(${r3(at.r / 100)})`);
  const pillarPaint = style.top ? mixPaint(style.top, finish, light) : paint;
  return [
    underbody(car, m),
    behindBody(canvas, car, m, wheel),
    car.openTop ? openCockpit(canvas, car.openTop, light) : '',
    place(car.front),
    place(car.rear),
    body.drawing,
    secondColour(canvas, car, m, style, body.clip),
    lowerTrim(canvas, car, m, paint, body.clip),
    glazing(canvas, car, m, pillarPaint, light, body.clip),
    clipped(seams(car, m), body.clip),
    handles(canvas, car, m, paint),
    lamps(canvas, car, light, body.clip),
    mirror(canvas, car, paint),
    bodyKit(canvas, car, m, paint),
    roofKit(car, m),
  ].join('');
}
