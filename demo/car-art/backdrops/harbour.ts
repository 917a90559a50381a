import type { Random } from '../random.ts';
import { fill, group, line, path, rect, rounded } from '../svg.ts';
import { cloud, floor, halo, ridge, sky, strip, vignette, type DrawBackdrop, type Stage } from './scenery.ts';

const STEEL = '#6d8391';
const QUAY = 622;

export const harbour: DrawBackdrop = (canvas, random, stage) => {
  const [zenith, middle, low] = random.pick([
    ['#7fa6b8', '#c7d4d2', '#f7dfc0'],
    ['#8aa0bf', '#d3c9cf', '#fbd6b4'],
    ['#6f9aa6', '#b9d0cd', '#f3e9cf'],
  ]);
  const cranes = [
    crane(random.between(180, 340), 0.9),
    crane(random.between(700, 860), 0.72),
    crane(random.between(1190, 1330), 0.94),
  ];
  const far = [
    ridge(random, stage, 578, 50, '#a9b9bd', 600),
    strip(stage, 574, 60, fill(canvas.linear('#9fb9bf, #8aa7af'))),
    group(cranes.join(''), 'opacity=".6"'),
    group(containers(random, stage), 'opacity=".72"'),
  ];
  return [
    sky(canvas, stage, `${zenith}, ${middle} 60%, ${low}`, 640),
    halo(canvas, random.between(300, 1300), 520, 520, 240, '#fff0d6', 0.75),
    cloud(canvas, random, random.between(300, 900), 190, 210, '#ffffff', 0.45),
    canvas.soften(far.join('')),
    floor(canvas, stage, 616, '#9c9d99, #8a8b89 20%, #5b5e60'),
    strip(stage, 616, 6, fill('#c7c4ba')),
    line('M0 680L1600 680M0 696L1600 696', '#5d5f60', 4, 0.5),
    strip(stage, 880, 10, fill('#e7c463', 0.45)),
    vignette(canvas, stage, 0.24, '#16222a'),
  ].join('');
};

function crane(x: number, s: number): string {
  const h = 300 * s;
  const at = (dx: number, up: number) => `${(x + dx * s).toFixed(1)} ${(QUAY - h * up).toFixed(1)}`;
  const legs = `M${at(0, 0)}L${at(20, 1)}M${at(110, 0)}L${at(96, 1)}M${at(6, 0.4)}L${at(104, 0.4)}M${at(6, 0.4)}L${at(98, 0.95)}`;
  const boom = [
    `M${at(-190, 0.92)}L${at(200, 0.92)}M${at(58, 1.3)}L${at(-180, 0.93)}M${at(58, 1.3)}L${at(190, 0.93)}`,
    `M${at(20, 1)}L${at(58, 1.3)}L${at(96, 1)}`,
  ].join('');
  return [
    line(legs, STEEL, 8 * s),
    line(boom, STEEL, 6 * s),
    rect(x + 30 * s, QUAY - h, 46 * s, 30 * s, fill(STEEL)),
    line(`M${at(-110, 0.92)}L${at(-110, 0.6)}`, STEEL, 2.4 * s),
    path(`M${at(-138, 0.6)}h${56 * s}v${20 * s}h${-56 * s}z`, fill('#b07d62')),
  ].join('');
}

function containers(random: Random, stage: Stage): string {
  let out = '';
  for (let x = -20; x < stage.width; x += 126) {
    const stack = random.int(0, 3);
    for (let k = 1; k <= stack; k++) {
      const colour = random.pick(['#b98a78', '#7f9aa8', '#a7a58a', '#8c8fa6', '#9fb0a4']);
      out +=
        rect(x, 618 - 46 * k, 118, 43, fill(colour) + rounded(2)) +
        rect(x, 618 - 46 * k, 118, 6, fill('#ffffff', 0.14));
    }
  }
  return out;
}
