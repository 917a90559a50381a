/** What is asked, each kind in many different ways so that nobody answers from memory. */
export type Kind = 'list' | 'search' | 'car';
export const kinds: { kind: Kind; title: string }[] = [
  { kind: 'list', title: 'filtered list, total, counts' },
  { kind: 'search', title: 'text search' },
  { kind: 'car', title: 'one car by id' },
];

const makes = ['Karin', 'Bravado', 'Benefactor', 'Pegassi', 'Vapid', 'Dinka', 'Annis', 'Albany', 'Grotti', 'Ocelot'];
const bands = ['under-25000', '25000-50000', '50000-75000', '75000-100000', 'over-100000'];
const classes = ['Sports', 'Sedans', 'Super', 'Muscle', 'SUVs', 'Off-road', 'Coupes', 'Vans'];
const orders = ['newest', 'price_low', 'price_high', 'newest', 'year_new', 'mileage_low'];
const mileages = [10_000, 25_000, 50_000, 75_000];
const words = [
  'banshee',
  'sultan',
  'karin sul',
  'clean schafter',
  'benefacter',
  'buffalo tuned',
  'comet',
  'zentorno',
  'garaged elegy',
  'vapid dominator',
  'red banshee',
  'rebuilt sabre',
  'sentinel',
  'infernus',
  'ruiner stock',
  'feltzer',
  'jester quick',
];

export const addresses: Record<Kind, (cars: number) => string[]> = {
  list: () =>
    Array.from({ length: 120 }, (_, n) => {
      const filters: Record<string, string> = { counts: 'true', sort: pick(orders, n) };
      if (n % 6 !== 0) filters.make = pick(makes, n * 3);
      if (n % 3 === 0) filters.priceBand = pick(bands, n);
      if (n % 4 === 1) filters.sellerType = n % 8 === 1 ? 'dealer' : 'private';
      if (n % 5 === 2) filters.maxMileage = String(pick(mileages, n));
      if (n % 7 === 3) filters.minYear = String(2012 + (n % 10));
      if (n % 6 === 0) filters.bodyClass = pick(classes, n / 6);
      if (n % 10 === 9) filters.page = '3';
      return `/api/cars.php?${new URLSearchParams(filters).toString()}`;
    }),
  search: () => words.map((search) => `/api/cars.php?${new URLSearchParams({ search, counts: 'true' }).toString()}`),
  car: (cars) => Array.from({ length: 500 }, (_, n) => `/api/cars.php?id=${1 + ((n * 7919) % cars)}`),
};

const pick = <T>(choices: readonly T[], n: number): T => choices[n % choices.length]!;
