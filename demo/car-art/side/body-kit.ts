import { at, curve, heightAt, type Shape } from '../curves.ts';
import type { Paint } from '../paint.ts';
import type { Range, Silhouette, Wing } from '../silhouette.ts';
import { ellipse, fill, line, path, rect, rounded, use, type Canvas } from '../svg.ts';
import type { Measures } from './measure.ts';

/** Parts that protrude from the body and must not be clipped by it. */
export function bodyKit(canvas: Canvas, car: Silhouette, m: Measures, paint: Paint): string {
  const shell = canvas.linear(`${paint.sky}, ${paint.base} 50%, ${paint.deep}`);
  return [
    car.chromeBumpers ? chromeBumpers(canvas, car.chromeBumpers) : '',
    car.roofSpoiler && car.rearScreen ? roofSpoiler(car.rearScreen[0] + 12, m, shell) : '',
    car.lipSpoiler ? lipSpoiler(car.lipSpoiler, m, shell) : '',
    car.scoop ? scoop(car.scoop, m, shell) : '',
    car.wing ? wing(canvas, car.wing, m, paint) : '',
    car.sideStep ? sideStep(car, m) : '',
    car.bullBar ? bullBar() : '',
    car.spareRear ? spareWheel(canvas, car.spareRear, shell) : '',
  ].join('');
}

/** Parts drawn before the body, which half hides them. */
export function behindBody(canvas: Canvas, car: Silhouette, m: Measures, wheelId: string): string {
  let out = '';
  if (car.spareBed)
    out += use(wheelId, `translate(${car.spareBed.x} ${-car.spareBed.y}) scale(${car.spareBed.r / 100})`);
  if (car.rollBar) out += rollBar(car.rollBar);
  if (car.wing) {
    const foot = heightAt(m.top, car.wing.foot) - 6;
    out += line(`M${at(car.wing.foot + 6, foot)}L${at(car.wing.x + 16, car.wing.y - 2)}`, '#0c0e10', 3.4);
  }
  if (car.exhaust) {
    const tucked = car.exhaust[1] <= m.rearFoot[1] + 10;
    const [x, y] = tucked ? [m.rearFoot[0] - 3, m.rearFoot[1] + 1.6] : car.exhaust;
    const steel = canvas.linear('#ffffff, #8b939a 35%, #2f353b 60%, #8b939a');
    out += rect(x - 12, -y - 2.4, 15, 4.8, fill(steel) + rounded(2.2));
  }
  return out;
}

function rollBar([from, to]: Range): string {
  const top: Shape = [
    [from + 6, 170, 10],
    [from + 24, 172, 8],
  ];
  const tube = curve([[from, 128, 0], ...top, [to, 128, 0]], false);
  return line(tube, '#14171a', 7) + line(curve([[from + 1, 140, 0], ...top], false), '#8e969d', 1.2, 0.7);
}

function chromeBumpers(canvas: Canvas, bumpers: readonly Shape[]): string {
  const chrome = canvas.linear('#ffffff, #aab2b9 35%, #454d55 55%, #8b939a 70%, #e3e7ea');
  return bumpers.map((b) => path(curve(b), `${fill(chrome)} stroke="#3d444b" stroke-width=".5"`)).join('');
}

const THIN_EDGE = 'stroke="#000000" stroke-opacity=".25" stroke-width=".5"';

function roofSpoiler(tip: number, m: Measures, shell: string): string {
  const y = heightAt(m.top, tip - 12);
  const blade: Shape = [
    [tip - 44, heightAt(m.top, tip - 44) - 1, 8],
    [tip - 10, y + 1.5, 12],
    [tip + 4, y - 2.5, 2],
    [tip + 2, y - 6, 2],
    [tip - 14, y - 7, 8],
  ];
  return path(curve(blade), `${fill(shell)} ${THIN_EDGE}`);
}

function lipSpoiler([from, to]: Range, m: Measures, shell: string): string {
  const y0 = heightAt(m.top, from);
  const y1 = heightAt(m.top, to - 8);
  const lip: Shape = [
    [from, y0 - 2, 3],
    [to - 10, y1 + 3, 12],
    [to, y1 + 4.5, 2],
    [to - 2, y1 + 1, 3],
    [to - 10, y1 - 4, 4],
  ];
  return path(curve(lip), `${fill(shell)} ${THIN_EDGE}`);
}

