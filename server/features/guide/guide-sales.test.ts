import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellMany } from '../../../testing/guide.ts';
import { emptyMarket } from '../../../testing/market.ts';
import { startSite, type Site } from '../../../testing/site.ts';
import { guideSalesInBatches } from './guide-sales.store.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
});
afterAll(() => site.close());

const exclude = (which: RawBuilder<unknown>) =>
  sql`insert into guide_exclusions (sale_id, reason) select id, 'Not a real sale' from sales where ${which} on conflict do nothing`.execute(
    site.db,
  );

test('batches have each sale that counts once, by id, and end after so many sales whether they count or not', async () => {
  await sellMany(site, { make: 'Karin', model: 'Sultan', amounts: [1000, 1001, 1002, 1003, 2000, 3000, 4000] });
  await exclude(sql`sale_price between 1001 and 1003`);
  const batches = await Array.fromAsync(guideSalesInBatches(site.db, new Date(), 2));
  expect(batches.map((batch) => batch.map(({ amount }) => amount))).toEqual([[1000], [], [2000, 3000], [4000]]);
  await exclude(sql`true`);
  expect((await Array.fromAsync(guideSalesInBatches(site.db, new Date(), 100))).flat()).toEqual([]);
});
