import { palm } from '../../demo/car-art/backdrops/plants.ts';
import { createRandom, type Random } from '../../demo/car-art/random.ts';
import { circle, ellipse, fill, line, path, r1, rect, type Canvas } from '../../demo/car-art/svg.ts';
import type { Scene } from './scene.ts';

/** Dusk over a bay: calm sky on the left, the last light and the city on the right. */
export function backdrop(canvas: Canvas, scene: Scene): string {
  return [
    sky(canvas, scene),
    stars(scene),
    clouds(canvas, scene),
    hills(canvas, scene),
    city(canvas, scene),
    water(canvas, scene),
    duskSide(canvas, scene),
    quay(canvas, scene),
    palms(scene),
  ].join('');
}

export const halo = (canvas: Canvas, x: number, y: number, rx: number, ry: number, colour: string, strength: number) =>
  ellipse(
    x,
    y,
    rx,
    ry,
    fill(
      canvas.radial(
        `${colour}/${strength}, ${colour}/${strength * 0.62} 25%, ${colour}/${strength * 0.2} 55%, ${colour}/0`,
      ),
    ),
  );

function sky(canvas: Canvas, { width, horizon, sunX, far }: Scene): string {
  const air = canvas.linear('#151b3f, #262a5c 30%, #4b3b78 55%, #845084 74%, #c26f79 88%, #f0a072', [0, 0, 0, horizon]);
  return [
    rect(0, 0, width, horizon + 4, fill(air)),
    halo(canvas, sunX, horizon - 10, 1100 * far, 420 * far, '#ff8f5e', 0.55),
    halo(canvas, sunX, horizon, 560 * far, 250 * far, '#ffc27a', 0.8),
    halo(canvas, sunX, horizon + 6, 230 * far, 120 * far, '#fff0c4', 0.95),
  ].join('');
}

function stars({ width, horizon, sunX }: Scene): string {
  const random = createRandom('hero/stars');
  return Array.from({ length: 60 }, () => {
    const x = random.next() * width;
    const y = random.next() ** 1.6 * horizon * 0.62;
    const away = Math.min(1, Math.abs(x - sunX) / (width * 0.4));
    return circle(x, y, random.between(0.6, 1.5), fill('#ffffff', random.between(0.1, 0.6) * away * (1 - y / horizon)));
  }).join('');
}

/** Thin evening clouds, lit from below: stretched noise, dense only on the sun's side. */
function clouds(canvas: Canvas, { width, horizon, sunX }: Scene): string {
  const lit = canvas.linear('#8d6fb0/0, #a978b4/.5 25%, #f0a0a0/.8 60%, #ffcf9c/.9 85%, #ffe2b4/.5', [
    0,
    0,
    0,
    horizon,
  ]);
  const side = canvas.linear('#ffffff/.1, #ffffff/.16 32%, #ffffff/.8 60%, #ffffff/1', [
    0,
    0,
    Math.max(sunX, width * 0.7),
    0,
  ]);
  const mask = canvas.mask(rect(0, 0, width, horizon, fill(side)));
  return `<g mask="${mask}"><g filter="url(#cirrus)">${rect(0, 0, width, horizon, fill(lit))}</g></g>`;
}

/** Darkens the side away from the sun, where the headline is. */
function duskSide(canvas: Canvas, { width, kerb, sunX, dusk }: Scene): string {
  const night = canvas.linear(
    `#10143a/${0.8 * dusk}, #141740/${0.68 * dusk} 35%, #181a44/${0.48 * dusk} 58%, #1b1a44/${0.16 * dusk} 72%, #1b1a44/0 88%`,
    [0, 0, sunX, 0],
  );
  return rect(0, 0, width, kerb, fill(night));
}

function hills(canvas: Canvas, { width, horizon, far }: Scene): string {
  const ridge = (seed: string, height: number, colours: readonly [string, string], share: (u: number) => number) => {
    const heights = rough(createRandom(seed), 7);
    const steps = heights.length - 1;
    const points = heights.map((h, i) => {
      const u = i / steps;
      return `${r1(u * width)} ${r1(horizon - height * far * share(u) * (0.5 + 0.5 * h))}`;
    });
    const tone = canvas.linear(`${colours[0]}, ${colours[1]}`, [0, horizon - height * far, 0, horizon]);
    return path(`M0 ${horizon + 4}L${points.join('L')}L${width} ${horizon + 4}Z`, fill(tone));
  };
  return [
    ridge('hero/far-hills', 150, ['#4b3b74', '#9a6282'], (u) => 1 - 0.7 * u),
    ridge('hero/near-hills', 92, ['#332b5c', '#654675'], (u) => Math.max(0.05, 1 - 1.6 * u)),
  ].join('');
}

/** Midpoint displacement: heights from 0 to about 1 that look like a ridge. */
function rough(random: Random, rounds: number): number[] {
  let heights = [0.8, random.next(), random.next(), random.next(), 0.5];
  let spread = 0.9;
  for (let round = 0; round < rounds; round++) {
    heights = heights.flatMap((h, i) => {
      const next = heights[i + 1];
      return next === undefined ? [h] : [h, (h + next) / 2 + (random.next() - 0.5) * spread];
    });
    spread *= 0.5;
  }
  return heights;
}

