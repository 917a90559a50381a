import { sql } from 'kysely';
import { carFace } from '../../flows/previews/card-faces.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateModels } from '../../../testing/guide.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, grace: SignedIn, kenji: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, grace, kenji] = [await site.as('member'), await site.as('dealerOwner'), await site.as('otherMember')];
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`truncate guide_models`.execute(site.db);
});

const facts = { make: 'Karin', model: 'Sultan', year: 2026, mileage: 0 };
const estimated = async (car_id: number) => (await site.visitor().api.guide.estimate({ car_id }))!;

test('a car has the rating of its page wherever its card is shown, whoever sells it', async () => {
  await rateModels(site, 50_000);
  const prices = { great: 40_000, good: 46_000, fair: 51_000, high: 90_000, none: 10_000 };
  const ids: number[] = [];
  for (const [place, price] of Object.values(prices).entries())
    ids.push(await listed([mara, grace][place % 2]!, { ...facts, price }));
  const other = await listed(mara, { ...facts, model: 'Kuruma', price: 30_000 });
  for (const car_id of ids) await kenji.api.favourites.add({ car_id });
  const dealOf = new Map(
    await Promise.all([...ids, other].map(async (id) => [id, (await estimated(id)).deal] as const)),
  );
  expect([...dealOf.values()]).toEqual(['great', 'good', 'fair', 'high', null, null]);

  const { api } = site.visitor();
  const dealerId = (await grace.api.cars.get({ id: ids[1]! }))!.dealer_id!;
  const shown = {
    list: (await api.cars.list({})).cars,
    dealer: (await api.cars.dealer({ dealerId })).cars,
    similar: (await api.cars.similar({ id: ids[0]! })).cars,
    cards: (await api.cars.cards({ ids })).cars,
    compared: (await api.cars.compare({ ids: ids.slice(0, 4) })).cars,
    favourites: (await kenji.api.favourites.list({})).cars,
    pages: await Promise.all(ids.map(async (id) => (await api.cars.get({ id }))!)),
  };
  for (const [where, cars] of Object.entries(shown)) {
    expect(cars.length, where).toBeGreaterThan(1);
    for (const { id, deal } of cars) expect([where, id, deal]).toEqual([where, id, dealOf.get(id)]);
  }
});

test('link cards and feeds have the rating too, and the card of a sold car has none', async () => {
  await rateModels(site, 50_000);
  const id = await listed(mara, { ...facts, price: 41_000 });
  const car = (await site.visitor().api.cars.get({ id }))!;
  expect(carFace(car).deal).toBe('great');
  expect(carFace({ ...car, status: 'sold' }).deal).toBeNull();
  expect(await (await fetch(`${site.url}/browse.atom`)).text()).toContain('Great deal · ');
});

test('featuring, upgrades and mileage: only what the guide knows of a car changes its rating', async () => {
  await rateModels(site, 50_000);
  const id = await listed(mara, { ...facts, price: 46_000 });
  const dealNow = async () => (await site.visitor().api.cars.cards({ ids: [id] })).cars[0]!.deal;
  expect(await dealNow()).toBe('good');
  await sql`update cars set is_featured = true, featured_until = now() + interval '1 day' where id = ${id}`.execute(
    site.db,
  );
  expect(await dealNow()).toBe('good');
  await mara.api.cars.update({ id, mileage: 80_000 });
  expect(await dealNow()).toBe('high');
  expect((await estimated(id)).deal).toBe('high');
  await mara.api.cars.update({ id, engine_upgrade: 4, brake_upgrade: 4, has_turbo: true });
  expect(await dealNow()).toBe((await estimated(id)).deal);
});
