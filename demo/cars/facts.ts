import type { Colour, drives } from '@forecourt/contract/cars/car-facts.ts';
import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { Random } from '../random.ts';
import { weighted } from './deck.ts';
import type { Facts } from './car-facts.ts';
import { featuresFor } from './features.ts';
import type { Model } from './models/model.ts';
import { priceOf } from './price.ts';
import type { Condition } from './words/condition.ts';

/** The newest model year. */
export const newestYear = 2026;

export function factsFor(model: Model, colour: Colour, isDealer: boolean, random: Random): Facts {
  const year = yearOf(model, random);
  const mileage = mileageOf(model, year, random);
  const condition = conditionOf(newestYear - year, mileage, isDealer, random);
  const fuel = model.fuel ?? 'petrol';
  const upgrades = upgradesFor(model, fuel, condition, random);
  const gearbox = random.chance(manualShare[model.bodyClass]) ? 'manual' : 'automatic';
  return {
    year,
    mileage,
    condition,
    price: priceOf(model, { year, mileage, condition, stages: upgrades.engine + upgrades.brakes }, random),
    colour,
    transmission: fuel === 'electric' ? 'automatic' : (model.gearbox ?? gearbox),
    fuel,
    drive: model.drive ?? driveOf[model.bodyClass],
    upgrades,
    features: featuresFor(model, { year, condition, fuel, upgrades }, random),
    plate: random.chance(0.65) ? plateOf(random) : null,
    openToTrade: random.chance(isDealer ? 0.12 : 0.28),
  };
}

const milesAYear: Record<BodyClass, number> = {
  Compacts: 8_000,
  Coupes: 6_500,
  Motorcycles: 3_200,
  Muscle: 5_500,
  'Off-road': 8_500,
  Sedans: 10_500,
  Sports: 5_000,
  'Sports Classics': 2_000,
  Super: 1_700,
  SUVs: 9_500,
  Vans: 11_500,
};

const manualShare: Record<BodyClass, number> = {
  Compacts: 0.5,
  Coupes: 0.25,
  Motorcycles: 1,
  Muscle: 0.55,
  'Off-road': 0.4,
  Sedans: 0.15,
  Sports: 0.3,
  'Sports Classics': 0.95,
  Super: 0.1,
  SUVs: 0.1,
  Vans: 0.45,
};

const driveOf: Record<BodyClass, (typeof drives)[number]> = {
  Compacts: 'front',
  Coupes: 'rear',
  Motorcycles: 'rear',
  Muscle: 'rear',
  'Off-road': 'all',
  Sedans: 'front',
  Sports: 'rear',
  'Sports Classics': 'rear',
  Super: 'rear',
  SUVs: 'all',
  Vans: 'rear',
};

/** Later years are more common than early ones. */
function yearOf({ years: [first, last] }: Model, random: Random): number {
  return last - Math.floor((last - first + 1) * random.next() ** 1.7);
}

function mileageOf({ bodyClass }: Model, year: number, random: Random): number {
  // Old cars are driven less, because those that remain have been looked after.
  const age = newestYear - year;
  const years = age <= 12 ? age + random.between(0.1, 0.8) : 12 + (age - 12) * 0.22;
  const miles = years * milesAYear[bodyClass] * random.between(0.45, 1.35);
  const seen = Math.min(miles, random.between(105_000, 215_000));
  return seen < 2_000 ? Math.round(seen) : Math.round(seen / 10) * 10;
}

function conditionOf(age: number, mileage: number, isDealer: boolean, random: Random): Condition {
  const wear = age / 30 + mileage / 120_000;
  return weighted<Condition>(
    {
      mint: Math.max(0.15, 4 - wear * 2.2) + (isDealer && wear < 1.2 ? 1.5 : 0),
      good: 5,
      worn: isDealer ? wear * 0.9 : wear * 2,
      project: (age > 15 ? 1 : 0) * (isDealer ? 0.15 : 1.4),
    },
    random,
  );
}

const tunedShare: Partial<Record<BodyClass, number>> = {
  Sports: 0.55,
  Muscle: 0.5,
  Super: 0.45,
  Coupes: 0.4,
  Sedans: 0.2,
};

function upgradesFor({ bodyClass }: Model, fuel: string, condition: Condition, random: Random): Facts['upgrades'] {
  const isTuned = condition !== 'project' && random.chance(tunedShare[bodyClass] ?? 0.25);
  if (!isTuned) return { engine: 0, brakes: 0, gearbox: 0, armour: 0, turbo: false };
  const engine = random.int(1, 4);
  const near = () => Math.max(0, Math.min(4, engine + random.int(-2, 1)));
  return {
    engine,
    brakes: near(),
    gearbox: near(),
    armour: bodyClass !== 'Motorcycles' && random.chance(0.15) ? random.int(1, 5) : 0,
    turbo: fuel !== 'electric' && engine >= 2 && random.chance(0.6),
  };
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

function plateOf(random: Random): string {
  const letter = () => letters[random.int(0, letters.length - 1)] ?? 'A';
  const digit = () => String(random.int(0, 9));
  return random.int(1, 9) + letter() + letter() + letter() + digit() + digit() + digit();
}
