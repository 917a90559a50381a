import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { DealerName } from '../people.ts';
import { citizens } from './citizens.ts';

/** Number of cars per seller and state. People are identified by their character id. */
export interface Stand {
  sellers: readonly [number, ...number[]];
  dealer: DealerName | null;
  classes: Partial<Record<BodyClass, number>>;
  /** Price range of their models, in thousands of dollars. */
  worth?: readonly [least: number, most: number];
  cars: Partial<Record<CarStatus, number>>;
}

export const mara = 10011;
export const kenji = 13071;

const everything: Stand['classes'] = {
  Compacts: 15,
  Coupes: 10,
  Motorcycles: 24,
  Muscle: 18,
  'Off-road': 13,
  Sedans: 16,
  Sports: 22,
  'Sports Classics': 16,
  Super: 9,
  SUVs: 18,
  Vans: 8,
};

const dealerStands: readonly Stand[] = [
  {
    dealer: 'Eclipse Motors',
    sellers: [11011, 11021, 11031],
    classes: { Sports: 11, SUVs: 9, Coupes: 7, Sedans: 6, Muscle: 6, Motorcycles: 5, Super: 2 },
    cars: { active: 40, reserved: 2, sold: 6, expired: 2, draft: 2 },
  },
  {
    dealer: 'Vinewood Premium',
    sellers: [13011, 13021],
    classes: { Super: 21, Sports: 15, 'Sports Classics': 8, SUVs: 2 },
    worth: [110, 9_999],
    cars: { active: 42, reserved: 2, sold: 4, expired: 1, draft: 1 },
  },
  {
    dealer: 'Rockford Autos',
    sellers: [13031, 13041],
    classes: { Sedans: 19, Compacts: 13, SUVs: 10, Coupes: 5 },
    worth: [0, 90],
    cars: { active: 43, reserved: 2, sold: 5, expired: 2, draft: 1 },
  },
  {
    dealer: 'Sandy Shores Trucks',
    sellers: [13051, 13061],
    classes: { 'Off-road': 18, Vans: 11, Muscle: 12, SUVs: 4, Motorcycles: 2 },
    cars: { active: 43, reserved: 1, sold: 4, expired: 2 },
  },
];

const alone = (seller: number, cars: Stand['cars']): Stand => ({
  dealer: null,
  sellers: [seller],
  classes: everything,
  cars,
});

const knownPeople: readonly Stand[] = [
  { ...alone(mara, { active: 2, draft: 1, sold: 1, expired: 1 }), classes: { Sports: 3, Coupes: 2, SUVs: 2 } },
  alone(kenji, { active: 3, sold: 1 }),
  alone(20021, { active: 3 }),
  alone(20022, { active: 2, draft: 1 }),
  alone(20023, { active: 1 }),
  alone(13081, { active: 4, sold: 1 }),
  alone(13091, { active: 4, reserved: 1, sold: 1, expired: 1 }),
  alone(13101, { active: 3, draft: 1 }),
  alone(13111, { active: 5, sold: 1, expired: 1 }),
];

const habits: readonly Stand['cars'][] = [
  { active: 4 },
  { active: 3, sold: 1 },
  { active: 5 },
  { active: 3, reserved: 1, expired: 1 },
  { active: 4, draft: 1 },
  { active: 2, sold: 2 },
  { active: 5, expired: 1 },
  { active: 4, sold: 1 },
];

const others: readonly Stand[] = citizens.map(({ characterId }, index) => {
  const cars = habits[index % habits.length] ?? {};
  if (index === 5) return alone(characterId, { ...cars, flagged: 1 });
  if (index === 13) return alone(characterId, { ...cars, removed: 1 });
  return alone(characterId, cars);
});

export const stands: readonly Stand[] = [...dealerStands, ...knownPeople, ...others];

/** Cars whose payment is in progress. */
export const waitingStands: readonly Stand[] = [{ ...alone(mara, { pending: 1 }), classes: { Sports: 1 } }];
