import { bodyClasses } from '@forecourt/contract/catalogue/body-classes.ts';
import { colours, drives, features, fuels, transmissions } from '@forecourt/contract/cars/car-facts.ts';
import { conditions, mileageLimits, priceBands, sellerTypes, sorts } from '@forecourt/contract/cars/filter-values.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emptyMarket } from '../../../testing/market.ts';
import { seededRandom } from '../../../testing/random.ts';
import { startSite, type Site } from '../../../testing/site.ts';
import {
  expectedCounts,
  matches,
  orders,
  valueOf,
  type Filters,
  type PlainCar,
} from '../../../testing/plain-filtering.ts';
import { lookUpPage } from './look-up-page.ts';

/** Runs many filter combinations and compares each result with plain filtering in memory. */
const random = seededRandom(20261115);
const makes = ['Karin', 'Bravado', 'Pegassi', 'Home Built'];
const models = ['Sultan', 'Banshee', 'Zentorno', 'Sultan RS', '50% off_'];

let site: Site;
let all: PlainCar[];
let dealerId: number;
let midnight: Date;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const { id: sellerId } = await site.as('dealerOwner');
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', sellerId);
  ({ dealer_account_id: dealerId } = await seat.executeTakeFirstOrThrow());
  await addCars(500, sellerId);
  await sql`select fold_car_counts()`.execute(site.db);
  await addCars(100, sellerId);
  // Some cars are sold and some change after the counts were updated.
  await sql`update cars set status = 'sold' where id % 9 = 0`.execute(site.db);
  await sql`update cars set price = price + 30000, colour = 'pink', fuel = null where id % 7 = 0`.execute(site.db);
  await sql`delete from cars where id % 50 = 0`.execute(site.db);
  ({ rows: all } = await sql<PlainCar>`select * from cars where status = 'active'`.execute(site.db));
});
afterAll(() => site.close());

async function addCars(number: number, sellerId: number): Promise<void> {
  const maybe = <T>(value: T) => (random.chance(0.2) ? null : value);
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
    original_price: random.pick([1, 300_000]),
    transmission: maybe(random.pick(transmissions)),
    fuel: maybe(random.pick(fuels)),
    drive: maybe(random.pick(drives)),
    colour: maybe(random.pick(colours)),
    features: random.chance(0.5) ? [] : [random.pick(conditions), random.pick(features), random.pick(conditions)],
    engine_upgrade: maybe(random.below(5)),
    brake_upgrade: maybe(random.below(5)),
    transmission_upgrade: maybe(random.below(5)),
    armour: maybe(random.below(6)),
    has_turbo: maybe(random.chance(0.5)),
    open_to_trade: random.chance(0.3),
    is_featured: random.chance(0.05),
    views: random.below(50),
    published_at: new Date(midnight.getTime() - (random.chance(0.2) ? -1000 : random.below(1_000_000) * 1000)),
    expires_at: new Date(Date.now() + 30 * 86_400_000),
  }))
    .map((car) => ({ ...car, original_price: Math.max(car.original_price, car.price) }))
    .map((car) => ({ ...car, featured_until: car.is_featured ? car.expires_at : null }));
  await site.db.insertInto('cars').values(columns).execute();
}

function randomFilters(): Filters {
  const maybe = <K extends keyof Filters>(key: K, value: Filters[K], probability = 0.3) =>
    random.chance(probability) ? { [key]: value } : {};
  /** One choice, or several. */
  const some = <T>(choices: readonly T[]) =>
    random.chance(0.4) ? random.pick(choices) : [random.pick(choices), random.pick(choices), random.pick(choices)];
  return {
    ...maybe('make', some([...makes, 'Nobody'])),
    ...maybe('notMake', some(makes), 0.08),
    ...maybe('model', random.pick(['sult', 'SULTAN RS', 'zen', '%', '_', '\\']), 0.1),
    ...maybe('models', some(models), 0.15),
    ...maybe('notModels', some(models), 0.08),
    ...maybe('bodyClass', some(bodyClasses), 0.15),
    ...maybe('notBodyClass', some(bodyClasses), 0.1),
    ...maybe('sellerType', random.pick(sellerTypes)),
    ...maybe('year', 2014 + random.below(14), 0.1),
    ...maybe('minYear', 2014 + random.below(10), 0.1),
    ...maybe('maxYear', 2018 + random.below(10), 0.1),
    ...maybe('priceBand', random.pick(priceBands).key, 0.2),
    ...maybe('minPrice', random.below(100_000), 0.1),
    ...maybe('maxPrice', random.below(200_000), 0.1),
    ...maybe('maxMileage', random.pick([...mileageLimits, 33_333]), 0.2),
    ...maybe('transmission', some(transmissions), 0.12),
    ...maybe('notTransmission', some(transmissions), 0.04),
    ...maybe('fuel', some(fuels), 0.12),
    ...maybe('notFuel', some(fuels), 0.08),
    ...maybe('drive', some(drives), 0.12),
    ...maybe('notDrive', some(drives), 0.05),
    ...maybe('colour', some(colours), 0.1),
    ...maybe('notColour', some(colours), 0.1),
    ...maybe('condition', some(conditions), 0.1),
    ...maybe('minEngine', 1 + random.below(4), 0.06),
    ...maybe('minBrakes', 1 + random.below(4), 0.06),
    ...maybe('minGearbox', 1 + random.below(4), 0.06),
    ...maybe('minArmour', 1 + random.below(5), 0.06),
    ...maybe('hasTurbo', true, 0.08),
    ...maybe('openToTrade', true, 0.08),
    ...maybe('priceLowered', true, 0.1),
    ...maybe('listedToday', true, 0.08),
  };
}

