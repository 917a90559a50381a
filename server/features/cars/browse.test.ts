import { bodyClasses } from '@forecourt/contract/catalogue/body-classes.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { mileageLimits, priceBands, sellerTypes, sorts } from '@forecourt/contract/cars/filter-values.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyMarket } from '../../testing/market.ts';
import { seededRandom } from '../../testing/random.ts';
import { startSite, type Site } from '../../testing/site.ts';

/** The list is asked with many filters and each answer compared with what filtering in plain sight gives. */
interface PlainCar {
  id: number;
  make: string;
  model: string;
  year: number;
  price: number;
  mileage: number | null;
  body_class: string;
  dealer_id: number | null;
  is_featured: boolean;
  views: number;
  published_at: Date;
}
type Filters = Sent<typeof contract.cars.list>;

const random = seededRandom(20261115);
const makes = ['Karin', 'Bravado', 'Pegassi', 'Home Built'];
const models = ['Sultan', 'Banshee', 'Zentorno', 'Sultan RS', '50% off_'];

let site: Site;
let all: PlainCar[];
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  const { id: sellerId } = await site.as('dealerOwner');
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', sellerId);
  ({ dealer_account_id: dealerId } = await seat.executeTakeFirstOrThrow());
  await addCars(500, sellerId);
  await sql`select fold_car_counts()`.execute(site.db);
  await addCars(100, sellerId);
  // Some leave again and some change after the counts were brought up to date.
  await sql`update cars set status = 'sold' where id % 9 = 0`.execute(site.db);
  await sql`update cars set price = price + 30000 where id % 7 = 0`.execute(site.db);
  await sql`delete from cars where id % 50 = 0`.execute(site.db);
  ({ rows: all } = await sql<PlainCar>`select * from cars where status = 'active'`.execute(site.db));
});
afterAll(() => site.close());

async function addCars(number: number, sellerId: number): Promise<void> {
  const columns = Array.from({ length: number }, () => ({
    seller_id: sellerId,
    dealer_id: random.chance(0.5) ? dealerId : null,
    status: 'active',
    make: random.pick(makes),
    model: random.pick(models),
    year: 2015 + random.below(12),
    price: random.pick([24_999, 25_000, 49_999, 50_000, 75_000, 99_999, 100_000, 1 + random.below(200_000)]),
    mileage: random.chance(0.1) ? null : random.pick([0, 10_000, 10_001, 100_000, 100_001, random.below(150_000)]),
    body_class: random.pick(bodyClasses),
    description: 'A car',
    original_price: 300_000,
    is_featured: random.chance(0.05),
    views: random.below(50),
    published_at: new Date(Date.now() - random.below(1_000_000) * 1000),
    expires_at: new Date(Date.now() + 86_400_000),
  })).map((car) => ({ ...car, featured_until: car.is_featured ? car.expires_at : null }));
  await site.db.insertInto('cars').values(columns).execute();
}

const matches = (car: PlainCar, filters: Filters): boolean =>
  (filters.make === undefined || car.make === filters.make) &&
  (filters.model === undefined || car.model.toLowerCase().includes(filters.model.toLowerCase())) &&
  (filters.bodyClass === undefined || car.body_class === filters.bodyClass) &&
  (filters.sellerType === undefined || (car.dealer_id !== null) === (filters.sellerType === 'dealer')) &&
  (filters.year === undefined || car.year === filters.year) &&
  (filters.minYear === undefined || car.year >= filters.minYear) &&
  (filters.maxYear === undefined || car.year <= filters.maxYear) &&
  (filters.minPrice === undefined || car.price >= filters.minPrice) &&
  (filters.maxPrice === undefined || car.price <= filters.maxPrice) &&
  (filters.maxMileage === undefined || (car.mileage !== null && car.mileage <= filters.maxMileage)) &&
  (filters.priceBand === undefined || bandOf(car.price) === filters.priceBand);

const bandOf = (price: number) =>
  priceBands.find(({ min, below }) => price >= min && (below === null || price < below))!.key;

const orders: Record<string, (one: PlainCar, other: PlainCar) => number> = {
  newest: (one, other) => other.published_at.getTime() - one.published_at.getTime(),
  price_low: (one, other) => one.price - other.price,
  price_high: (one, other) => other.price - one.price,
  mileage_low: (one, other) => (one.mileage ?? Infinity) - (other.mileage ?? Infinity) || 0,
  year_new: (one, other) => other.year - one.year,
  year_old: (one, other) => one.year - other.year,
  most_viewed: (one, other) => other.views - one.views,
};

