/** The facts that a price depends on, besides its model. server/database/worth.sql.ts has the same in SQL. */
export interface PricedFacts {
  year: number;
  mileage: number | null;
  engine_upgrade: number | null;
  brake_upgrade: number | null;
  transmission_upgrade: number | null;
  armour: number | null;
  has_turbo: boolean | null;
}

export const featureNames = [
  'ageTo5',
  'ageFrom5',
  'milesTo50k',
  'milesFrom50k',
  'engine',
  'brakes',
  'gearbox',
  'armour',
  'turbo',
  'unknownMileage',
] as const;
export const featureCount = featureNames.length;

const upTo = (value: number, highest: number) => Math.max(0, Math.min(value, highest));

/** Cars lose value quickly at first. A straight line up to five years, or 50,000 miles, and another one after. */
export function featuresOf(car: PricedFacts, inYear: number): number[] {
  const age = Math.max(0, inYear - car.year);
  const miles = (car.mileage ?? 0) / 10_000;
  return [
    upTo(age, 5),
    upTo(age - 5, 15),
    upTo(miles, 5),
    upTo(miles - 5, 20),
    car.engine_upgrade ?? 0,
    car.brake_upgrade ?? 0,
    car.transmission_upgrade ?? 0,
    car.armour ?? 0,
    car.has_turbo ? 1 : 0,
    car.mileage === null ? 1 : 0,
  ];
}

const yearMs = 365.25 * 86_400_000;

/** A moment as a year with its fraction: 2026.5 is the beginning of July 2026. */
export const yearOf = (at: Date): number => 1970 + at.getTime() / yearMs;
