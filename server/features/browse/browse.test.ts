import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { colours, drives, features, fuels, seatNumbers, transmissions } from '@forecourt/contract/cars/car-facts.ts';
import {
  conditions,
  deals,
  isReversed,
  mileageLimits,
  priceBands,
  sellerTypes,
  sorts,
} from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { dealOrder, ratingColumns, withWorth } from '../../database/worth.sql.ts';
import { rateModels } from '../../../testing/guide.ts';
import { emptyMarket } from '../../../testing/market.ts';
import { seededRandom } from '../../../testing/random.ts';
import { siteForThisTest, startSite, type Site } from '../../../testing/site.ts';
import {
  expectedCounts,
  matches,
  orders,
  valueOf,
  type Filters,
  type PlainCar,
} from '../../../testing/plain-filtering.ts';

/** Runs many filter combinations and compares each result with plain filtering in memory. */
const random = seededRandom(20261115);
const makes = ['Karin', 'Bravado', 'Pegassi', 'Home Built'];
const places = [
  { area: 'Sandy Shores', region: 'Blaine County – Desert' },
  { area: 'Harmony', region: 'Blaine County – Desert' },
  { area: 'Davis', region: 'Los Santos – South' },
  { area: 'Paleto Bay', region: 'Blaine County – North' },
];
const noPlace = { area: null, region: null };
const areas = places.map(({ area }) => area);
const regions = places.map(({ region }) => region);
const models = ['Sultan', 'Banshee', 'Zentorno', 'Sultan RS', '50% off_'];

let site: Site;
let all: PlainCar[];
let dealerId: number;
let modelIds: Map<string, number>;
let midnight: Date;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const { id: sellerId } = await site.as('dealerOwner');
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', sellerId);
  ({ dealer_account_id: dealerId } = await seat.executeTakeFirstOrThrow());
  await sql`update car_models set seats = 1 + length(display_name) % 9`.execute(site.db);
  const named = await site.db.selectFrom('car_models').select(['id', 'display_name']).execute();
  modelIds = new Map(named.map(({ id, display_name }) => [display_name, id]));
  await rateModels(site, 60_000, sql`display_name in ('Sultan', 'Banshee')`);
  await addCars(500, sellerId);
  // From here on the index of the market follows the changes.
  await site.visitor().api.cars.list({});
  await addCars(100, sellerId);
  await rateModels(site, 90_000, sql`display_name in ('Banshee', 'Zentorno')`);
  await sql`update cars set status = 'sold' where id % 9 = 0`.execute(site.db);
  await sql`update cars set price = price + 30000, colour = 'pink', fuel = null where id % 7 = 0`.execute(site.db);
  await sql`delete from cars where id % 50 = 0`.execute(site.db);
  ({ rows: all } = await sql<PlainCar>`
    select cars.*, seats, ${ratingColumns} from cars left join car_models on car_models.id = model_id ${withWorth}
    where status = 'active'`.execute(site.db));
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
    ...random.pick([...places, noPlace]),
    features: random.chance(0.5) ? [] : [random.pick(conditions), random.pick(features), random.pick(conditions)],
    engine_upgrade: maybe(random.below(5)),
    brake_upgrade: maybe(random.below(5)),
    transmission_upgrade: maybe(random.below(5)),
    armour: maybe(random.below(6)),
    has_turbo: maybe(random.chance(0.5)),
    open_to_trade: random.chance(0.3),
    accepts_offers: random.chance(0.6),
    is_featured: random.chance(0.05),
    views: random.below(50),
    published_at: new Date(midnight.getTime() - (random.chance(0.2) ? -1000 : random.below(1_000_000) * 1000)),
    expires_at: new Date(Date.now() + 30 * 86_400_000),
  }))
    .map((car) => ({ ...car, original_price: Math.max(car.original_price, car.price) }))
    .map((car) => ({ ...car, featured_until: car.is_featured ? car.expires_at : null }))
    .map((car) => ({ ...car, model_id: maybe(modelIds.get(car.model) ?? null) }));
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
    ...maybe('deal', some(deals), 0.12),
    ...maybe('notDeal', some(deals), 0.06),
    ...maybe('seats', some(seatNumbers), 0.1),
    ...maybe('notSeats', some(seatNumbers), 0.1),
    ...maybe('area', some(areas), 0.1),
    ...maybe('notArea', some(areas), 0.08),
    ...maybe('region', some(regions), 0.1),
    ...maybe('notRegion', some(regions), 0.08),
    ...maybe('condition', some(conditions), 0.1),
    ...maybe('minEngine', 1 + random.below(4), 0.06),
    ...maybe('minBrakes', 1 + random.below(4), 0.06),
    ...maybe('minGearbox', 1 + random.below(4), 0.06),
    ...maybe('minArmour', 1 + random.below(5), 0.06),
    ...maybe('hasTurbo', true, 0.08),
    ...maybe('openToTrade', true, 0.08),
    ...maybe('acceptsOffers', true, 0.12),
    ...maybe('priceLowered', true, 0.1),
    ...maybe('listedToday', true, 0.08),
  };
}

