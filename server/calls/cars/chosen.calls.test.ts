import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

test('cars to compare come in the requested order with their facts, including sold ones', async () => {
  const first = await listed(mara, { drive: 'rear', has_turbo: true });
  const sold = await listed(mara, { model: 'Kuruma' });
  await sell(mara, sold);
  const { cars, removed } = await site.visitor().api.cars.compare({ ids: [sold, first] });
  expect(cars).toMatchObject([
    { id: sold, model: 'Kuruma', status: 'sold', sold_at: expect.any(String) },
    { id: first, model: 'Sultan', status: 'active', drive: 'rear', has_turbo: true, total_reviews: 0 },
  ]);
  expect(removed).toEqual([]);
});

test('a removed car only shows that it was removed, and a hidden one looks missing even to its owner', async () => {
  const gone = await listed(mara);
  const flagged = await listed(mara, { model: 'Futo' });
  const kept = await draft(mara, { model: 'Kuruma' });
  await mara.api.cars.remove({ id: gone });
  await sql`update cars set status = 'flagged' where id = ${flagged}`.execute(site.db);
  const ids = [gone, flagged, kept, 999_999];
  for (const { api } of [site.visitor(), mara]) {
    expect(await api.cars.compare({ ids })).toEqual({ success: true, cars: [], removed: [gone] });
    expect(await api.cars.cards({ ids })).toEqual({ success: true, cars: [] });
  }
});

test('five are too many, and none are too few', async () => {
  const { api } = site.visitor();
  await expect(api.cars.compare({ ids: [1, 2, 3, 4, 5] })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { ids: ['Please select at most 4 cars'] },
  });
  await expect(api.cars.compare({ ids: [] })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(api.cars.cards({ ids: Array.from({ length: 13 }, (_, at) => at + 1) })).rejects.toMatchObject({
    code: 'bad_input',
  });
});