test('250 lists with totals and counts match plain filtering', async () => {
  const { api } = site.visitor();
  let hits = 0;
  for (let asked = 0; asked < 250; asked++) {
    // Folds the changes halfway through. Cached results must be the same before and after.
    if (asked === 125) await sql`select fold_car_counts()`.execute(site.db);
    const filters = randomFilters();
    const sort = random.pick(sorts.filter((one) => one !== 'best_match'));
    const page = random.pick([1, 1, 2, 3]);
    const isUsual = sort === 'newest';
    const expected = all
      .filter((car) => matches(car, filters, midnight))
      .toSorted(
        (one, other) =>
          (isUsual ? Number(other.is_featured) - Number(one.is_featured) : 0) || orders[sort]!(one, other),
      );
    if (expected.length > 0) hits += 1;
    const answer = await api.cars.list({ ...filters, sort, page, limit: 20, counts: true });
    const context = JSON.stringify({ filters, sort, page });
    expect(answer.total, context).toBe(expected.length);
    expect(answer.featured_total, context).toBe(expected.filter(({ is_featured }) => is_featured).length);
    expect(answer.counts, context).toEqual(expectedCounts(all, filters, midnight));
    // Ties can appear in any order, so this compares sort keys.
    const key = ({ id }: { id: number }) => {
      const car = all.find((one) => one.id === id)!;
      return [isUsual && car.is_featured, valueOf(car, sort)];
    };
    const shown = expected.slice((page - 1) * 20, page * 20);
    expect(answer.cars.map(key), context).toEqual(shown.map(key));
    // The featured cars above other sort orders must match and must not be on the page itself.
    const ids = new Set(answer.cars.map(({ id }) => id));
    const others = expected.filter(({ id, is_featured }) => is_featured && !ids.has(id)).length;
    expect(answer.featured_above.length, context).toBe(isUsual || page > 1 ? 0 : Math.min(3, others));
    expect(answer.featured_above.every(({ id, featured_status }) => featured_status === 'active' && !ids.has(id))).toBe(
      true,
    );
  }
  // If most searches found nothing, the test would prove little.
  expect(hits).toBeGreaterThan(120);
});

test('cars folded in between reading the bitmaps and reading the cars are on the page', async () => {
  const { id, price } = all.find(({ is_featured }) => is_featured)!;
  const change = (to: number) => sql`update cars set price = ${to} where id = ${id}`.execute(site.db);
  await change(1_234_567);
  onTestFinished(async () => void (await change(price)));
  const wanted = { minPrice: 1_234_567 } as const;
  let statements = 0;
  const amid = site.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (++statements === 1) await sql`select fold_car_counts()`.execute(site.db);
      return result;
    },
  });
  const options = { wanted, status: 'active', sort: 'price_high', page: 1, limit: 20, withCounts: false } as const;
  const { cars, featured } = await lookUpPage(amid, options);
  expect([(JSON.parse(cars) as { id: number }[]).map((car) => car.id), featured]).toEqual([[id], 1]);
  expect(statements).toBe(4);
});

test('bitmap matches are read once between two folds, and changes in between are still seen', async () => {
  const { id, price } = all[0]!;
  const change = (to: number) => sql`update cars set price = ${to} where id = ${id}`.execute(site.db);
  const fold = () => sql`select fold_car_counts()`.execute(site.db);
  let statements = 0;
  const counting = site.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const options = {
    wanted: { minPrice: 1_234_568 },
    status: 'active',
    sort: 'price_high',
    page: 1,
    limit: 20,
    withCounts: false,
  } as const;
  const look = async () => {
    statements = 0;
    const { cars } = await lookUpPage(counting, options);
    return { found: (JSON.parse(cars) as { id: number }[]).map((car) => car.id), statements };
  };
  onTestFinished(async () => {
    await change(price);
    await fold();
  });
  expect(await look()).toEqual({ found: [], statements: 2 });
  expect(await look()).toEqual({ found: [], statements: 1 });
  await change(1_234_568);
  expect(await look()).toEqual({ found: [id], statements: 1 });
  await fold();
  expect(await look()).toEqual({ found: [id], statements: 3 });
  expect(await look()).toEqual({ found: [id], statements: 1 });
  await change(price);
  expect(await look()).toEqual({ found: [], statements: 1 });
});

