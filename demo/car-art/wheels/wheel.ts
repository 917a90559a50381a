import type { CarStyle, RimFinish } from '../car-style.ts';
import { circle, fill, group, path, r3, stroke, type Canvas } from '../svg.ts';
import { repeat } from './polar.ts';
import { drawRim } from './rims.ts';
import { type Metal } from './spokes.ts';

const METALS: Record<RimFinish, Metal> = {
  silver: ['#f6f8fa', '#c3cad1', '#7d868f', '#3f464d'],
  graphite: ['#9aa2aa', '#596068', '#363b41', '#1c1f23'],
  black: ['#6a7178', '#2f3338', '#1a1c1f', '#0b0c0d'],
  bronze: ['#f0d2a0', '#b98c55', '#7a5831', '#3f2c17'],
  white: ['#ffffff', '#eceff1', '#b9c0c6', '#747b82'],
};

const AROUND = 'gradientUnits="userSpaceOnUse" cx="0" cy="0"';

/** A wheel drawn once around 0,0 with a tyre radius of 100. Returns the id to place at both axles. */
export function wheelSymbol(canvas: Canvas, style: Omit<CarStyle, 'stripe' | 'sideStripe' | 'roof' | 'top'>): string {
  const metal = METALS[style.rimFinish];
  const rim = [
    circle(0, 0, 79, fill(lip(canvas, metal))),
    barrel(canvas),
    brakes(canvas, style.caliper),
    drawRim(canvas, style.design, metal),
    path('M-70 -36A79 79 0 0 1 36 -70', `${stroke('#ffffff', 1.8, 0.7)} stroke-linecap="round"`),
    path('M70 38A79 79 0 0 1 4 79', `${stroke('#ffffff', 1.4, 0.3)} stroke-linecap="round"`),
  ];
  return canvas.named(tyre(canvas, style) + group(rim.join(''), `transform="scale(${r3(style.rimShare / 0.79)})"`));
}

function tyre(canvas: Canvas, style: { tyre: CarStyle['tyre'] }): string {
  const rubber = canvas.radial(
    '#141618, #1a1c1f 70%, #2b2f33 82%, #24272b 90%, #15171a 95%, #0a0b0c',
    `${AROUND} r="100"`,
  );
  // The arch shades the top, and the road reflects a little light onto the front of the tyre.
  const arch = canvas.linear(
    '#000000/.72, #000000/.22 30%, #ffffff/.05 50%, #000000/.05 72%, #000000/.5',
    [0, -100, 0, 100],
  );
  return [
    style.tyre === 'mud' ? mudBlocks() : '',
    circle(0, 0, style.tyre === 'mud' ? 97 : 100, fill(rubber)),
    circle(0, 0, 92, stroke('#41464c', 0.8, 0.6)),
    style.tyre === 'whitewall' ? circle(0, 0, 84, stroke('#efece4', 7)) : '',
    circle(0, 0, 100, fill(arch)),
    path('M-80 -44A91 91 0 0 1 -30 -86', `${stroke('#ffffff', 2.4, 0.12)} stroke-linecap="round"`),
  ].join('');
}

const lip = (canvas: Canvas, metal: Metal) =>
  canvas.linear(`${metal[0]}, ${metal[1]} 30%, ${metal[3]} 50%, ${metal[2]} 72%, ${metal[0]}`, [-56, -70, 56, 76]);

/** The inside of the rim: dark at the top, lit from below where the road's light reaches in. */
function barrel(canvas: Canvas): string {
  const inside = canvas.linear('#030405, #0e1012 55%, #3a4046', [0, -76, 0, 76]);
  const hollow = canvas.radial('#0b0c0e, #0b0c0e 78%, #0b0c0e/.25 96%, #0b0c0e/0', `${AROUND} r="75"`);
  return circle(0, 0, 75, fill(inside)) + circle(0, 0, 75, fill(hollow));
}

function brakes(canvas: Canvas, caliper: string): string {
  const disc = canvas.linear('#c2c8cd, #6c737a 40%, #9aa1a7 60%, #5a6168', [-46, -36, 46, 40]);
  const drilled = (r: number) => circle(0, 0, r, `${stroke('#33383d', 1.5, 0.8)} stroke-dasharray="1.6 6.6"`);
  return [
    circle(0, 0, 54, fill(disc)),
    drilled(45),
    drilled(50),
    circle(0, 0, 54, stroke('#22262a', 1.2)),
    circle(0, 0, 34, fill('#24272b')),
    circle(0, 0, 34, stroke('#5a6168', 1)),
    path('M38 -44A58 58 0 0 1 57 12L41 9A42 42 0 0 0 28 -31Z', fill(caliper)),
    path('M41 -39A56 56 0 0 1 54 -10', stroke('#ffffff', 2.2, 0.4)),
    circle(0, 0, 75, fill(canvas.linear('#000000/.6, #000000/.1 40%, #000000/0', [0, -75, 0, 75]))),
  ].join('');
}

const mudBlocks = () =>
  repeat(34, (a) => {
    const corner = (r: number, da: number) =>
      `${(r * Math.cos(a + da)).toFixed(1)} ${(r * Math.sin(a + da)).toFixed(1)}`;
    const block = `M${corner(93, -0.058)}L${corner(102, -0.044)}L${corner(102, 0.044)}L${corner(93, 0.058)}Z`;
    return path(block, fill('#17191b'));
  });
