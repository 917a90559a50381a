import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import {
  colours,
  drives,
  fuels,
  maxArmour,
  maxUpgrade,
  seatNumbers,
  transmissions,
} from '@forecourt/contract/cars/car-facts.ts';
import { conditions, deals, priceBands, sellerTypes } from '@forecourt/contract/cars/filter-values.ts';
import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import { areas, makes, models, regions, type Random } from './random-market.ts';

const texts = [
  'sultan',
  'sulta',
  'benefacter',
  'red karin',
  'turbo sultan',
  'rally',
  'automatic suv under 60000',
  'zentrno',
  'nothing of the kind',
  'clean',
  'eclipse',
  'eclipse sultan',
  'sandy shores karin',
  'sandy shors',
  'harmony',
  'desert',
  '4 seats',
  'convertible',
  'cheap sultan',
  'great deal',
  'bargain',
  'family car',
  'stick shift',
  'pickup',
  'eclipse motors',
  'eclips motors',
  'karin with low miles',
];

/** Sellers of the market. */
export interface Sellers {
  sellerId: number;
  dealerId: number;
}

/** The order of a list decides about no car. */
type Filters = Omit<SavedFilters, 'sort'>;
type Draw<V> = (random: Random, sellers: Sellers) => V;

const oneOf =
  <T>(of: readonly T[]): Draw<T> =>
  (random) =>
    random.pick(of);
const someOf =
  <T>(of: readonly T[]): Draw<T | T[]> =>
  (random) =>
    random.chance(0.5) ? random.pick(of) : [random.pick(of), random.pick(of)];
const from =
  (lowest: number, below: number): Draw<number> =>
  (random) =>
    lowest + random.below(below);
const always = (): true => true;

/** How many of a hundred narrow searches have each filter, and a value for it. A new filter doesn't compile until it is here. */
const draws: { [N in keyof Required<Filters>]: [share: number, draw: Draw<NonNullable<Filters[N]>>] } = {
  search: [35, oneOf(texts)],
  asTyped: [4, always],
  literally: [6, someOf(['sultan', 'eclipse', 'desert', 'red', 'under 60000', 'turbo'])],
  make: [22, someOf(makes)],
  notMake: [10, oneOf(makes)],
  model: [6, oneOf(['sult', 'zen', '%'])],
  models: [10, someOf(models)],
  notModels: [8, someOf(models)],
  year: [3, from(2015, 12)],
  minYear: [15, from(2014, 6)],
  maxYear: [15, from(2020, 7)],
  priceBand: [6, oneOf(priceBands.map(({ key }) => key))],
  minPrice: [15, from(0, 20_000)],
  maxPrice: [25, from(20_000, 200_000)],
  maxMileage: [10, from(20_000, 100_000)],
  bodyClass: [12, someOf(bodyClasses)],
  notBodyClass: [10, someOf(bodyClasses)],
  sellerType: [10, oneOf(sellerTypes)],
  area: [12, someOf(areas)],
  notArea: [6, someOf(areas)],
  region: [10, someOf(regions)],
  notRegion: [6, someOf(regions)],
  sellerId: [4, (_, { sellerId }) => sellerId],
  dealerId: [5, (_, { dealerId }) => dealerId],
  transmission: [8, someOf(transmissions)],
  notTransmission: [5, oneOf(transmissions)],
  fuel: [8, someOf(fuels)],
  notFuel: [8, someOf(fuels)],
  drive: [8, someOf(drives)],
  notDrive: [6, someOf(drives)],
  deal: [12, someOf(deals)],
  notDeal: [6, oneOf(deals)],
  seats: [8, someOf(seatNumbers)],
  notSeats: [6, oneOf(['2', '4'])],
  colour: [12, someOf(colours)],
  notColour: [10, someOf(colours)],
  condition: [10, someOf(conditions)],
  minEngine: [5, from(1, maxUpgrade)],
  minBrakes: [4, from(1, maxUpgrade)],
  minGearbox: [4, from(1, maxUpgrade)],
  minArmour: [4, from(1, maxArmour)],
  hasTurbo: [6, always],
  openToTrade: [6, always],
  acceptsOffers: [10, always],
  priceLowered: [8, always],
  listedToday: [5, always],
};

export const filterNames = Object.keys(draws) as (keyof Filters)[];

/** Some searches are wide, because each filter leaves out most of the cars. */
export function randomFilters(random: Random, sellers: Sellers): Filters {
  const width = random.pick([0.3, 0.6, 1]);
  return Object.fromEntries(
    filterNames
      .filter((name) => random.chance((width * draws[name][0]) / 100))
      .map((name) => [name, draws[name][1](random, sellers)]),
  );
}
