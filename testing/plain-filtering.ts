import { mileageLimits, priceBands, conditions } from '@forecourt/contract/cars/filter-values.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';

/** The list's filters implemented again, car by car and without a database. */
export interface PlainCar {
  id: number;
  make: string;
  model: string;
  year: number;
  price: number;
  original_price: number;
  mileage: number | null;
  body_class: string;
  dealer_id: number | null;
  transmission: string | null;
  fuel: string | null;
  drive: string | null;
  colour: string | null;
  seats: number | null;
  area: string | null;
  region: string | null;
  features: string[];
  engine_upgrade: number | null;
  brake_upgrade: number | null;
  transmission_upgrade: number | null;
  armour: number | null;
  has_turbo: boolean | null;
  open_to_trade: boolean;
  accepts_offers: boolean;
  is_featured: boolean;
  views: number;
  published_at: Date;
  deal: string | null;
  price_ratio: number | null;
}
export type Filters = Sent<typeof contract.cars.list>;

const isOf = (value: string | null, any: string | string[] | undefined, not: string | string[] | undefined) =>
  (any === undefined || (value !== null && [any].flat().includes(value))) &&
  (not === undefined || value === null || ![not].flat().includes(value));
const isInPlace = ({ area, region }: PlainCar, filters: Filters) => {
  const isIn = (areas: string | string[] = [], regions: string | string[] = []) =>
    (area !== null && [areas].flat().includes(area)) || (region !== null && [regions].flat().includes(region));
  const isWanted = (filters.area ?? filters.region) === undefined || isIn(filters.area, filters.region);
  return isWanted && !isIn(filters.notArea, filters.notRegion);
};
const atLeast = (value: number | null, least: number | undefined) => least === undefined || (value ?? 0) >= least;

export const matches = (car: PlainCar, filters: Filters, midnight: Date): boolean =>
  isOf(car.make, filters.make, filters.notMake) &&
  isOf(car.model, filters.models, filters.notModels) &&
  isOf(car.body_class, filters.bodyClass, filters.notBodyClass) &&
  isOf(car.transmission, filters.transmission, filters.notTransmission) &&
  isOf(car.fuel, filters.fuel, filters.notFuel) &&
  isOf(car.drive, filters.drive, filters.notDrive) &&
  isOf(car.colour, filters.colour, filters.notColour) &&
  isOf(car.deal, filters.deal, filters.notDeal) &&
  isOf(car.seats === null ? null : String(car.seats), filters.seats, filters.notSeats) &&
  isInPlace(car, filters) &&
  (filters.model === undefined || car.model.toLowerCase().includes(filters.model.toLowerCase())) &&
  (filters.sellerType === undefined || sellerOf(car) === filters.sellerType) &&
  (filters.year === undefined || car.year === filters.year) &&
  (filters.minYear === undefined || car.year >= filters.minYear) &&
  (filters.maxYear === undefined || car.year <= filters.maxYear) &&
  (filters.minPrice === undefined || car.price >= filters.minPrice) &&
  (filters.maxPrice === undefined || car.price <= filters.maxPrice) &&
  (filters.maxMileage === undefined || (car.mileage !== null && car.mileage <= filters.maxMileage)) &&
  (filters.priceBand === undefined || bandOf(car.price) === filters.priceBand) &&
  [filters.condition ?? []].flat().every((condition) => car.features.includes(condition)) &&
  atLeast(car.engine_upgrade, filters.minEngine) &&
  atLeast(car.brake_upgrade, filters.minBrakes) &&
  atLeast(car.transmission_upgrade, filters.minGearbox) &&
  atLeast(car.armour, filters.minArmour) &&
  (!filters.hasTurbo || car.has_turbo === true) &&
  (!filters.openToTrade || car.open_to_trade) &&
  (!filters.acceptsOffers || car.accepts_offers) &&
  (!filters.priceLowered || car.original_price > car.price) &&
  (!filters.listedToday || car.published_at >= midnight);

const sellerOf = ({ dealer_id }: PlainCar) => (dealer_id === null ? 'private' : 'dealer');
const bandOf = (price: number) =>
  priceBands.find(({ min, below }) => price >= min && (below === null || price < below))!.key;

