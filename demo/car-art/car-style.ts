import type { Random } from './random.ts';
import { companionColour } from './paint.ts';
import type { RimDesign, Silhouette } from './silhouette.ts';

export type RimFinish = 'silver' | 'graphite' | 'black' | 'bronze' | 'white';
export type Tyre = 'road' | 'whitewall' | 'mud';

/** All choices a seed makes for one car, so that every view of its gallery agrees on them. */
export interface CarStyle {
  design: RimDesign;
  rimFinish: RimFinish;
  rimShare: number;
  tyre: Tyre;
  caliper: string;
  stripe?: string;
  sideStripe?: string;
  roof?: string;
  /** Everything above the shoulder, on two-tone campers. */
  top?: string;
}

const PLAIN: readonly [RimFinish, ...RimFinish[]] = ['silver', 'silver', 'graphite', 'black', 'bronze'];
const RIM_FINISH: Partial<Record<RimDesign, readonly [RimFinish, ...RimFinish[]]>> = {
  classic: ['silver', 'silver', 'graphite'],
  wire: ['silver'],
  steel: ['black', 'silver', 'white', 'graphite'],
  cap: ['white', 'silver'],
  torque: ['silver', 'graphite'],
};

export function chooseStyle(car: Silhouette, random: Random, paint: string): CarStyle {
  const design = random.pick(car.rims);
  const second = companionColour(paint, random);
  const rimFinish = random.pick(RIM_FINISH[design] ?? PLAIN);
  const caliper = random.pick(['#c7202b', '#e2a51c', '#2b63b8', '#3a3f45', '#3a3f45']);
  const striped = random.chance(car.stripes ?? 0);
  const twoTone = random.chance(car.twoToneRoof ?? 0) && !striped;
  const sideStriped = random.chance(car.sideStripe ?? (striped ? 0.5 : 0.04));
  const isVintage = Boolean(car.chromeBumpers);
  const whitewall = random.chance(0.4) && isVintage && design !== 'torque';
  return {
    design,
    rimFinish,
    rimShare: rimShareOf(car, design),
    tyre: car.tyre ?? (whitewall ? 'whitewall' : 'road'),
    caliper: isVintage ? '#3a3f45' : caliper,
    ...(striped && { stripe: second }),
    ...(sideStriped && { sideStripe: second }),
    ...(twoTone && !car.twoToneLower && { roof: second }),
    ...(car.twoToneLower && { top: '#f1ece0' }),
  };
}

/** Low cars wear thin tyres, mud tyres are all sidewall. */
function rimShareOf(car: Silhouette, design: RimDesign): number {
  if (car.tyre === 'mud') return 0.6;
  if (car.chromeBumpers || design === 'steel' || design === 'cap') return 0.68;
  return car.sill < 20 ? 0.83 : 0.79;
}
