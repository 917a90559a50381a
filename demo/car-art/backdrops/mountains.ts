import type { Random } from '../random.ts';
import { fill, path, r1, rect, rounded, type Canvas } from '../svg.ts';
import { pine } from './plants.ts';
import {
  cloud,
  floor,
  halo,
  laneMarks,
  ridge,
  sky,
  strip,
  vignette,
  type DrawBackdrop,
  type Stage,
} from './scenery.ts';

export const mountainDawn: DrawBackdrop = (canvas, random, stage) => {
  const [zenith, middle, glow, peak, slope, forest] = random.pick([
    ['#6f86b4', '#c9b6c9', '#fbd9bd', '#8292b4', '#66799b', '#4a5f7c'],
    ['#7a7fb0', '#d9b0bd', '#ffdcb4', '#9089b0', '#6f6d97', '#4d5379'],
    ['#6a9ab0', '#bccdd0', '#fbe6c6', '#86a5b2', '#648692', '#456872'],
  ]);
  const mist = (y: number) => strip(stage, y, 120, fill(canvas.linear(`${glow}/0, ${glow}/.55 60%, ${glow}/0`)));
  let trees = '';
  for (let x = -10; x < stage.width; x += random.between(24, 58))
    trees += pine(x, 672, random.between(54, 118), forest);
  const far = [
    peaks(canvas, random, stage, { base: 610, high: 360, count: 4, colour: peak, snow: true }),
    mist(480),
    peaks(canvas, random, stage, { base: 640, high: 270, count: 5, colour: slope, snow: false }),
    mist(540),
    ridge(random, stage, 640, 90, forest, 700),
    trees,
    mist(580),
  ];
  return [
    sky(canvas, stage, `${zenith}, ${middle} 55%, ${glow}`, 680),
    halo(canvas, random.between(400, 1200), 470, 480, 260, '#fff1d8', 0.8),
    cloud(canvas, random, random.between(300, 1300), 170, 200, '#ffffff', 0.35),
    canvas.soften(far.join('')),
    floor(canvas, stage, 668, '#7d7f7a, #6f7480 8%, #5b6070 40%, #3d4150'),
    guardRail(canvas, stage),
    strip(stage, 690, 5, fill('#f4ece0', 0.45)),
    laneMarks(stage, 905, '#f7ead2', 0.4, 11),
    vignette(canvas, stage, 0.24, '#141c30'),
  ].join('');
};

interface Range {
  base: number;
  high: number;
  count: number;
  colour: string;
  snow: boolean;
}

function peaks(canvas: Canvas, random: Random, stage: Stage, { base, high, count, colour, snow }: Range): string {
  const shaded = canvas.across('#ffffff/0, #ffffff/0 50%, #000000/.1 52%, #000000/.02');
  return Array.from({ length: count }, (_, i) => {
    const x = (stage.width / (count - 1)) * i + random.between(-150, 150);
    const h = high * random.between(0.6, 1);
    const w = h * random.between(1.5, 2.1);
    const top = base - h;
    const tip = `${r1(x - 12)} ${r1(top)}Q${r1(x)} ${r1(top - 6)} ${r1(x + 14)} ${r1(top + 6)}`;
    const body = `M${r1(x - w)} ${base}Q${r1(x - w * 0.4)} ${r1(base - h * 0.42)} ${tip}Q${r1(x + w * 0.36)} ${r1(base - h * 0.5)} ${r1(x + w)} ${base}Z`;
    const cap = [
      `M${tip}L${r1(x + w * 0.17)} ${r1(base - h * 0.74)}L${r1(x + w * 0.05)} ${r1(base - h * 0.8)}`,
      `L${r1(x - w * 0.03)} ${r1(base - h * 0.7)}L${r1(x - w * 0.12)} ${r1(base - h * 0.78)}Z`,
    ].join('');
    return path(body, fill(colour)) + path(body, fill(shaded)) + (snow ? path(cap, fill('#ffffff', 0.42)) : '');
  }).join('');
}

function guardRail(canvas: Canvas, stage: Stage): string {
  const steel = canvas.linear('#dfe3e8, #9aa2ad');
  let out = rect(0, 636, stage.width, 13, fill(steel, 0.8) + rounded(4));
  for (let x = 40; x < stage.width; x += 150) out += rect(x, 632, 9, 42, fill('#8b93a0', 0.8));
  return out;
}
