/** The requests, in each server's own format. Each in many variations, as in ../cars. */
export type Kind = 'list' | 'search' | 'car' | 'create';
export const kinds: { kind: Kind; title: string }[] = [
  { kind: 'list', title: 'filtered list with total' },
  { kind: 'search', title: 'text search with total' },
  { kind: 'car', title: 'one car' },
  { kind: 'create', title: 'create' },
];
export const who = ['Forecourt', 'bare Node + pg', 'Payload', 'Directus'] as const;
export type Who = (typeof who)[number];

export interface Asked {
  path: string;
  method: 'GET' | 'POST' | 'PUT';
  body?: string;
  headers?: Record<string, string>;
}

export interface Wish {
  make?: string;
  bodyClass?: string;
  sellerType?: string;
  minYear?: number;
  maxPrice?: number;
  maxMileage?: number;
  words?: string;
  sort: keyof typeof orders;
  page: number;
}

export interface Seller {
  id: number;
  cookie: string;
}

/** Forecourt's sort names and their columns. */
const orders = {
  newest: '-published_at',
  price_low: 'price',
  price_high: '-price',
  year_new: '-year',
  mileage_low: 'mileage',
};
export const pageSize = 24;
export const cardColumns =
  'id,make,model,year,title,price,mileage,body_class,colour,transmission,fuel,drive,seller_type,published_at'.split(
    ',',
  );

const makes = ['Karin', 'Bravado', 'Benefactor', 'Pegassi', 'Vapid', 'Dinka', 'Annis', 'Albany', 'Grotti', 'Ocelot'];
const classes = ['Sports', 'Sedans', 'Super', 'Muscle', 'SUVs', 'Off-road', 'Coupes', 'Vans'];
const words = [
  'banshee',
  'sultan',
  'karin sul',
  'clean schafter',
  'buffalo tuned',
  'comet',
  'zentorno',
  'garaged elegy',
].concat(['vapid dominator', 'red banshee', 'rebuilt sabre', 'sentinel', 'infernus', 'ruiner stock', 'jester quick']);
const pick = <T>(choices: readonly T[], n: number): T => choices[n % choices.length]!;

export const lists: Wish[] = Array.from({ length: 120 }, (_, n) => ({
  sort: pick(Object.keys(orders) as Wish['sort'][], n),
  page: n % 10 === 9 ? 3 : 1,
  ...(n % 6 === 0 ? { bodyClass: pick(classes, n / 6) } : { make: pick(makes, n * 3) }),
  ...(n % 3 === 0 && { maxPrice: 20_000 + ((n * 7919) % 90_000) }),
  ...(n % 4 === 1 && { sellerType: n % 8 === 1 ? 'dealer' : 'private' }),
  ...(n % 5 === 2 && { maxMileage: pick([10_000, 25_000, 50_000, 75_000], n) }),
  ...(n % 7 === 3 && { minYear: 2012 + (n % 10) }),
}));
const searches: Wish[] = words.map((one) => ({ words: one, sort: 'newest', page: 1 }));

const get = (path: string): Asked => ({ path, method: 'GET' });
const post = (path: string, body: object, headers = {}): Asked => ({
  path,
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** A car as a seller enters it. `n` makes each different. */
const written = (n: number) => ({
  make: pick(makes, n),
  year: 1990 + (n % 36),
  price: 5_000 + (n % 300) * 250,
  mileage: (n * 37) % 150_000,
  colour: pick(['black', 'white', 'red', 'blue'], n),
  transmission: pick(['automatic', 'manual'], n),
  title: `A tidy one, number ${n}`,
  description: 'Kept by one owner since new and serviced on time. Comes with two keys and papers.',
});
const asRow = (n: number) => {
  const car = written(n);
  const searchText = [car.title, car.make, car.colour, car.description].join(' ');
  return { ...car, status: 'draft', seller_type: 'private', words: searchText };
};

export const waysToList: Record<Who, (wish: Wish) => string> = {
  Forecourt: ({ words: search, ...wish }) => {
    const filters = { ...wish, ...(search !== undefined && { search }), limit: pageSize };
    return `/api/cars.php?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString()}`;
  },
  'bare Node + pg': (wish) => `/cars?wish=${encodeURIComponent(JSON.stringify({ ...wish, sort: orders[wish.sort] }))}`,
  Payload: (wish) => {
    const query = new URLSearchParams({ depth: '0', limit: String(pageSize), page: String(wish.page) });
    query.set('sort', orders[wish.sort]);
    const operators = { _eq: 'equals', _gte: 'greater_than_equal', _lte: 'less_than_equal' };
    for (const [column, operator, value] of conditions(wish))
      query.set(`where[${column}][${operators[operator]}]`, value);
    if (wish.words) query.set('where[words][like]', wish.words);
    for (const column of cardColumns.slice(1)) query.set(`select[${column}]`, 'true');
    return `/api/cars?${query.toString()}`;
  },
  Directus: (wish) => {
    const query = new URLSearchParams({ limit: String(pageSize), page: String(wish.page), meta: 'filter_count' });
    query.set('sort', orders[wish.sort]);
    query.set('fields', cardColumns.join());
    const all: object[] = conditions(wish).map(([column, operator, value]) => ({ [column]: { [operator]: value } }));
    for (const word of wish.words?.split(' ') ?? []) all.push({ words: { _icontains: word } });
    query.set('filter', JSON.stringify({ _and: all }));
    return `/items/cars?${query.toString()}`;
  },
};

function conditions(wish: Wish): [column: string, operator: '_eq' | '_gte' | '_lte', value: string][] {
  const all = [
    ['status', '_eq', 'active'],
    ['make', '_eq', wish.make],
    ['body_class', '_eq', wish.bodyClass],
    ['seller_type', '_eq', wish.sellerType],
    ['year', '_gte', wish.minYear],
    ['price', '_lte', wish.maxPrice],
    ['mileage', '_lte', wish.maxMileage],
  ] as const;
  return all.flatMap(([column, operator, value]) => (value === undefined ? [] : [[column, operator, String(value)]]));
}

const waysToOne: Record<Who, string> = {
  Forecourt: '/api/cars.php?id=',
  'bare Node + pg': '/cars/',
  Payload: '/api/cars/',
  Directus: '/items/cars/',
};
const waysToCreate: Record<Exclude<Who, 'Forecourt'>, string> = {
  'bare Node + pg': '/cars',
  Payload: '/api/cars',
  Directus: '/items/cars',
};

export function questions(of: Who, kind: Kind, cars: number, sellers: readonly Seller[]): Asked[] {
  if (kind === 'list') return lists.map((wish) => get(waysToList[of](wish)));
  if (kind === 'search') return searches.map((wish) => get(waysToList[of](wish)));
  if (kind === 'car') return Array.from({ length: 500 }, (_, n) => get(`${waysToOne[of]}${1 + ((n * 7919) % cars)}`));
  return sellers.map(({ id, cookie }, n) =>
    of === 'Forecourt'
      ? post('/api/cars.php', { ...written(n), seller_id: id }, { cookie, 'x-acting-as': String(id) })
      : post(waysToCreate[of], asRow(n)),
  );
}