function randomFilters(): Filters {
  const maybe = <K extends keyof Filters>(key: K, value: Filters[K], probability = 0.3) =>
    random.chance(probability) ? { [key]: value } : {};
  return {
    ...maybe('make', random.pick([...makes, 'Nobody'])),
    ...maybe('model', random.pick(['sult', 'SULTAN RS', 'zen', '%', '_', '\\']), 0.15),
    ...maybe('bodyClass', random.pick(bodyClasses), 0.15),
    ...maybe('sellerType', random.pick(sellerTypes)),
    ...maybe('year', 2014 + random.below(14), 0.15),
    ...maybe('minYear', 2014 + random.below(10), 0.15),
    ...maybe('maxYear', 2018 + random.below(10), 0.15),
    ...maybe('priceBand', random.pick(priceBands).key, 0.25),
    ...maybe('minPrice', random.below(100_000), 0.1),
    ...maybe('maxPrice', random.below(200_000), 0.1),
    ...maybe('maxMileage', random.pick([...mileageLimits, 33_333]), 0.25),
  };
}

const tally = (cars: PlainCar[], value: (car: PlainCar) => string | number) =>
  Object.fromEntries([...Map.groupBy(cars, (car) => String(value(car)))].map(([key, group]) => [key, group.length]));

/** With the one filter gone and the others as they are. */
const but = (filters: Filters, ...gone: (keyof Filters)[]) =>
  all.filter((car) => matches(car, { ...filters, ...Object.fromEntries(gone.map((key) => [key, undefined])) }));

function expectedCounts(filters: Filters) {
  const within = but(filters, 'maxMileage');
  const limits = mileageLimits.filter((limit, index) =>
    within.some(({ mileage }) => mileage !== null && mileage <= limit && mileage > (mileageLimits[index - 1] ?? -1)),
  );
  return {
    make: tally(but(filters, 'make'), ({ make }) => make),
    bodyClass: tally(but(filters, 'bodyClass'), ({ body_class }) => body_class),
    year: tally(but(filters, 'year', 'minYear', 'maxYear'), ({ year }) => year),
    sellerType: tally(but(filters, 'sellerType'), ({ dealer_id }) => (dealer_id === null ? 'private' : 'dealer')),
    priceBand: tally(but(filters, 'priceBand', 'minPrice', 'maxPrice'), ({ price }) => bandOf(price)),
    maxMileage: Object.fromEntries(
      limits.map((limit) => [limit, within.filter(({ mileage }) => mileage !== null && mileage <= limit).length]),
    ),
  };
}

test('two hundred and fifty lists with totals and counts are what filtering in plain sight gives', async () => {
  const { api } = site.visitor();
  for (let asked = 0; asked < 250; asked++) {
    const filters = randomFilters();
    const sort = random.pick(sorts.filter((one) => one !== 'best_match'));
    const page = random.pick([1, 1, 2, 3]);
    const expected = all
      .filter((car) => matches(car, filters))
      .toSorted((one, other) => Number(other.is_featured) - Number(one.is_featured) || orders[sort]!(one, other));
    const answer = await api.cars.list({ ...filters, sort, page, limit: 20, counts: true });
    const context = JSON.stringify({ filters, sort, page });
    expect(answer.total, context).toBe(expected.length);
    expect(answer.featured_total, context).toBe(expected.filter(({ is_featured }) => is_featured).length);
    expect(answer.counts, context).toEqual(expectedCounts(filters));
    // Equals stand in any order among each other, so what they are sorted by is compared.
    const key = ({ id }: { id: number }) => {
      const car = all.find((one) => one.id === id)!;
      return [car.is_featured, { ...car, newest: car.published_at.getTime() }[sortKeys[sort]!]];
    };
    expect(answer.cars.map(key), context).toEqual(expected.slice((page - 1) * 20, page * 20).map(key));
  }
});

const sortKeys: Record<string, 'newest' | 'price' | 'mileage' | 'year' | 'views'> = {
  newest: 'newest',
  price_low: 'price',
  price_high: 'price',
  mileage_low: 'mileage',
  year_new: 'year',
  year_old: 'year',
  most_viewed: 'views',
};

test('no car is on two pages, and all pages together are all cars', async () => {
  const { api } = site.visitor();
  const seen: number[] = [];
  for (let page = 1; ; page++) {
    const { cars, pages } = await api.cars.list({ page, limit: 50, sort: 'year_new' });
    seen.push(...cars.map(({ id }) => id));
    if (page === pages) break;
  }
  expect(seen.toSorted((one, other) => one - other)).toEqual(
    all.map(({ id }) => id).toSorted((one, other) => one - other),
  );
});

describe('limits', () => {
  test.each([{ page: 401 }, { limit: 101 }, { sort: 'random' }, { minPrice: -1 }, { year: 'x' }, { status: 'draft' }])(
    '%j is refused with a field',
    async (bad) => {
      const query = Object.entries(bad).map(([field, value]) => `${field}=${value}`);
      const response = await site.visitor().browser.fetch(`/api/cars.php?${query.join('&')}`);
      expect([response.status, Object.keys(((await response.json()) as { fields: object }).fields)]).toEqual([
        400,
        Object.keys(bad),
      ]);
    },
  );
});
