import { ellipse, fill, rect, rounded } from '../svg.ts';
import { floor, halo, vignette, type DrawBackdrop } from './scenery.ts';

export const studioLight: DrawBackdrop = (canvas, random, stage) => {
  const [wall, base] = random.pick([
    ['#f4f5f7', '#d5dbe1'],
    ['#f6f3ee', '#ddd5ca'],
    ['#f0f4f4', '#cddadb'],
    ['#f3f1f6', '#d6d2df'],
  ]);
  const room = canvas.linear(`${base}, ${wall} 35%, ${wall} 64%, ${base} 72%, ${wall}`);
  return [
    rect(0, 0, stage.width, stage.height, fill(room)),
    halo(canvas, 800, 430, 760, 330, '#ffffff', 0.9),
    halo(canvas, 800, 860, 900, 120, '#ffffff', 0.75),
    vignette(canvas, stage, 0.1, '#2b3440'),
  ].join('');
};

export const studioDark: DrawBackdrop = (canvas, random, stage) => {
  const [glow, deep] = random.pick([
    ['#3c4754', '#0b0e12'],
    ['#4a3b4d', '#0f0b11'],
    ['#33484c', '#090d0f'],
    ['#4a4238', '#0f0d0b'],
  ]);
  const bounce = canvas.radial('#ffffff/.1, #ffffff/0');
  return [
    rect(0, 0, stage.width, stage.height, fill(deep)),
    halo(canvas, 800, 470, 980, 430, glow, 0.95),
    floor(canvas, stage, 700, '#000000/0, #000000/.34 12%, #000000/.1'),
    halo(canvas, 800, 830, 860, 110, glow, 0.8),
    rect(330, 96, 940, 12, fill('#ffffff', 0.85) + rounded(6)),
    halo(canvas, 800, 102, 700, 90, '#ffffff', 0.3),
    ellipse(800, 300, 620, 190, fill(bounce)),
    vignette(canvas, stage, 0.6),
  ].join('');
};
