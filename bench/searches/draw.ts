import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import type { seededRandom } from '../../testing/random.ts';

type Random = ReturnType<typeof seededRandom>;

/** A car that someone had in mind when they saved a search. */
export interface SampleCar {
  make: string;
  model: string;
  body_class: SavedFilters['bodyClass'] & string;
  price: number;
  year: number;
  mileage: number;
  colour: SavedFilters['colour'] & string;
  transmission: SavedFilters['transmission'] & string;
  dealer_id: number | null;
  area: string | null;
  region: string | null;
  word: string;
}

type Draw = (car: SampleCar, random: Random) => SavedFilters;

/** Round, as people type prices, and above what this car costs. */
function budget({ price }: SampleCar, random: Random): number {
  const step = price < 30_000 ? 5_000 : price < 120_000 ? 10_000 : 25_000;
  return Math.ceil((price * random.pick([1, 1.1, 1.25, 1.5])) / step) * step;
}

/** Kinds of searches, and how many of a hundred are of each. */
const kinds: readonly [share: number, draw: Draw][] = [
  [16, (car, random) => ({ models: car.model, maxPrice: budget(car, random) })],
  [10, ({ model }) => ({ models: model })],
  [14, (car, random) => ({ make: car.make, maxPrice: budget(car, random) })],
  [5, ({ make, body_class }) => ({ make, bodyClass: body_class })],
  [4, ({ make, colour }) => ({ make, colour })],
  [9, (car, random) => ({ bodyClass: car.body_class, maxPrice: budget(car, random) })],
  [4, ({ body_class, transmission }, random) => ({ bodyClass: body_class, transmission, ...turbo(random) })],
  [4, (car, random) => ({ minPrice: Math.floor(car.price / 20_000) * 10_000, maxPrice: budget(car, random) })],
  [5, (car, random) => (car.area ? { area: car.area, maxPrice: budget(car, random) } : { make: car.make })],
  [3, ({ region, body_class }) => (region ? { region, bodyClass: body_class } : { bodyClass: body_class })],
  [3, ({ dealer_id, make }) => (dealer_id === null ? { make, sellerType: 'private' } : { dealerId: dealer_id })],
  [5, ({ make, year, mileage }) => ({ make, minYear: year - (year % 5), maxMileage: mileage < 50_000 ? 50_000 : 100_000 })],
  [2, ({ body_class, colour }, random) => ({ bodyClass: body_class, notColour: colour === 'pink' ? 'gold' : 'pink', ...turbo(random) })],
  [1, (car, random) => ({ maxPrice: budget(car, random), priceLowered: true })],
  [6, ({ make, model }) => ({ search: `${make} ${model}`.toLowerCase() })],
  [4, ({ model }) => ({ search: model.toLowerCase() })],
  [2, ({ colour, model }) => ({ search: `${colour} ${model}`.toLowerCase() })],
  [2, (car, random) => ({ search: `${car.make.toLowerCase()} under ${budget(car, random) / 1000}k` })],
  [1, ({ word, model }) => ({ search: `${word} ${model}`.toLowerCase() })],
];
const turbo = (random: Random) => (random.chance(0.3) ? { hasTurbo: true as const } : {});

export function drawSearch(cars: readonly SampleCar[], random: Random): SavedFilters {
  let at = random.below(100);
  const [, draw] = kinds.find(([share]) => (at -= share) < 0)!;
  return draw(random.pick(cars), random);
}
