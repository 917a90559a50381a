import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { Colour } from '@forecourt/contract/cars/car-facts.ts';
import type { Random } from '../random.ts';
import { weighted } from './deck.ts';
import type { Model } from './models/model.ts';

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

export function colourFor(model: Model, random: Random): Colour {
  // Only the camper has two colours.
  const isTwoTone = model.bodyClass === 'Vans' && model.shape === 1;
  const colour = isTwoTone ? 'two-tone' : weighted(tastes[model.bodyClass], random);
  // Two more values used to select the paint. Without them, every other fact about the demo's cars would change.
  random.next();
  random.next();
  return colour;
}
