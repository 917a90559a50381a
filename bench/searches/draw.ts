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
  const step = [25_000, 10_000, 5_000].findLast((one) => price < one * 12) ?? 25_000;
  return Math.ceil((price * random.pick([1, 1.1, 1.25, 1.5])) / step) * step;
}

/** One more requirement, which this car meets. */
const detail = ({ year, mileage, transmission, colour, area, region }: SampleCar, random: Random): SavedFilters =>
  random.pick<SavedFilters>([
    { minYear: year - (year % 5) },
    { maxMileage: mileage < 50_000 ? 50_000 : 100_000 },
    { transmission },
    { colour },
    area === null ? { colour } : { area },
    region === null ? { transmission } : { region },
    { hasTurbo: true },
  ]);

/** Kinds of searches, and how many of a hundred are of each. */
const kinds: readonly [share: number, draw: Draw][] = [
  [16, (car, random) => ({ models: car.model, maxPrice: budget(car, random) })],
  [14, ({ model }) => ({ models: model })],
  [14, (car, random) => ({ make: car.make, maxPrice: budget(car, random), ...detail(car, random) })],
  [10, (car, random) => ({ make: car.make, bodyClass: car.body_class, ...detail(car, random) })],
  [4, ({ make, colour }) => ({ make, colour })],
  [
    9,
    (car, random) => ({
      bodyClass: car.body_class,
      maxPrice: budget(car, random),
      ...detail(car, random),
      ...detail(car, random),
    }),
  ],
  [5, (car, random) => ({ make: car.make, maxPrice: budget(car, random) })],
  [
    4,
    ({ area, make, body_class }) => (area === null ? { make, bodyClass: body_class } : { area, bodyClass: body_class }),
  ],
  [4, ({ dealer_id, make }) => (dealer_id === null ? { make, sellerType: 'private' } : { dealerId: dealer_id })],
  [
    3,
    (car, random) => ({
      bodyClass: car.body_class,
      notColour: car.colour === 'pink' ? 'gold' : 'pink',
      ...detail(car, random),
    }),
  ],
  [2, (car, random) => ({ maxPrice: budget(car, random), priceLowered: true, ...detail(car, random) })],
  [6, ({ make, model }) => ({ search: `${make} ${model}`.toLowerCase() })],
  [4, ({ model }) => ({ search: model.toLowerCase() })],
  [2, ({ colour, model }) => ({ search: `${colour} ${model}`.toLowerCase() })],
  [2, (car, random) => ({ search: `${car.make.toLowerCase()} under ${budget(car, random) / 1000}k` })],
  [1, ({ word, model }) => ({ search: `${word} ${model}`.toLowerCase() })],
];

export function drawSearch(cars: readonly SampleCar[], random: Random): SavedFilters {
  let at = random.below(100);
  const [, draw] = kinds.find(([share]) => (at -= share) < 0)!;
  return draw(random.pick(cars), random);
}
