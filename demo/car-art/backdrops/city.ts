import { fill, group, line, path, rect, rounded } from '../svg.ts';
import { skyline, windowLights } from './buildings.ts';
import { cloud, floor, halo, laneMarks, sky, strip, vignette, type DrawBackdrop, type Stage } from './scenery.ts';

export const duskSkyline: DrawBackdrop = (canvas, random, stage) => {
  const [zenith, high, low, glow] = random.pick([
    ['#2a2450', '#6a4580', '#d7857a', '#f7cb9c'],
    ['#1f2f5a', '#5a5690', '#d98f8a', '#fbd3a0'],
    ['#33204a', '#84466f', '#e58d6a', '#ffd29a'],
  ]);
  const sunX = random.between(350, 1250);
  const haze = canvas.linear(`${glow}/0, ${glow}/.55`);
  const city = [
    group(skyline(random, stage, { base: 620, low: 90, high: 260, colour: high }), 'opacity=".5"'),
    group(
      skyline(random, stage, { base: 625, low: 50, high: 330, colour: '#43325f', windows: '#ffd9a0' }),
      'opacity=".8"',
    ),
    strip(stage, 520, 110, fill(haze)),
  ];
  return [
    sky(canvas, stage, `${zenith}, ${high} 45%, ${low} 80%, ${glow}`),
    halo(canvas, sunX, 590, 560, 300, '#ffe0b0', 0.75),
    cloud(canvas, random, random.between(250, 700), random.between(150, 230), 190, '#f2a7a0', 0.32),
    cloud(canvas, random, random.between(900, 1400), random.between(240, 330), 170, '#ffc59a', 0.3),
    canvas.soften(city.join('')),
    floor(canvas, stage, 618, '#6b506f, #4b3c5c 10%, #38304a 45%, #1d1930'),
    strip(stage, 612, 12, fill('#54415f')),
    strip(stage, 622, 4, fill('#000000', 0.25)),
    railing(stage, 560, 616, '#3a2d4c'),
    halo(canvas, sunX, 690, 620, 90, '#ffbf8f', 0.42),
    halo(canvas, sunX, 860, 520, 150, '#e58d8a', 0.16),
    laneMarks(stage, 908, '#f4dcc2', 0.2),
    vignette(canvas, stage, 0.38, '#120c22'),
  ].join('');
};

function railing(stage: Stage, top: number, bottom: number, colour: string): string {
  let posts = '';
  for (let x = 20; x < stage.width; x += 78) posts += `M${x} ${bottom}L${x} ${top}`;
  const rails = `M0 ${top}L${stage.width} ${top}M0 ${top + 26}L${stage.width} ${top + 26}`;
  return line(posts + rails, colour, 4, 0.55);
}

export const neonNight: DrawBackdrop = (canvas, random, stage) => {
  const colours = random.pick([
    ['#ff3fa4', '#35d7ff', '#8f5bff'],
    ['#ff6a3d', '#3df0c5', '#4a7bff'],
    ['#ff4fd8', '#ffd23f', '#3fa9ff'],
  ]);
  let blocks = '';
  let signs = '';
  let wet = '';
  let x = -30;
  while (x < stage.width) {
    const w = random.between(130, 230);
    const h = random.between(330, 560);
    const colour = random.pick(colours);
    const isTall = random.chance(0.5);
    const [sw, sh] = isTall ? [16, random.between(80, 150)] : [random.between(70, 120), 18];
    const [sx, sy] = [x + w * random.between(0.2, 0.6), random.between(300, 470)];
    const lights = windowLights(random, x + 18, 640 - h + 22, w - 36, h - 130, 0.1);
    blocks += [
      rect(x, 640 - h, w, h, fill(random.pick(['#221a4a', '#2a2058', '#1e1742', '#302662']))),
      path(lights, fill('#c8b6ff', random.between(0.15, 0.4))),
      rect(x + 14, 560, w - 28, 78, fill(colour, 0.2)),
      rect(x + 14, 560, w - 28, 5, fill(colour, 0.7)),
    ].join('');
    signs += [
      halo(canvas, sx + sw / 2, sy + sh / 2, sw * 0.9 + 70, sh * 0.9 + 60, colour, 0.42),
      rect(sx - 3, sy - 3, sw + 6, sh + 6, fill(colour, 0.3) + rounded(9)),
      rect(sx, sy, sw, sh, fill(colour, 0.75) + rounded(7)),
      rect(sx + 5, sy + 5, sw - 10, sh - 10, fill('#ffffff', 0.5) + rounded(3)),
    ].join('');
    wet += halo(canvas, sx + sw / 2, 720, sw * 0.7 + 46, 190, colour, 0.42);
    x += w + random.between(-4, 10);
  }
  return [
    sky(canvas, stage, '#120c30, #3a1f6b 50%, #7a2f86', 660),
    halo(canvas, 800, 600, 900, 340, colours[0], 0.35),
    blocks,
    signs,
    floor(canvas, stage, 640, '#2a1d50, #1a1336 25%, #0d0a1e'),
    wet,
    strip(stage, 636, 8, fill('#35265c')),
    laneMarks(stage, 912, '#c9b8ff', 0.16, 9),
    vignette(canvas, stage, 0.55, '#05030d'),
  ].join('');
};

export const parkingGarage: DrawBackdrop = (canvas, random, stage) => {
  const accent = random.pick(['#e3b23c', '#3c8fb0', '#c8553d', '#5a9a6b']);
  const concrete = canvas.across('#6d777c, #a3adb1 35%, #5c666b');
  const parts = [
    strip(stage, 0, 660, fill(canvas.linear('#3c4448, #79848a 50%, #8d989d'))),
    strip(stage, 470, 42, fill(accent, 0.32)),
  ];
  for (let i = 0; i < 6; i++) parts.push(rect(60 + i * 270, 512, 150, 148, fill('#6f7a80', 0.5)));
  parts.push(strip(stage, 0, 150, fill(canvas.linear('#23292c, #424b50'))));
  for (let x = 160; x < stage.width; x += 320) {
    parts.push(
      rect(x - 90, 128, 180, 9, fill('#fdfdf4') + rounded(4)),
      halo(canvas, x, 140, 250, 120, '#f4fbf6', 0.42),
    );
  }
  for (const x of [120, 610, 1010, 1490]) {
    parts.push(rect(x - 38, 140, 76, 520, fill(concrete)), rect(x - 38, 430, 76, 96, fill(accent, 0.62)));
  }
  parts.push(floor(canvas, stage, 656, '#7d888d, #6a757a 25%, #3d464a'));
  for (let far = -110; far < stage.width + 200; far += 260) {
    const near = 800 + (far - 800) * 1.7;
    parts.push(path(`M${far} 662L${far + 10} 662L${near + 20} 1000L${near} 1000Z`, fill('#eef1ee', 0.2)));
  }
  parts.push(halo(canvas, 800, 810, 780, 120, '#f2f8f6', 0.2), vignette(canvas, stage, 0.45, '#0c1113'));
  return parts.join('');
};
