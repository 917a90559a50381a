import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
});
afterAll(() => site.close());

test('removing a favourite removes it from no one else’s list', async () => {
  const [mara, kenji, theo] = await Promise.all([site.as('member'), site.as('otherMember'), site.as('firstCharacter')]);
  const car_id = await listed(mara);
  for (const { api } of [kenji, theo]) await api.favourites.add({ car_id });
  await theo.api.favourites.remove({ car_id });
  expect((await kenji.api.favourites.ids({})).car_ids).toEqual([car_id]);
  expect((await theo.api.favourites.ids({})).car_ids).toEqual([]);
});
