import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  kenji = await site.as('otherMember');
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

test('are stored per user, newest first, and stay when the car is sold', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  await kenji.api.favourites.add({ car_id: first });
  await kenji.api.favourites.add({ car_id: second });
  await kenji.api.favourites.add({ car_id: second });
  await sell(mara, first);
  expect((await kenji.api.favourites.ids({})).car_ids).toEqual([second, first]);
  expect((await kenji.api.favourites.list({})).cars).toMatchObject([
    { id: second, status: 'active' },
    { id: first, status: 'sold' },
  ]);
  expect((await mara.api.favourites.list({})).cars).toEqual([]);
  expect((await mara.api.cars.mine({})).listings.map(({ favourites }) => favourites)).toEqual([1, 1]);
  await kenji.api.favourites.remove({ car_id: second });
  expect((await kenji.api.favourites.ids({})).car_ids).toEqual([first]);
});

test('another user’s draft looks like a missing car', async () => {
  for (const car_id of [await draft(mara), 999_999])
    await expect(kenji.api.favourites.add({ car_id })).rejects.toMatchObject({ code: 'car_not_found' });
});

test('the limit of a hundred holds under concurrency', async () => {
  const id = await listed(mara);
  await sql`
    insert into cars (seller_id, status, make, model, year, price, description, body_class, original_price, published_at, expires_at)
    select ${mara.id}, 'active', 'Karin', 'Sultan', 2021, 1000, 'x', 'Sports', 1000, now(), now() + interval '1 day'
    from generate_series(1, 120)`.execute(site.db);
  const cars = await site.db.selectFrom('cars').select('id').where('id', '<>', id).execute();
  const outcomes = await Promise.allSettled(cars.map((car) => kenji.api.favourites.add({ car_id: car.id })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  expect((await kenji.api.favourites.list({})).cars).toHaveLength(100);
});
