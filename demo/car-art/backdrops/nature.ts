import { fill, line, path, r1, rect, rounded } from '../svg.ts';
import { palm } from './plants.ts';
import { cloud, floor, halo, laneMarks, ridge, sky, strip, vignette, type DrawBackdrop } from './scenery.ts';

export const desertNoon: DrawBackdrop = (canvas, random, stage) => {
  const rock = canvas.linear('#d9a684, #e9c6a0');
  const near = canvas.linear('#c98a66, #e0b48a');
  let far = '';
  for (let i = 0; i < 5; i++)
    far += mesa(-120 + i * 350 + random.between(-70, 70), random.between(300, 480), random.between(90, 190), rock);
  for (const side of [0, 1150])
    far += mesa(side + random.between(-160, 60), random.between(360, 520), random.between(190, 290), near);
  far += ridge(random, stage, 628, 34, '#e5c296', 680);
  far += strip(stage, 630, 70, fill(canvas.linear('#e8c79b, #d9b182')));
  for (let i = 0; i < 4; i++) far += cactus(random.between(40, 1560), random.between(640, 668), random.between(50, 92));
  return [
    sky(canvas, stage, '#7cb8d8, #bfdfe6 55%, #f6ead0'),
    cloud(canvas, random, random.between(200, 600), 190, 190, '#ffffff', 0.6),
    cloud(canvas, random, random.between(900, 1400), 270, 150, '#ffffff', 0.5),
    canvas.soften(far),
    floor(canvas, stage, 690, '#8d8880, #797570 30%, #57544f'),
    strip(stage, 684, 9, fill('#cfae83')),
    strip(stage, 700, 4, fill('#f3efe4', 0.5)),
    laneMarks(stage, 900, '#f1c95a', 0.62, 12),
    vignette(canvas, stage, 0.16, '#4a2c10'),
  ].join('');
};

const mesa = (x: number, w: number, h: number, look: string) =>
  path(
    [
      `M${r1(x)} 622L${r1(x + w * 0.16)} ${r1(622 - h * 0.5)}L${r1(x + w * 0.2)} ${r1(622 - h)}`,
      `Q${r1(x + w * 0.5)} ${r1(616 - h)} ${r1(x + w * 0.78)} ${r1(622 - h)}`,
      `L${r1(x + w * 0.84)} ${r1(622 - h * 0.45)}L${r1(x + w)} 622Z`,
    ].join(''),
    fill(look),
  );

function cactus(x: number, y: number, h: number): string {
  const arm = (dx: number, from: number, to: number) =>
    `M${r1(x)} ${r1(y - h * from)}Q${r1(x + dx)} ${r1(y - h * from)} ${r1(x + dx)} ${r1(y - h * to)}`;
  return line(`M${r1(x)} ${r1(y)}L${r1(x)} ${r1(y - h)}${arm(22, 0.42, 0.8)}${arm(-20, 0.3, 0.6)}`, '#8f9a6a', 11);
}

export const beachPromenade: DrawBackdrop = (canvas, random, stage) => {
  const isEvening = random.chance(0.4);
  const [zenith, middle, low] = isEvening ? ['#6fa3c9', '#c7c6cf', '#fde0bd'] : ['#6cc0df', '#b7e3ea', '#fdf1d8'];
  const sea = canvas.linear(`${isEvening ? '#7ea9c4' : '#5fb6c9'}, #bfe3df`);
  const sand = canvas.linear('#f6e7c8, #ead3a8');
  let far = ridge(random, stage, 560, 44, isEvening ? '#a8b4c6' : '#a9cfd6', 570) + strip(stage, 548, 70, fill(sea));
  for (let i = 0; i < 14; i++)
    far += rect(random.between(0, 1500), random.between(556, 600), random.between(40, 140), 2, fill('#ffffff', 0.45));
  far += strip(stage, 606, 60, fill(sand));
  for (let i = 0; i < 6; i++) {
    const x = 60 + i * 300 + random.between(-60, 60);
    far += palm(random, x, 655, random.between(250, 380), i % 2 ? '#5b8f7c' : '#6d9d8b', random.between(1, 1.35));
  }
  let fence = strip(stage, 606, 8, fill('#fffdf8', 0.75)) + strip(stage, 632, 6, fill('#fffdf8', 0.75));
  for (let x = 10; x < stage.width; x += 120) fence += rect(x, 604, 12, 58, fill('#fbf8f1', 0.75) + rounded(4));
  return [
    sky(canvas, stage, `${zenith}, ${middle} 60%, ${low}`),
    halo(canvas, random.between(300, 1300), 420, 320, 260, '#fff6dd', 0.7),
    cloud(canvas, random, random.between(200, 700), 180, 200, '#ffffff', 0.6),
    cloud(canvas, random, random.between(900, 1500), 250, 160, '#ffffff', 0.5),
    canvas.soften(far),
    fence,
    floor(canvas, stage, 660, '#d9cdb8, #cbbfab 12%, #98938c 14%, #827e79 50%, #63605d'),
    strip(stage, 704, 6, fill('#efe8da')),
    laneMarks(stage, 905, '#fffaf0', 0.4, 11),
    vignette(canvas, stage, 0.14, '#12303a'),
  ].join('');
};
