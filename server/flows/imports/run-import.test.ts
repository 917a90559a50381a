import { expect, test } from 'vitest';
import { emptyMarket } from '../../../testing/market.ts';
import { siteForThisTest } from '../../../testing/site.ts';
import { beingChanged, waitsFor } from '../../../testing/waits-for.ts';

test('an import does not deadlock with restoring one of its deleted cars, because the car is locked before the slots', async () => {
  const site = await siteForThisTest();
  await emptyMarket(site);
  const { api, id: user_id } = await site.as('dealerOwner');
  const dealer_id = (await api.dealers.checkUserRole({ user_id })).membership.dealer_account_id!;
  const rows = ['make,model,year,price,mileage,description', 'Karin,Sultan,2021,40000,1000,One of a kind'];
  const look = async () => {
    const given = new File([rows.join('\n')], 'cars.csv', { type: 'text/csv' });
    return (await api.imports.check({ dealer_id, spelling: 'ask', files: { file: [given] } })).import.id;
  };
  const run = async (id: number) => (await api.imports.run({ dealer_id, id, lists_now: true })).progress;
  await run(await look());
  const cars = site.db.selectFrom('cars').select(['id', 'status']).orderBy('id');
  const [car] = await cars.execute();
  await api.cars.change({ id: car!.id, transition: 'delete' });
  const again = await look();
  const slots = beingChanged('dealer_accounts', dealer_id);
  expect(await waitsFor(site, beingChanged('cars', car!.id), () => run(again), slots)).toBe(true);
  expect((await cars.execute()).map(({ status }) => status)).toEqual(['removed', 'active']);
});
