import type { BodyClass } from '@forecourt/contract/catalogue/body-classes.ts';
import type { Colour } from '@forecourt/contract/cars/car-facts.ts';
import type { Finish } from '../car-art/paint.ts';
import type { Random } from '../car-art/random.ts';
import { weighted } from './deck.ts';
import type { Model } from './models/model.ts';

/** Paints for each named colour. */
const shades: Record<Colour, readonly [string, ...string[]]> = {
  black: ['#15171a', '#1b1c22', '#101418'],
  white: ['#f1f2f0', '#eceae3', '#f4f5f7'],
  silver: ['#b9bec3', '#c6c9cb', '#aab1b8'],
  grey: ['#5c6268', '#474d54', '#7b8085', '#6a6d6a'],
  red: ['#b3202c', '#c8321f', '#8e1b24', '#d3272f'],
  blue: ['#1f4e8c', '#2f6fb5', '#16365f', '#4c86b8', '#0f5f86'],
  green: ['#1f5b3a', '#2f7a4d', '#3d4f2c', '#58713f', '#0f4d4a'],
  yellow: ['#f0c21f', '#e3b52b', '#f4d24a'],
  orange: ['#d9661f', '#e9822a', '#c4501b'],
  brown: ['#5b3b26', '#6d4a30', '#4a3226'],
  beige: ['#cfc0a0', '#d9cdb4', '#bfae8c'],
  gold: ['#b9933f', '#c7a655', '#a8823a'],
  purple: ['#4b2a73', '#5f3a8a', '#3c2259'],
  pink: ['#d9679a', '#e392b5', '#c2527f'],
  'two-tone': ['#2f7f8c', '#b5482f', '#4b6fa8', '#6f8f4e'],
};

type Taste = Partial<Record<Colour, number>>;
const sober: Taste = { black: 6, white: 5, silver: 5, grey: 6, blue: 5, red: 3, green: 2, beige: 2, brown: 2 };
const loud: Taste = {
  red: 6,
  blue: 5,
  yellow: 4,
  orange: 4,
  white: 3,
  black: 4,
  green: 4,
  grey: 3,
  silver: 2,
  purple: 3,
  pink: 1,
  gold: 1,
};
const classic: Taste = {
  red: 5,
  green: 4,
  silver: 3,
  blue: 4,
  beige: 3,
  white: 3,
  black: 3,
  yellow: 2,
  brown: 2,
  gold: 2,
  orange: 2,
};
const working: Taste = {
  white: 5,
  green: 4,
  beige: 3,
  brown: 3,
  red: 4,
  blue: 4,
  grey: 3,
  black: 3,
  orange: 3,
  yellow: 2,
};

const tastes: Record<BodyClass, Taste> = {
  Compacts: { ...loud, beige: 2, silver: 4 },
  Coupes: sober,
  Motorcycles: { ...loud, black: 7 },
  Muscle: { ...loud, ...classic, purple: 2 },
  'Off-road': working,
  Sedans: sober,
  Sports: loud,
  'Sports Classics': classic,
  Super: loud,
  SUVs: { ...sober, gold: 1, orange: 1 },
  Vans: working,
};

export function paintFor(model: Model, random: Random): { colour: Colour; paint: string; finish: Finish } {
  // Only the camper is drawn in two colours.
  const isTwoTone = model.bodyClass === 'Vans' && model.shape === 1;
  const colour = isTwoTone ? 'two-tone' : weighted(tastes[model.bodyClass], random);
  const isModern = model.years[1] >= 2010;
  const finish = weighted<Finish>(
    isModern
      ? { gloss: 4, metallic: 6, matte: tastes[model.bodyClass] === loud ? 1.2 : 0.3 }
      : { gloss: 7, metallic: 3 },
    random,
  );
  return { colour, paint: random.pick(shades[colour]), finish };
}
