/** The requests, each kind in many variations. */
export type Kind = 'list' | 'plain' | 'facets' | 'several' | 'range' | Search | 'meant' | 'car';
export type Search = 'common' | 'rare' | 'mistyped' | 'words' | 'prefix';
export const kinds: { kind: Kind; title: string; isLean?: boolean }[] = [
  { kind: 'list', title: 'filtered list, total, counts', isLean: true },
  { kind: 'plain', title: 'the same without counts' },
  { kind: 'facets', title: 'one filter each, counts' },
  { kind: 'several', title: 'several and excluded, counts' },
  { kind: 'range', title: 'free price range, counts' },
  { kind: 'common', title: 'search: common words' },
  { kind: 'rare', title: 'search: rare words' },
  { kind: 'mistyped', title: 'search: mistyped' },
  { kind: 'words', title: 'search: several words' },
  { kind: 'prefix', title: 'search: while typing' },
  { kind: 'meant', title: 'search: interpreted' },
  { kind: 'car', title: 'one car by id', isLean: true },
];
export const searches: readonly Kind[] = ['common', 'rare', 'mistyped', 'words', 'prefix'];

const makes = ['Karin', 'Bravado', 'Benefactor', 'Pegassi', 'Vapid', 'Dinka', 'Annis', 'Albany', 'Grotti', 'Ocelot'];
const bands = ['under-25000', '25000-50000', '50000-75000', '75000-100000', 'over-100000'];
const classes = ['Sports', 'Sedans', 'Super', 'Muscle', 'SUVs', 'Off-road', 'Coupes', 'Vans'];
const orders = ['newest', 'price_low', 'price_high', 'newest', 'year_new', 'mileage_low'];
const mileages = [10_000, 25_000, 50_000, 75_000];
const adjectives = ['clean', 'quick', 'rare', 'tidy', 'loud', 'calm', 'honest', 'rebuilt', 'garaged', 'tuned'];
const models = [
  'banshee',
  'sultan',
  'schafter',
  'buffalo',
  'comet',
  'zentorno',
  'elegy',
  'dominator',
  'sabre',
  'sentinel',
];
const texts: Record<Search, string[]> = {
  common: [...adjectives, ...makes.map((make) => make.toLowerCase())],
  // Reference codes of single cars, with rare prefixes.
  rare: Array.from({ length: 60 }, (_, n) => (0xabc0 + n * 37).toString(16)),
  mistyped: [
    'benefacter',
    'bravdo',
    'zentorn0',
    'sulatn',
    'bufalo',
    'schaftter',
    'domintor',
    'pegasi',
    'sentinal',
    'karn',
  ],
  words: adjectives.flatMap((one, n) => [0, 3, 7].map((more) => `${one} ${models[(n + more) % models.length]}`)),
  prefix: models.flatMap((model) => [3, 4, 5].map((length) => model.slice(0, length))),
};

const facts: Record<string, string>[] = [
  { transmission: 'manual' },
  { fuel: 'diesel' },
  { fuel: 'electric' },
  { drive: 'all' },
  { colour: 'red' },
  { colour: 'two-tone' },
  { condition: 'One owner' },
  { minEngine: '4' },
  { minBrakes: '2' },
  { minArmour: '5' },
  { hasTurbo: 'true' },
  { openToTrade: 'true' },
  { priceLowered: 'true' },
  { listedToday: 'true' },
];
const meant = [
  'automatic suv',
  'automatic suv under 60000',
  'hybrid',
  'awd',
  'red coupe',
  'bench dealer 7',
  'lambo',
  'bmw',
  'pickup',
  'convertible',
  'red bmw under 40k',
  'diesel van over 20k',
];
const address = (filters: Record<string, string | string[]>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) for (const one of [value].flat()) query.append(name, one);
  return `/api/cars.php?${query.toString()}`;
};

/** The home page's requests. */
export const home = [
  address({ limit: '3', sort: 'newest', counts: 'true' }),
  address({ limit: '11', sort: 'newest', featured: 'false' }),
  '/api/cars.php?action=makes',
];

const searching = (kind: Search) => texts[kind].map((search) => address({ search, counts: 'true' }));

export const addresses: Record<Kind, (cars: number) => string[]> = {
  plain: (cars) => addresses.list(cars).map((one) => one.replace('counts=true', 'counts=false')),
  facets: () =>
    Array.from({ length: 112 }, (_, n) =>
      address({
        counts: 'true',
        sort: pick(orders, n),
        ...pick(facts, n),
        ...(n % 2 === 1 && { make: pick(makes, n * 3) }),
        ...(n % 5 === 2 && { bodyClass: pick(classes, n) }),
      }),
    ),
  several: () =>
    Array.from({ length: 100 }, (_, n) =>
      address({
        counts: 'true',
        sort: pick(orders, n),
        make: [pick(makes, n), pick(makes, n * 3 + 1)],
        ...(n % 2 === 0 ? { fuel: ['hybrid', 'electric'] } : { notColour: ['pink', 'beige'] }),
        ...(n % 3 === 0 && { notBodyClass: pick(classes, n) }),
      }),
    ),
  range: () =>
    Array.from({ length: 100 }, (_, n) =>
      address({
        counts: 'true',
        maxPrice: String(20_000 + ((n * 7919) % 90_000)),
        sort: pick(orders, n),
        ...(n % 2 === 0 && { make: pick(makes, n) }),
        ...(n % 3 === 0 && { transmission: 'automatic' }),
      }),
    ),
  meant: () => meant.map((search) => address({ search, counts: 'true' })),
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
  common: () => searching('common'),
  rare: () => searching('rare'),
  mistyped: () => searching('mistyped'),
  words: () => searching('words'),
  prefix: () => searching('prefix'),
  car: (cars) => Array.from({ length: 500 }, (_, n) => `/api/cars.php?id=${1 + ((n * 7919) % cars)}`),
};

const pick = <T>(choices: readonly T[], n: number): T => choices[n % choices.length]!;
