import type { CarStyle } from '../../demo/car-art/car-style.ts';
import { between, polyline } from '../../demo/car-art/curves.ts';
import { LIGHTING, type Light } from '../../demo/car-art/lighting.ts';
import { measure } from '../../demo/car-art/side/measure.ts';
import { sideCar } from '../../demo/car-art/side/side-car.ts';
import { coupes } from '../../demo/car-art/silhouettes/coupes.ts';
import { createCanvas, ellipse, fill, group, r1, rect, stroke, use, type Canvas } from '../../demo/car-art/svg.ts';
import { backdrop, halo } from './backdrop.ts';
import { road } from './road.ts';
import type { Scene } from './scene.ts';

const CAR = coupes[0];
const PAINT = '#a51824';
const STYLE: CarStyle = { design: 'twin', rimFinish: 'graphite', rimShare: 0.84, tyre: 'road', caliper: '#c7202b' };
const LIGHT: Light = {
  ...LIGHTING.dusk,
  sky: '#b8a6e0',
  horizon: '#ffb17c',
  ground: '#1c1636',
  glassTop: '#15142c',
  glassMid: '#2c2548',
  glassLow: '#c08078',
  lampGlow: 0.4,
};

export function heroPicture(scene: Scene): string {
  const canvas = createCanvas('h');
  const car = canvas.named(sideCar(canvas, { car: CAR, paint: PAINT, finish: 'gloss', style: STYLE, light: LIGHT }));
  const view = canvas.named(backdrop(canvas, scene));
  const content = [
    use(view),
    road(canvas, scene, view),
    reflection(canvas, scene, car),
    shadow(canvas, scene),
    group(use(car) + rimLight(canvas), `transform="${place(scene)}"`),
    lampLight(canvas, scene),
    finish(canvas, scene),
  ];
  const { width, height } = scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${FILTERS}${canvas.defs()}${content.join('')}</svg>`;
}

const FILTERS = [
  '<defs>',
  '<filter id="cirrus" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0011 .0135" numOctaves="5" seed="11" result="noise"/>',
  '<feColorMatrix in="noise" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 3.4 -1.72" result="shape"/><feComposite in="SourceGraphic" in2="shape" operator="in"/></filter>',
  '<filter id="smear-long" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="5 22"/></filter>',
  '<filter id="smear" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="2 7"/></filter>',
  '<filter id="soft" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="14 5"/></filter>',
  '<filter id="wet" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .09" numOctaves="4" seed="7"/>',
  '<feColorMatrix values="0 0 0 0 1  0 0 0 0 .72  0 0 0 0 .62  0 0 0 1.3 -.62"/></filter>',
  '</defs>',
].join('');

const place = ({ carLeft, ground, carScale }: Scene) => `translate(${carLeft} ${ground}) scale(${carScale})`;

function reflection(canvas: Canvas, { carLeft, ground, carScale, width, height }: Scene, car: string): string {
  const depth = height - ground;
  const fade = canvas.linear('#ffffff/.5, #ffffff/.2 50%, #ffffff/0', [0, ground, 0, ground + depth]);
  const mask = canvas.mask(rect(0, ground, width, depth, fill(fade)));
  const flipped = use(car, `translate(${carLeft} ${ground + 2}) scale(${carScale} ${r1(-carScale * 8) / 10})`);
  return `<g mask="${mask}"><g filter="url(#smear)">${flipped}</g></g>`;
}

function shadow(canvas: Canvas, { carLeft, ground, carScale }: Scene): string {
  const middle = carLeft + (CAR.length / 2) * carScale;
  const wide = canvas.radial('#05051a/.95, #05051a/.6 60%, #05051a/0');
  const tyre = (x: number) =>
    ellipse(carLeft + x * carScale, ground + 2, 40 * carScale, 4.4 * carScale, fill('#030310', 0.9));
  return `<g filter="url(#soft)">${[
    ellipse(middle, ground + 4, CAR.length * 0.53 * carScale, 15 * carScale, fill(wide)),
    ellipse(middle, ground, CAR.length * 0.45 * carScale, 7 * carScale, fill(wide)),
    tyre(CAR.front.x),
    tyre(CAR.rear.x),
  ].join('')}</g>`;
}

/** The sun is behind the car, so its upper edge glows. */
function rimLight(canvas: Canvas): string {
  const m = measure(CAR);
  const warm = canvas.linear('#ffd9a8/.1, #ffcf95/.7 35%, #ffe6bd/1 70%, #ffb98a/.4', [0, 0, CAR.length, 0]);
  const edge = polyline(between(m.top, 30, CAR.length - 14));
  return `<path d="${edge}" ${stroke(warm, 3.2, 0.28)}/><path d="${edge}" ${stroke(warm, 1.1, 0.95)}/>`;
}

function lampLight(canvas: Canvas, { carLeft, ground, carScale }: Scene): string {
  const x = (cm: number) => carLeft + cm * carScale;
  const y = (cm: number) => ground - cm * carScale;
  return [
    halo(canvas, x(-70), ground + 8, 130 * carScale, 15 * carScale, '#ffe9c4', 0.34),
    halo(canvas, x(22), y(68), 46 * carScale, 26 * carScale, '#fff3dc', 0.75),
    halo(canvas, x(464), y(84), 34 * carScale, 20 * carScale, '#ff3a22', 0.5),
    halo(canvas, x(476), ground + 14, 70 * carScale, 14 * carScale, '#ff3a22', 0.42),
  ].join('');
}

/** Darkens the corners a little. */
function finish(canvas: Canvas, { width, height }: Scene): string {
  const corners = canvas.radial('#0a0a24/0 50%, #0a0a24/.5', 'cx=".6" cy=".55" r=".75"');
  return rect(0, 0, width, height, fill(corners));
}