function scoop([from, to]: Range, m: Measures, shell: string): string {
  const y0 = heightAt(m.top, from);
  const y1 = heightAt(m.top, to);
  const hood: Shape = [
    [from - 2, y0 - 1, 3],
    [from + 2, y0 + 6, 4],
    [from + 16, y0 + 7.5, 14],
    [to + 14, y1 + 0.5, 10],
    [to, y1 - 3, 3],
  ];
  return (
    path(curve(hood), fill(shell)) + line(`M${at(from - 0.5, y0 + 1)}L${at(from + 2.5, y0 + 5.5)}`, '#07080a', 2.6)
  );
}

function wing(canvas: Canvas, { x, y, chord, foot }: Wing, m: Measures, paint: Paint): string {
  const ground = heightAt(m.top, foot);
  const blade: Shape = [
    [x, y - 1, 2],
    [x + 8, y + 3, 8],
    [x + chord, y + 6, 2],
    [x + chord, y + 3.5, 1],
    [x + chord * 0.5, y - 2.5, 16],
  ];
  const plate: Shape = [
    [x - 3, y - 5, 3],
    [x - 2, y + 3, 3],
    [x + chord + 2, y + 9, 3],
    [x + chord + 3, y - 4, 4],
  ];
  const carbon = canvas.linear('#3b4147, #1a1d21 40%, #0d0f11');
  return [
    line(`M${at(foot, ground - 4)}Q${at(foot - 2, ground + 12)} ${at(x + 14, y - 1)}`, '#14171a', 4.2),
    path(curve(blade), fill('#15181b')),
    path(curve(plate), fill(carbon)),
    line(`M${at(x - 1, y + 3)}L${at(x + chord + 1, y + 8.4)}`, '#ffffff', 0.8, 0.55),
    line(`M${at(x + 6, y - 1)}L${at(x + chord - 6, y + 2)}`, paint.base, 2.2, 0.95),
  ].join('');
}

function sideStep(car: Silhouette, m: Measures): string {
  const left = car.front.x + m.archFront + 6;
  const right = car.rear.x - m.archRear - 6;
  const y = car.sill - 3;
  const light = line(`M${at(left + 3, y + 1.6)}L${at(right - 3, y + 1.6)}`, '#c3cad0', 0.9, 0.7);
  return rect(left, -y - 2, right - left, 5, fill('#191c1f') + rounded(2.5)) + light;
}

const bullBar = () =>
  [
    line(
      curve(
        [
          [26, 70, 0],
          [-6, 70, 8],
          [-6, 104, 8],
          [8, 110, 0],
        ],
        false,
      ),
      '#15181b',
      5,
    ),
    line(`M${at(-6, 88)}L${at(8, 88)}`, '#15181b', 4),
    line(`M${at(-7, 76)}L${at(-7, 100)}`, '#aab2b9', 0.9, 0.7),
    ellipse(-4, -112, 5, 7, fill('#20242a')),
    ellipse(-5.5, -112, 3, 6, fill('#f6f1de')),
  ].join('');

function spareWheel(canvas: Canvas, { x, y, r }: { x: number; y: number; r: number }, shell: string): string {
  const rubber = canvas.across('#0e1011, #2b2f33 50%, #0d0e10');
  const tyre: Shape = [
    [x - 10, y - r, 8],
    [x - 10, y + r, 8],
    [x + 10, y + r, 10],
    [x + 14, y, 30],
    [x + 10, y - r, 10],
  ];
  const cover: Shape = [
    [x + 6, y - 22, 6],
    [x + 6, y + 22, 6],
    [x + 15, y + 18, 8],
    [x + 15, y - 18, 8],
  ];
  const treads = Array.from(
    { length: 9 },
    (_, i) => `M${at(x - 9, y + (i - 4) * 8)}L${at(x + 3, y + (i - 4) * 8 + 2)}`,
  );
  return [
    rect(x - 16, -y - 4, 14, 10, fill('#101214')),
    path(curve(tyre), fill(rubber)),
    path(curve(cover), fill(shell)),
    line(treads.join(''), '#08090a', 1.6, 0.8),
  ].join('');
}
