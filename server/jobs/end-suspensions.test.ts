import { expect, test } from 'vitest';
import { emptyMarket, listed } from '../../testing/market.ts';
import { siteForThisTest } from '../../testing/site.ts';
import { beingChanged, waitsFor } from '../../testing/waits-for.ts';
import { endSuspensions } from './end-suspensions.ts';

test('a suspension ends concurrently with a change to a car, because both lock the car before its seller', async () => {
  const site = await siteForThisTest();
  await emptyMarket(site);
  const mara = await site.as('member');
  const [first, second] = [await listed(mara), await listed(mara)];
  const over = { standing: 'suspended', standing_reason: 'Rude words', suspended_until: new Date() };
  await site.db.updateTable('users').set(over).where('id', '=', mara.id).execute();
  const end = () => endSuspensions(site.db, new Date());
  expect(await waitsFor(site, beingChanged('cars', second), end, beingChanged('users', mara.id))).toBe(true);
  const person = site.db.selectFrom('users').select('standing').where('id', '=', mara.id);
  expect(await person.executeTakeFirst()).toEqual({ standing: 'active' });
  const cars = site.db.selectFrom('cars').select(['id', 'is_hidden']).orderBy('id');
  expect(await cars.execute()).toEqual([first, second].map((id) => ({ id, is_hidden: false })));
});