type Sorted = Record<string, (one: PlainCar, other: PlainCar) => number>;
export const orders: Sorted = {
  newest: (one, other) => other.published_at.getTime() - one.published_at.getTime(),
  longest_listed: (one, other) => one.published_at.getTime() - other.published_at.getTime(),
  price_low: (one, other) => one.price - other.price,
  price_high: (one, other) => other.price - one.price,
  price_drop: (one, other) => dropOf(other) - dropOf(one),
  best_deal: (one, other) => (one.price_ratio ?? Infinity) - (other.price_ratio ?? Infinity) || 0,
  mileage_low: (one, other) => (one.mileage ?? Infinity) - (other.mileage ?? Infinity) || 0,
  year_new: (one, other) => other.year - one.year,
  year_old: (one, other) => one.year - other.year,
  most_viewed: (one, other) => other.views - one.views,
};
const dropOf = ({ price, original_price }: PlainCar) => original_price - price;

/** The value a sort order compares. */
export function valueOf(car: PlainCar, sort: string): unknown {
  if (sort.startsWith('price_')) return sort === 'price_drop' ? dropOf(car) : car.price;
  if (sort.startsWith('year_')) return car.year;
  if (sort === 'mileage_low') return car.mileage;
  if (sort === 'best_deal') return car.price_ratio;
  return sort === 'most_viewed' ? car.views : car.published_at.getTime();
}

function tally(cars: PlainCar[], values: (car: PlainCar) => (string | number | null)[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const value of cars.flatMap((car) => values(car))) if (value !== null) sums[value] = (sums[value] ?? 0) + 1;
  return sums;
}

const upTo = (level: number | null) => Array.from({ length: level ?? 0 }, (_, index) => index + 1);

export function expectedCounts(all: PlainCar[], filters: Filters, midnight: Date) {
  /** With these filters removed and the others unchanged. */
  const but = (...gone: (keyof Filters)[]) =>
    all.filter((car) =>
      matches(car, { ...filters, ...Object.fromEntries(gone.map((key) => [key, undefined])) }, midnight),
    );
  const within = but('maxMileage');
  const limits = mileageLimits.filter((limit, index) =>
    within.some(({ mileage }) => mileage !== null && mileage <= limit && mileage > (mileageLimits[index - 1] ?? -1)),
  );
  const makes = [filters.make ?? []].flat();
  return {
    make: tally(but('make', 'notMake'), ({ make }) => [make]),
    models: tally(but('models', 'notModels'), ({ make, model }) => (makes.includes(make) ? [model] : [])),
    bodyClass: tally(but('bodyClass', 'notBodyClass'), ({ body_class }) => [body_class]),
    year: tally(but('year', 'minYear', 'maxYear'), ({ year }) => [year]),
    sellerType: tally(but('sellerType'), (car) => [sellerOf(car)]),
    priceBand: tally(but('priceBand', 'minPrice', 'maxPrice'), ({ price }) => [bandOf(price)]),
    deal: tally(but('deal', 'notDeal'), ({ deal }) => [deal]),
    maxMileage: Object.fromEntries(
      limits.map((limit) => [limit, within.filter(({ mileage }) => mileage !== null && mileage <= limit).length]),
    ),
    transmission: tally(but('transmission', 'notTransmission'), ({ transmission }) => [transmission]),
    fuel: tally(but('fuel', 'notFuel'), ({ fuel }) => [fuel]),
    drive: tally(but('drive', 'notDrive'), ({ drive }) => [drive]),
    colour: tally(but('colour', 'notColour'), ({ colour }) => [colour]),
    seats: tally(but('seats', 'notSeats'), ({ seats }) => [seats]),
    area: tally(but('area', 'notArea', 'region', 'notRegion'), ({ area }) => [area]),
    region: tally(but('area', 'notArea', 'region', 'notRegion'), ({ region }) => [region]),
    condition: tally(but(), (car) => conditions.filter((one) => car.features.includes(one))),
    minEngine: tally(but('minEngine'), ({ engine_upgrade }) => upTo(engine_upgrade)),
    minBrakes: tally(but('minBrakes'), ({ brake_upgrade }) => upTo(brake_upgrade)),
    minGearbox: tally(but('minGearbox'), ({ transmission_upgrade }) => upTo(transmission_upgrade)),
    minArmour: tally(but('minArmour'), ({ armour }) => upTo(armour)),
    hasTurbo: tally(but('hasTurbo'), ({ has_turbo }) => (has_turbo ? ['true'] : [])),
    openToTrade: tally(but('openToTrade'), ({ open_to_trade }) => (open_to_trade ? ['true'] : [])),
    acceptsOffers: tally(but('acceptsOffers'), ({ accepts_offers }) => (accepts_offers ? ['true'] : [])),
    priceLowered: tally(but('priceLowered'), (car) => (dropOf(car) > 0 ? ['true'] : [])),
    listedToday: tally(but('listedToday'), ({ published_at }) => (published_at >= midnight ? ['true'] : [])),
  };
}