test('a repeated query gives fresh results after every change, before and after the fold', async () => {
  const { api } = site.visitor();
  const asked = { fuel: 'diesel' as const, counts: true };
  const ask = async () => {
    const { total, counts } = await api.cars.list(asked);
    return [total, counts?.colour.gold ?? 0, counts?.fuel.diesel];
  };
  const [total = 0, gold = 0] = await ask();
  expect(await ask()).toEqual([total, gold, total]);
  const { id } = all.find(({ fuel, colour }) => fuel === 'diesel' && colour === 'gold')!;
  for (const [fuel, by] of [
    ['hybrid', 1],
    ['diesel', 0],
  ] as const) {
    await sql`update cars set fuel = ${fuel} where id = ${id}`.execute(site.db);
    expect(await ask()).toEqual([total - by, gold - by, total - by]);
    await sql`select fold_car_counts()`.execute(site.db);
    expect(await ask()).toEqual([total - by, gold - by, total - by]);
  }
});

test('a fold does not change the response', async () => {
  const text = async (query: string) => (await fetch(`${site.url}/api/cars.php?counts=true&limit=1${query}`)).text();
  const answers = () => Promise.all(['', '&minPrice=1001'].map(text));
  const fold = () => sql`select fold_car_counts()`.execute(site.db);
  const white = all.filter(({ colour }) => colour === 'white').map(({ id }) => id);
  const paint = (ids: number[], colour: string | null) =>
    sql`update cars set colour = ${colour} where id = any (${ids})`.execute(site.db);
  onTestFinished(async () => {
    await paint(white, 'white');
    await fold();
  });
  await paint(white, null);
  await fold();
  // The first white car since the fold is known from the pending changes only, and later from the bitmaps.
  await paint(white.slice(0, 1), 'white');
  const before = await answers();
  expect(before[0]).toContain('"white":1');
  await fold();
  expect(await answers()).toEqual(before);
});

test('counts have the same text, however PostgreSQL collects them', async () => {
  const { id, colour } = all.find((car) => car.colour !== 'white')!;
  const paint = (to: string | null) => sql`update cars set colour = ${to} where id = ${id}`.execute(site.db);
  const gather = (how: string) =>
    sql`alter function count_cars(text, text[], smallint[], text[], text[], integer[], text[]) ${sql.raw(how)}`.execute(
      site.db,
    );
  onTestFinished(async () => {
    await gather('reset enable_hashagg');
    await gather('reset enable_sort');
    await paint(colour);
  });
  const counts = async (how: string) => {
    await gather(how);
    // Changes the colour and back. The market is the same again, but no earlier count may be reused.
    await paint('white');
    await paint(colour);
    const answer = await fetch(`${site.url}/api/cars.php?counts=true&limit=1`);
    return JSON.stringify(((await answer.json()) as { counts: object }).counts);
  };
  const hashed = await counts('set enable_sort = off');
  await gather('reset enable_sort');
  expect(await counts('set enable_hashagg = off')).toBe(hashed);
});

test('no car is on two pages, and all pages together contain all cars', async () => {
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

test('for an empty result, dropping each single filter finds as many cars as plain filtering', async () => {
  const { api } = site.visitor();
  const asked = { make: 'Karin', models: 'Banshee', colour: 'gold', minPrice: 199_990, hasTurbo: true } as const;
  const { total } = await api.cars.list(asked);
  expect(total).toBe(0);
  const { without, cars } = await api.cars.nearest(asked);
  const expected = Object.keys(asked).flatMap((name) => {
    const kept = Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name));
    const found = all.filter((car) => matches(car, kept, midnight)).length;
    return found > 0 ? [[name, found]] : [];
  });
  expect(Object.fromEntries(without.map((one) => [one.filters[0], one.cars]))).toEqual(Object.fromEntries(expected));
  expect(cars.length).toBeGreaterThan(0);
});

describe('limits', () => {
  test.each([
    { page: 401 },
    { limit: 101 },
    { sort: 'random' },
    { minPrice: -1 },
    { year: 'x' },
    { status: 'draft' },
    { fuel: 'steam' },
    { hasTurbo: 'false' },
    { minArmour: 6 },
  ])('%j is refused with a field error', async (bad) => {
    const query = Object.entries(bad).map(([field, value]) => `${field}=${value}`);
    const response = await site.visitor().browser.fetch(`/api/cars.php?${query.join('&')}`);
    expect([response.status, Object.keys(((await response.json()) as { fields: object }).fields)]).toEqual([
      400,
      Object.keys(bad),
    ]);
  });
});
