import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed, sell } from '../../../testing/market.ts';
import { sweep } from '../../jobs/sweep.ts';
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

test('a favourite has the price at which it was saved and a note that only its owner can read', async () => {
  const car_id = await listed(mara);
  await kenji.api.favourites.add({ car_id });
  await mara.api.favourites.add({ car_id });
  await kenji.api.favourites.saveNote({ car_id, note: ' Ask for the papers ' });
  const { price } = (await kenji.api.favourites.list({})).cars[0]!;
  await mara.api.cars.update({ id: car_id, price: price - 2000 });
  expect((await kenji.api.favourites.list({})).cars).toMatchObject([
    { id: car_id, price: price - 2000, saved_price: price, note: 'Ask for the papers' },
  ]);
  expect((await mara.api.favourites.list({})).cars).toMatchObject([{ saved_price: price, note: null }]);
  expect(JSON.stringify(await mara.api.cars.mine({}))).not.toContain('papers');
  await kenji.api.favourites.saveNote({ car_id, note: '' });
  expect((await kenji.api.favourites.list({})).cars).toMatchObject([{ note: null }]);
});

test('a note needs a favourite and fits', async () => {
  const car_id = await listed(mara);
  await expect(kenji.api.favourites.saveNote({ car_id, note: 'Nice' })).rejects.toMatchObject({
    code: 'not_a_favourite',
  });
  await kenji.api.favourites.add({ car_id });
  await expect(kenji.api.favourites.saveNote({ car_id, note: 'x'.repeat(501) })).rejects.toMatchObject({
    fields: { note: ['Please enter at most 500 characters'] },
  });
});

test('a favourite that was just removed returns with its note, price and place, once', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  await kenji.api.favourites.add({ car_id: first });
  await kenji.api.favourites.add({ car_id: second });
  await kenji.api.favourites.saveNote({ car_id: first, note: 'Nice' });
  const before = await kenji.api.favourites.list({});
  await kenji.api.favourites.remove({ car_id: first });
  await kenji.api.favourites.remove({ car_id: first });
  await kenji.api.favourites.add({ car_id: first });
  expect(await kenji.api.favourites.list({})).toEqual(before);
  expect(await site.db.selectFrom('removed_favourites').selectAll().execute()).toEqual([]);
});

test('after an hour it returns as a new one, and the note is deleted', async () => {
  const car_id = await listed(mara);
  const later = () => sql`update removed_favourites set removed_at = now() - interval '61 minutes'`.execute(site.db);
  await kenji.api.favourites.add({ car_id });
  await kenji.api.favourites.saveNote({ car_id, note: 'Nice' });
  await kenji.api.favourites.remove({ car_id });
  await later();
  await kenji.api.favourites.add({ car_id });
  expect((await kenji.api.favourites.list({})).cars).toMatchObject([{ note: null }]);
  await sweep(site.db);
  expect(await site.db.selectFrom('removed_favourites').selectAll().execute()).toEqual([]);
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
