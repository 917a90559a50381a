import { deals } from '@forecourt/contract/cars/filter-values.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ratingColumns, withWorth } from '../../../database/worth.sql.ts';
import { rateModels } from '../../../../testing/guide.ts';
import { emptyMarket } from '../../../../testing/market.ts';
import { seededRandom } from '../../../../testing/random.ts';
import { siteForThisTest, startSite, type Site } from '../../../../testing/site.ts';

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

const names = ['Sultan', 'Banshee', 'Zentorno', 'Futo', 'Kuruma'];
const named = (name: string) => sql`display_name = ${name}`;
const allNamed = sql`display_name = any (${sql.val(names)}::text[])`;

/** Cars of these models, and of one that isn't in the catalogue. */
const fill = (number: number) =>
  sql`insert into cars (seller_id, status, make, model, model_id, year, price, mileage, description, body_class, original_price, published_at, expires_at)
    select ${seller}, 'active', 'Karin', coalesce(name, 'Own'), (select min(id) from car_models where display_name = name),
      2010 + n % 17, 20000 + n * 7919 % 80000, n * 400, 'x', 'Sports', 200000, now(), now() + interval '1 day'
    from generate_series(1, ${number}::int) as n, lateral (select (${sql.val(names)}::text[])[n % 6 + 1] as name) as model`.execute(
    site!.db,
  );

interface RatedCar {
  id: number;
  deal: (typeof deals)[number] | null;
  price_ratio: number | null;
}
const inDatabase = async () =>
  (
    await sql<RatedCar>`
      select cars.id, ${ratingColumns} from cars ${withWorth} where status = 'active' and not is_hidden order by cars.id`.execute(
      site!.db,
    )
  ).rows;
const idsOf = (cars: readonly { id: number }[]) => cars.map(({ id }) => id).toSorted((one, two) => one - two);
const listOf = (asked: Site, filters: object) => asked.visitor().api.cars.list({ limit: 100, ...filters });

/** This process lists, counts, sorts and shows ratings as the database computes them. */
async function expectAgreement(asked: Site): Promise<void> {
  const cars = await inDatabase();
  const counted = Object.fromEntries(
    deals.flatMap((deal) => {
      const rated = cars.filter((car) => car.deal === deal);
      return rated.length > 0 ? [[deal, rated.length]] : [];
    }),
  );
  for (const deal of deals) {
    const { cars: shown, total, counts } = await listOf(asked, { deal, counts: true });
    expect(idsOf(shown)).toEqual(idsOf(cars.filter((car) => car.deal === deal)));
    expect(total).toBe(shown.length);
    expect(counts!.deal).toEqual(counted);
    for (const card of shown) expect(card.deal).toBe(deal);
  }
  const best = (await listOf(asked, { sort: 'best_deal' })).cars;
  const order = cars.toSorted(
    (one, two) => (one.price_ratio ?? Infinity) - (two.price_ratio ?? Infinity) || one.id - two.id,
  );
  expect(best.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
}

test('after every refit and change, both processes list, count, sort and show what the database rates', async () => {
  await fill(90);
  const random = seededRandom(20261119);
  for (let step = 0; step < 12; step += 1) {
    const { id } = random.pick(await inDatabase());
    await random.pick([
      () => rateModels(site!, 20_000 + random.below(90_000), named(random.pick(names))),
      () => rateModels(site!, 20_000 + random.below(90_000), allNamed),
      () => sql`update cars set price = 1 + price * 4 / 5 where id = ${id}`.execute(site!.db),
      () => sql`update cars set is_hidden = not is_hidden where id = ${id}`.execute(site!.db),
      () =>
        sql`update guide_models set base = null, confidence = null, xid = pg_current_xact_id()
          where model_id = (select min(id) from car_models where display_name = ${random.pick(names)})`.execute(
          site!.db,
        ),
    ])();
    await Promise.all([expectAgreement(site!), expectAgreement(other!)]);
  }
  await expectAgreement(await siteForThisTest({ on: site!.database }));
});

test('while models are refitted, no list by rating shows a card with another one', async () => {
  await fill(60);
  await rateModels(site!, 50_000, allNamed);
  const changing = new AbortController();
  const change = async (seed: number) => {
    const random = seededRandom(seed);
    for (let made = 0; made < 60; made++) {
      const given = site!.db.transaction().execute(async (tx) => {
        await rateModels({ db: tx }, 20_000 + random.below(90_000), named(random.pick(names)));
        if (random.chance(0.2)) throw undone;
      });
      await given.catch(unless(undone));
    }
  };
  let seen = 0;
  const look = async (asked: Site) => {
    while (!changing.signal.aborted)
      for (const deal of deals)
        for (const card of (await listOf(asked, { deal })).cars) {
          expect(card.deal).toBe(deal);
          seen += 1;
        }
  };
  const looking = [look(site!), look(other!)];
  await Promise.all([1, 2, 3].map(change));
  changing.abort();
  await Promise.all(looking);
  expect(seen).toBeGreaterThan(0);
  await Promise.all([expectAgreement(site!), expectAgreement(other!)]);
});

const undone = new Error('undone');
/** Rethrows any other error. */
const unless = (expected: Error) => (error: unknown) => {
  if (error !== expected) throw error;
};

test('a refit that is committed after a later one is seen, and one that is rolled back is not', async () => {
  await fill(30);
  await rateModels(site!, 50_000, allNamed);
  await expectAgreement(site!);
  for (const isUndone of [true, false]) {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = site!.db.transaction().execute(async (tx) => {
      await rateModels({ db: tx }, isUndone ? 25_000 : 30_000, named('Sultan'));
      begin();
      await mayEnd;
      if (isUndone) throw undone;
    });
    await begun;
    await rateModels(site!, isUndone ? 70_000 : 75_000, named('Banshee'));
    await Promise.all([expectAgreement(site!), expectAgreement(other!)]);
    end();
    await first.catch(unless(undone));
    await Promise.all([expectAgreement(site!), expectAgreement(other!)]);
  }
});

test('refits of the PostgreSQL that a backup came from are not new forever', async () => {
  await fill(6);
  await rateModels(site!, 50_000);
  await sql`update guide_models set xid = '99999999999'`.execute(site!.db);
  await expectAgreement(await siteForThisTest({ on: site!.database }));
  const { rows } = await sql`select from guide_models where xid = '99999999999'`.execute(site!.db);
  expect(rows).toEqual([]);
});
