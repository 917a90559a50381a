import { circle, ellipse, fill, line, path, rect, rounded, stroke } from '../svg.ts';
import { cloud, floor, ridge, sky, strip, vignette, type DrawBackdrop } from './scenery.ts';

export const suburbanDriveway: DrawBackdrop = (canvas, random, stage) => {
  const [wall, roof, door] = random.pick([
    ['#efe6d8', '#8a6f66', '#d8cdbd'],
    ['#dfe6e6', '#66727d', '#c3cdd0'],
    ['#f0e2d4', '#9a6a58', '#e6d9c8'],
    ['#e4e6da', '#707a68', '#cfd3c2'],
  ]);
  const x = 420 + random.between(-60, 120);
  const lawn = canvas.linear('#a9c68f, #98b87e');
  const far = [
    ridge(random, stage, 560, 80, '#b9d0b0', 660),
    tree(150, 640, 1.5, '#93b58a'),
    tree(1500, 640, 1.7, '#8bb083'),
    tree(1290, 640, 1.1, '#a3c298'),
    house(x, wall, roof, door),
    rect(-10, 612, x - 20, 60, fill('#84a878') + rounded(26)),
    rect(x + 690, 612, 900, 60, fill('#84a878') + rounded(26)),
    strip(stage, 648, 52, fill(lawn)),
    path(`M${x + 380} 648L${x + 648} 648L${x + 860} 706L${x + 220} 706Z`, fill('#cfcac2')),
  ];
  return [
    sky(canvas, stage, '#9cc9e6, #d9ecf0 70%, #fbf3e0', 680),
    cloud(canvas, random, random.between(200, 600), 170, 190, '#ffffff', 0.7),
    cloud(canvas, random, random.between(900, 1400), 230, 150, '#ffffff', 0.6),
    canvas.soften(far.join('')),
    floor(canvas, stage, 694, '#d8d3ca, #cbc6bd 8%, #b5b0a8 50%, #8f8b85'),
    strip(stage, 694, 7, fill('#ece8df')),
    line('M260 1000L420 702M1340 1000L1180 702M0 860L1600 860', '#000000', 2, 0.08),
    vignette(canvas, stage, 0.16, '#1e2a18'),
  ].join('');
};

const tree = (x: number, y: number, s: number, colour: string) =>
  [
    rect(x - 6 * s, y - 60 * s, 12 * s, 64 * s, fill('#8b7765')),
    ellipse(x, y - 110 * s, 66 * s, 62 * s, fill(colour)),
    ellipse(x - 40 * s, y - 84 * s, 44 * s, 40 * s, fill(colour)),
    ellipse(x + 42 * s, y - 88 * s, 46 * s, 42 * s, fill(colour)),
    ellipse(x - 16 * s, y - 126 * s, 34 * s, 28 * s, fill('#ffffff', 0.1)),
  ].join('');

function house(x: number, wall: string, roof: string, door: string): string {
  const boards = [1, 2, 3, 4].map((i) => rect(x + 388, 430 + i * 44, 250, 3, fill('#000000', 0.1)));
  return [
    rect(x, 360, 660, 290, fill(wall)),
    path(`M${x - 40} 372L${x + 120} 236L${x + 560} 236L${x + 700} 372Z`, fill(roof)),
    path(`M${x + 360} 372L${x + 520} 262L${x + 690} 372Z`, fill(roof)),
    path(`M${x + 400} 368L${x + 520} 288L${x + 650} 368Z`, fill(wall)),
    rect(x - 40, 368, 740, 10, fill('#000000', 0.12)),
    rect(x + 388, 430, 250, 220, fill(door) + rounded(4)),
    ...boards,
    rect(x + 60, 420, 110, 96, fill('#a9c3cf')),
    rect(x + 60, 420, 110, 96, stroke('#ffffff', 8)),
    rect(x + 113, 420, 5, 96, fill('#ffffff')),
    rect(x + 236, 450, 84, 200, fill(roof, 0.8)),
    circle(x + 308, 556, 4, fill('#f2e3b8')),
  ].join('');
}