/** Reversed ranges are refused. */
function inOrder(filters: Filters): Filters {
  const { minYear, maxYear, minPrice, maxPrice } = filters;
  return {
    ...filters,
    ...(isReversed(minYear, maxYear) && { minYear: maxYear, maxYear: minYear }),
    ...(isReversed(minPrice, maxPrice) && { minPrice: maxPrice, maxPrice: minPrice }),
  };
}

test('250 lists with totals and counts match plain filtering', async () => {
  const { api } = site.visitor();
  let hits = 0;
  for (let asked = 0; asked < 250; asked++) {
    const filters = inOrder(randomFilters());
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

test('a repeated query gives fresh results after every change', async () => {
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
    for (const _ of [1, 2]) expect(await ask()).toEqual([total - by, gold - by, total - by]);
  }
});

test('two processes send the same bytes, whichever values each met first', async () => {
  const { id, colour } = all.find((car) => car.colour !== 'white')!;
  const paint = (to: string | null) => sql`update cars set colour = ${to} where id = ${id}`.execute(site.db);
  const text = async ({ url }: Site) => (await fetch(`${url}/api/cars.php?counts=true&limit=1`)).text();
  onTestFinished(async () => void (await paint(colour)));
  await paint('a colour of old');
  const before = await text(site);
  await paint(colour);
  const other = await siteForThisTest({ on: site.database });
  const answer = await text(other);
  expect(answer).not.toBe(before);
  expect(await text(site)).toBe(answer);
});

test.each(sorts.filter((one) => one !== 'best_match'))('%s lists cars as PostgreSQL sorts them', async (sort) => {
  const { api } = site.visitor();
  const sorted: Record<typeof sort, [key: string | RawBuilder<unknown>, direction: string]> = {
    newest: ['published_at', 'desc'],
    longest_listed: ['published_at', 'asc'],
    price_low: ['price', 'asc'],
    price_high: ['price', 'desc'],
    price_drop: ['original_price - price', 'desc'],
    best_deal: [dealOrder, 'asc'],
    mileage_low: ['mileage', 'asc'],
    year_new: ['year', 'desc'],
    year_old: ['year', 'asc'],
    most_viewed: ['views', 'desc'],
  };
  const [key, direction] = sorted[sort];
  const { rows } = await sql<{ id: number }>`
    select id from cars where status = 'active' and transmission = 'manual'
    order by ${sql.raw(sort === 'newest' ? 'is_featured desc, ' : '')}
      ${typeof key === 'string' ? sql.raw(key) : key} ${sql.raw(direction)}, id ${sql.raw(direction)}
  `.execute(site.db);
  const seen: number[] = [];
  for (let page = 1; page === 1 || seen.length === (page - 1) * 30; page++) {
    const { cars } = await api.cars.list({ transmission: 'manual', sort, page, limit: 30 });
    if (cars.length === 0) break;
    seen.push(...cars.map(({ id }) => id));
  }
  expect(seen).toEqual(rows.map(({ id }) => id));
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
