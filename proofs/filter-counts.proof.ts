import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyMarket } from '../testing/market.ts';
import { seededRandom } from '../testing/random.ts';
import { siteForThisTest } from '../testing/site.ts';
import { foldCarCounts } from '../server/features/listings/expiry.store.ts';

const workers = 6;
const changesEach = 2_000;
const statuses = ['active', 'active', 'reserved', 'sold', 'expired', 'flagged'];

/** Compares stored counts with real counts after thousands of concurrent changes with folds in between. */
test(
  'the kept counts are what counting gives, whatever happens at the same moment',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const site = await siteForThisTest();
    await emptyMarket(site);
    const { id: seller } = await site.as('member');
    await sql`
    insert into cars (seller_id, status, make, model, year, price, mileage, description, body_class, original_price, published_at, expires_at)
    select ${seller}, 'active', 'Make ' || n % 7, 'M', 2010 + n % 17, 1000 + n * 300, n * 400, 'x', 'Sports', 1, now(), now()
    from generate_series(1, 400) as n`.execute(site.db);
    const { rows: cars } = await sql<{ id: number }>`select id from cars`.execute(site.db);

    const change = async (seed: number) => {
      const random = seededRandom(seed);
      for (let made = 0; made < changesEach; made++) {
        const { id } = random.pick(cars);
        if (random.chance(0.02)) await foldCarCounts(site.db);
        await sql`
        update cars set status = ${random.pick(statuses)}, price = ${1 + random.below(150_000)},
          mileage = ${random.chance(0.1) ? null : random.below(150_000)}, year = ${2010 + random.below(17)},
          body_class = ${random.pick(bodyClasses)}, make = ${`Make ${random.below(7)}`}, is_hidden = ${random.chance(0.1)}
        where id = ${id}`.execute(site.db);
      }
    };
    await Promise.all(Array.from({ length: workers }, (_, seed) => change(seed)));

    await foldCarCounts(site.db);
    const kept = async () =>
      (await sql`select * from car_counts where cars <> 0 order by 1, 2, 3, 4, 5, 6, 7`.execute(site.db)).rows;
    const folded = await kept();
    await sql`select recount_cars()`.execute(site.db);
    expect(folded).toEqual(await kept());
    expect(folded.length).toBeGreaterThan(1000);
    await annotate(
      `${(workers * changesEach).toLocaleString('en-US')} changes by ${workers} at once: ` +
        `${folded.length.toLocaleString('en-US')} kept counts, each what counting gives`,
    );
  },
);