function city(canvas: Canvas, scene: Scene): string {
  const random = createRandom('hero/city');
  const row = (low: number, high: number, fillTop: string, fillFoot: string, lit: number) => {
    let out = '';
    let windows = '';
    const tone = canvas.linear(`${fillTop}, ${fillFoot}`, [0, scene.horizon - high * 0.7, 0, scene.horizon]);
    let x = scene.city[0];
    while (x < scene.city[1]) {
      const u = (x - scene.city[0]) / (scene.city[1] - scene.city[0]);
      const downtown = Math.exp(-(((u - 0.5) / 0.26) ** 2));
      const w = random.between(15, 34) * scene.far;
      const h = (low + (high - low) * downtown * random.between(0.35, 1)) * scene.far;
      out += tower(random, x, scene.horizon - h, w, h + 4);
      windows += windowDots(random, x, scene.horizon - h, w, h, lit, scene.far);
      x += w + random.between(-2, 9) * scene.far;
    }
    return path(out, fill(tone)) + path(windows, fill('#ffd9a0', 0.72));
  };
  return row(16, 150, '#7d5585', '#d08a7c', 0) + row(12, 200, '#4a3a6b', '#8f5c7c', 0.16);
}

function tower(random: Random, x: number, top: number, w: number, h: number): string {
  const box = (bx: number, by: number, bw: number, bh: number) =>
    `M${r1(bx)} ${r1(by)}h${r1(bw)}v${r1(bh)}h${r1(-bw)}z`;
  const crown = random.int(0, 4);
  if (crown === 1)
    return (
      box(x, top, w, h) + box(x + w * 0.25, top - w * 0.4, w * 0.5, w * 0.42) + box(x + w * 0.48, top - w * 1.3, 1.6, w)
    );
  if (crown === 2) return `${box(x, top, w, h)}M${r1(x)} ${r1(top)}l${r1(w)} ${r1(-w * 0.4)}v${r1(w * 0.42)}z`;
  if (crown === 3) return box(x, top, w, h) + box(x + w * 0.15, top - w * 0.22, w * 0.7, w * 0.24);
  return box(x, top, w, h);
}

function windowDots(random: Random, x: number, top: number, w: number, h: number, share: number, size: number): string {
  if (!share) return '';
  let d = '';
  for (let wy = top + 6; wy < top + h - 8; wy += 7 * size) {
    for (let wx = x + 3; wx < x + w - 4; wx += 6 * size) {
      if (random.chance(share)) d += `M${r1(wx)} ${r1(wy)}h${r1(2.2 * size)}v${r1(3 * size)}h${r1(-2.2 * size)}z`;
    }
  }
  return d;
}

function water(canvas: Canvas, scene: Scene): string {
  const { width, horizon, kerb, sunX, far } = scene;
  const random = createRandom('hero/water');
  const bay = canvas.linear('#c98076, #8a5c80 25%, #33305f', [0, horizon, 0, kerb]);
  const deep = canvas.linear('#171a40/.7, #1b1a44/.25 50%, #1b1a44/0 80%', [0, 0, sunX, 0]);
  let glints = '';
  for (let i = 0; i < 130; i++) {
    const depth = random.next() ** 1.4;
    const x = sunX + (random.next() + random.next() - 1) * (180 + 620 * depth) * far;
    const half = random.between(8, 34) * far * (0.5 + depth);
    glints += ellipse(
      x,
      horizon + 3 + depth * (kerb - horizon - 4),
      half,
      0.7 + depth * 1.3,
      fill('#ffd7a2', random.between(0.16, 0.5)),
    );
  }
  return [
    rect(0, horizon, width, kerb - horizon, fill(bay)),
    rect(0, horizon, width, kerb - horizon, fill(deep)),
    halo(canvas, sunX, horizon + 8, 420 * far, 90 * far, '#ffd08a', 0.7),
    glints,
  ].join('');
}

/** Low wall and railing between the water and the road. */
function quay(canvas: Canvas, { width, kerb, sunX, far }: Scene): string {
  const wall = canvas.linear('#1e1a3a, #3a2b50 50%, #54384f 80%, #35284a', [0, 0, width, 0]);
  const top = kerb - 64 * far;
  let posts = '';
  for (let x = 14; x < width; x += 74 * far) posts += `M${r1(x)} ${kerb - 10}V${r1(top)}`;
  const rails = `M0 ${r1(top)}H${width}M0 ${r1(top + 20 * far)}H${width}M0 ${r1(top + 38 * far)}H${width}`;
  const rim = canvas.linear('#ffb98a/.04, #ffb98a/.35 50%, #ffb98a/.1', [0, 0, sunX * 1.3, 0]);
  return [
    line(posts, '#241d40', 3.4 * far, 0.85),
    line(rails, '#241d40', 2.6 * far, 0.8),
    path(`M0 ${r1(top - 1.6)}H${width}`, `fill="none" stroke="${rim}" stroke-width="1.2"`),
    rect(0, kerb - 16 * far, width, 18 * far, fill(wall)),
    rect(0, kerb - 17 * far, width, 2, fill(rim)),
  ].join('');
}

function palms({ palms: places, kerb, far }: Scene): string {
  const random = createRandom('hero/palms');
  return places.map(([x, height]) => palm(random, x, kerb - 6, height, '#211a3c', 1.5 * far)).join('');
}
