import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { colours } from '@forecourt/contract/cars/car-facts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ratingColumns, withWorth } from '../../../database/worth.sql.ts';
import { emptyMarket, listed } from '../../../../testing/market.ts';
import { expectedCounts, type PlainCar } from '../../../../testing/plain-filtering.ts';
import { seededRandom } from '../../../../testing/random.ts';
import { siteForThisTest, startSite, type Site } from '../../../../testing/site.ts';
import { marketOf } from './market.ts';

/** Two processes of one site, each with its own index of the market. */
let [site, other]: Site[] = [];
let seller: number;
beforeAll(async () => {
  site = await startSite();
  other = await startSite({ on: site.database });
  ({ id: seller } = await site.as('member'));
});
afterAll(async () => {
  await other!.close();
  await site!.close();
});
beforeEach(() => emptyMarket(site!));

const undone = new Error('undone');
/** Rethrows any other error. */
const unless = (expected: Error) => (error: unknown) => {
  if (error !== expected) throw error;
};

const fill = (number: number) =>
  sql`insert into cars (seller_id, status, make, model, year, price, mileage, description, body_class, original_price, published_at, expires_at)
    select ${seller}, 'active', 'Make ' || n % 7, 'M', 2010 + n % 17, 1000 + n * 300, n * 400, 'x', 'Sports', 1000 + n * 300, now(), now() + interval '1 day'
    from generate_series(1, ${number}::int) as n`.execute(site!.db);
const idsNow = async () => (await sql<{ id: number }>`select id from cars order by id`.execute(site!.db)).rows;
const priceIs = (id: number, price: number, db = site!.db) =>
  sql`update cars set price = ${price}, original_price = ${price} where id = ${id}`.execute(db);
const costing = async (price: number, asked = site!) =>
  (await asked.visitor().api.cars.list({ minPrice: price, maxPrice: price })).cars.map(({ id }) => id);

test('after thousands of changes at once both processes list and count what plain filtering does', async () => {
  await fill(200);
  const cars = await idsNow();
  const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const changing = new AbortController();
  const change = async (seed: number) => {
    const random = seededRandom(seed);
    for (let made = 0; made < 150; made++) {
      const { id } = random.pick(cars);
      const isRolledBack = random.chance(0.2);
      const given = site!.db.transaction().execute(async (tx) => {
        await sql`update cars set status = ${random.pick(['active', 'active', 'reserved', 'expired', 'flagged'])},
          price = ${1 + random.below(150_000)}, mileage = ${random.chance(0.1) ? null : random.below(150_000)},
          year = ${2010 + random.below(17)}, body_class = ${random.pick(bodyClasses)}, colour = ${random.pick(colours)},
          make = ${`Make ${random.below(7)}`}, is_hidden = ${random.chance(0.1)} where id = ${id}`.execute(tx);
        if (isRolledBack) throw undone;
        if (random.chance(0.02)) await sql`delete from cars where id = ${id}`.execute(tx);
      });
      await given.catch(unless(undone));
    }
  };
  const look = async (asked: Site) => {
    while (!changing.signal.aborted) await asked.visitor().api.cars.list({ counts: true, make: 'Make 1' });
  };
  const looking = [look(site!), look(other!)];
  await Promise.all([1, 2, 3, 4].map(change));
  changing.abort();
  await Promise.all(looking);
  const { rows: all } = await sql<PlainCar>`
    select cars.*, seats, ${ratingColumns} from cars left join car_models on car_models.id = model_id ${withWorth}
    where status = 'active' and not cars.is_hidden`.execute(site!.db);
  expect(all.length).toBeGreaterThan(50);
  for (const asked of [site!, other!])
    for (const filters of [{}, { make: ['Make 1', 'Make 2'] }, { colour: 'red' as const, maxPrice: 90_000 }]) {
      const { total, counts } = await asked.visitor().api.cars.list({ ...filters, counts: true });
      expect(counts).toEqual(expectedCounts(all, filters, midnight));
      expect(total).toBe(Object.values(counts!.sellerType).reduce((sum, cars) => sum + cars, 0));
    }
});

test('a change that is committed after a later one is seen, and one that is rolled back is not', async () => {
  await fill(2);
  const [slow, quick] = await idsNow();
  expect(await costing(77_001)).toEqual([]);
  for (const isUndone of [true, false]) {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = site!.db.transaction().execute(async (tx) => {
      await priceIs(slow!.id, 77_001, tx);
      begin();
      await mayEnd;
      if (isUndone) throw undone;
    });
    await begun;
    await priceIs(quick!.id, isUndone ? 77_002 : 77_003);
    expect(await costing(isUndone ? 77_002 : 77_003)).toEqual([quick!.id]);
    expect(await costing(77_001)).toEqual([]);
    end();
    await first.catch(unless(undone));
    expect(await costing(77_001)).toEqual(isUndone ? [] : [slow!.id]);
    expect(await costing(77_001, other)).toEqual(isUndone ? [] : [slow!.id]);
  }
});

test('a process that hears no announcement still lists every change of another', async () => {
  const mara = await site!.as('member');
  const id = await listed(mara, { price: 41_000 });
  const deaf = await siteForThisTest({ on: site!.database });
  expect(await costing(41_000, deaf)).toEqual([id]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'forecourt live%' and datname = current_database()`.execute(site!.db);
  for (const price of [41_500, 42_000]) {
    await mara.api.cars.update({ id, price });
    expect([await costing(price, deaf), await costing(41_000, deaf)]).toEqual([[id], []]);
  }
});

test('the cars are read again after a load without triggers', async () => {
  await fill(3);
  const { api } = site!.visitor();
  expect((await api.cars.list({})).total).toBe(3);
  await site!.db.transaction().execute(async (tx) => {
    await sql`alter table cars disable trigger user`.execute(tx);
    await sql`update cars set price = 55_555`.execute(tx);
    await sql`alter table cars enable trigger user`.execute(tx);
    await sql`select recount_cars()`.execute(tx);
  });
  expect((await costing(55_555)).length).toBe(3);
});

test('transactions of the PostgreSQL that a backup came from are not new forever', async () => {
  await fill(1);
  const [car] = await idsNow();
  await sql`insert into car_changes values (${car!.id}, '99999999999') on conflict (car_id) do update set xid = excluded.xid`.execute(
    site!.db,
  );
  const restored = await siteForThisTest({ on: site!.database });
  expect((await restored.visitor().api.cars.list({})).total).toBe(1);
  const { rows } = await sql`select from car_changes where xid = '99999999999'`.execute(site!.db);
  expect(rows).toEqual([]);
});

test('answers are kept until a change, and a request that fails leaves nothing behind', async () => {
  await fill(2);
  const market = marketOf(site!.db);
  await site!.visitor().api.cars.list({});
  const kept = market.answers();
  expect(kept.size).toBe(1);
  await site!.visitor().api.cars.list({});
  expect(market.answers()).toBe(kept);
  await sql`alter table car_changes rename to car_changes_away`.execute(site!.db);
  await expect(site!.visitor().api.cars.list({})).rejects.toThrow();
  await sql`alter table car_changes_away rename to car_changes`.execute(site!.db);
  const [car] = await idsNow();
  await priceIs(car!.id, 88_888);
  expect(await costing(88_888)).toEqual([car!.id]);
  expect(market.answers()).not.toBe(kept);
});
