import type { Stage } from '../backdrops/scenery.ts';
import { mixPaint } from '../paint.ts';
import { both } from '../end-on/frame.ts';
import { circle, ellipse, fill, group, line, path, rect, rounded, stroke, type Canvas } from '../svg.ts';
import type { BikeLook } from './side-bike.ts';

/** The rider's view: road, bars, gauges and tank, in the stage's own pixels. */
export function riderView(
  canvas: Canvas,
  stage: Stage,
  setting: string,
  { bike, paint: hex, finish, light }: BikeLook,
): string {
  const paint = mixPaint(hex, finish, light);
  const isVintage = !bike.fairing;
  const tank = canvas.linear(`${paint.sky}, ${paint.glow} 25%, ${paint.light} 40%, ${paint.base} 70%, ${paint.deep}`);
  const sides = canvas.across('#000000/.6, #000000/0 30%, #000000/0 70%, #000000/.6');
  const tankShape = 'M470 1000Q480 800 640 742Q800 708 960 742Q1120 800 1130 1000Z';
  const dark = canvas.radial('#000000/0 50%, #000000/.5', 'cx=".5" cy=".5" r=".75"');
  return [
    group(setting, 'transform="translate(0 -120)"'),
    rect(0, 860, stage.width, 140, fill('#14161a')),
    bike.screen ? windshield(canvas) : '',
    bars(canvas, bike.kind === 'cruiser'),
    isVintage ? twinClocks(canvas) : digitalClock(canvas, paint.glow),
    path(tankShape, fill(tank)),
    path(tankShape, fill(sides)),
    path(
      'M560 830Q680 756 800 752Q920 756 1040 830Q920 786 800 784Q680 786 560 830Z',
      fill('#ffffff', 0.3 * paint.glint),
    ),
    circle(800, 868, 54, fill(canvas.linear('#f4f6f8, #6b737b 50%, #d5dade'))),
    circle(800, 868, 42, fill('#22262b')),
    rect(776, 862, 48, 12, fill('#aab2b9') + rounded(5)),
    rect(0, 0, stage.width, stage.height, fill(dark)),
  ].join('');
}

function windshield(canvas: Canvas): string {
  const smoke = canvas.linear('#dfeaf0/.12, #1d2830/.55');
  const d = 'M520 640Q560 360 700 318Q800 300 900 318Q1040 360 1080 640Z';
  return path(d, fill(smoke)) + line('M540 560Q580 370 700 326Q800 308 900 326', '#ffffff', 3, 0.5);
}

function bars(canvas: Canvas, isCruiser: boolean): string {
  const tube = canvas.linear(isCruiser ? '#ffffff, #7d868f 50%, #d5dade' : '#4a5056, #1b1e22 40%, #0c0d0f');
  const rubber = canvas.linear('#34383d, #15171a 40%, #060708');
  const x = (s: 1 | -1, d: number) => 800 + s * d;
  const side = (s: 1 | -1) =>
    [
      path(
        `M${x(s, 60)} 668Q${x(s, 260)} 660 ${x(s, 400)} 640L${x(s, 620)} 664L${x(s, 616)} 704L${x(s, 396)} 682Q${x(s, 250)} 704 ${x(s, 60)} 712Z`,
        fill(tube),
      ),
      path(`M${x(s, 560)} 652L${x(s, 790)} 690Q${x(s, 812)} 716 ${x(s, 786)} 742L${x(s, 552)} 706Z`, fill(rubber)),
      line(`M${x(s, 580)} 664L${x(s, 780)} 698`, '#ffffff', 3, 0.18),
      line(`M${x(s, 500)} 640Q${x(s, 640)} 596 ${x(s, 770)} 640`, '#c9d0d6', 11),
      line(`M${x(s, 504)} 637Q${x(s, 640)} 593 ${x(s, 766)} 636`, '#ffffff', 2.6, 0.6),
      rect(x(s, 500) - 42, 632, 84, 74, fill('#121417') + rounded(16)),
      circle(x(s, 500), 660, 12, fill(s > 0 ? '#c7202b' : '#4a5056')),
      line(`M${x(s, 470)} 640Q${x(s, 500)} 540 ${x(s, 590)} 470`, '#15181b', 10),
      ellipse(x(s, 630), 440, 104, 54, fill('#121417')),
      ellipse(x(s, 630), 440, 90, 42, fill(canvas.linear('#9fb4c2, #c7c2b8 55%, #59616a 60%, #3a4046'))),
    ].join('');
  return both(side) + rect(704, 640, 192, 96, fill(canvas.linear('#4a5056, #121417')) + rounded(18));
}

function digitalClock(canvas: Canvas, accent: string): string {
  const glass = canvas.linear('#17222c, #070b0f');
  return [
    rect(664, 536, 272, 158, fill('#0a0c0e') + rounded(24)),
    rect(678, 550, 244, 130, fill(glass) + rounded(14)),
    path('M698 640A102 102 0 0 1 902 640', stroke('#22303c', 12)),
    path('M698 640A102 102 0 0 1 842 547', `${stroke(accent, 12)} stroke-linecap="round"`),
    rect(764, 604, 72, 34, fill('#eef6fb') + rounded(8)),
    rect(780, 648, 40, 10, fill('#7f95a5') + rounded(5)),
    path('M678 564Q678 550 692 550H820L730 680H692Q678 680 678 666Z', fill('#ffffff', 0.06)),
  ].join('');
}

function twinClocks(canvas: Canvas): string {
  const bezel = canvas.linear('#ffffff, #6b737b 50%, #e3e7ea');
  const dial = (x: number) => {
    const ticks = Array.from({ length: 11 }, (_, i) => {
      const a = 2.4 + i * 0.45;
      const tick = (r: number) => `${(x + Math.cos(a) * r).toFixed(1)} ${(610 + Math.sin(a) * r).toFixed(1)}`;
      return `M${tick(48)}L${tick(57)}`;
    });
    return (
      circle(x, 610, 72, fill(bezel)) +
      circle(x, 610, 64, fill('#101215')) +
      line(ticks.join(''), '#f4efe2', 3) +
      line(`M${x} 610L${x - 32} 578`, '#e2462f', 4) +
      circle(x, 610, 8, fill('#d9dee2'))
    );
  };
  return dial(716) + dial(884);
}
