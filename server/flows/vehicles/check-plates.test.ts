import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { noticesWritten, noticesOf } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { checkPlates } from './check-plates.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, mia] = [await site.as('dealerOwner'), await site.as('moderator')];
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noticesWritten(site);
  await sql`delete from notices`.execute(site.db);
});

const plate = 'AB 12';
const duplicates = async () => {
  await noticesWritten(site);
  return (await noticesOf(site.db)).filter((one) => one.endsWith('plate_duplicated'));
};
const queue = async () => (await mia.api.reports.queue({})).reported;

test('the same plate on two live listings is reported once to both sellers and to staff', async () => {
  const first = await listed(mara, { plate });
  const second = await listed(kenji, { plate: 'ab12' });
  // In two processes, and again later.
  await Promise.all([checkPlates(site.db), checkPlates(site.db)]);
  await checkPlates(site.db);
  expect(await duplicates()).toEqual(['Kenji Mori: plate_duplicated', 'Mara Quinn: plate_duplicated']);
  expect(await queue()).toMatchObject([
    {
      car: { id: second },
      reports: [
        {
          reason: 'duplicate',
          reporter: null,
          is_by_site: true,
          details: expect.stringContaining(`${first}`) as string,
        },
      ],
      may: ['dismiss', 'flag', 'remove'],
    },
  ]);
  await mara.api.cars.change({ id: first, transition: 'reserve' });
  await checkPlates(site.db);
  expect(await duplicates()).toHaveLength(2);
});

test('staff decide it like any other report, and no one is thanked for it', async () => {
  await listed(mara, { plate });
  const second = await listed(kenji, { plate });
  await checkPlates(site.db);
  const [reported] = await queue();
  const report_ids = reported!.reports.map(({ id }) => id);
  await mia.api.reports.decide({ car_id: second, decision: 'dismiss', report_ids, reason: 'Sold together' });
  expect(await queue()).toEqual([]);
  await noticesWritten(site);
  expect((await noticesOf(site.db)).filter((one) => one.endsWith('report_decided'))).toEqual([]);
  expect((await mia.api.reports.queue({ state: 'decided' })).reported).toHaveLength(1);
});

test('a third listing with the plate extends the open report on it', async () => {
  const [first, second] = [await listed(mara, { plate }), await listed(kenji, { plate })];
  await checkPlates(site.db);
  const third = await listed(grace, { plate });
  await checkPlates(site.db);
  const reported = (await queue()).find(({ car }) => car.id === third)!;
  expect(reported.reports).toHaveLength(1);
  expect(reported.reports[0]!.details!.split('\n')).toEqual([
    expect.stringContaining(`listing ${first}`),
    expect.stringContaining(`listing ${second}`),
  ]);
});

test('a plate on another model, on a draft or on a sold car is no duplicate', async () => {
  await listed(mara, { plate });
  await listed(kenji, { plate, model: 'Futo' });
  await kenji.api.cars.create({ make: 'Karin', model: 'Sultan', plate });
  await sell(grace, await listed(grace, { plate: 'XY 99' }));
  await listed(kenji, { plate: 'XY 99' });
  await checkPlates(site.db);
  expect(await duplicates()).toEqual([]);
  expect(await queue()).toEqual([]);
});

test.each(['plate', 'model', 'restored'])('it is noticed when a live listing gets another %s', async (change) => {
  await listed(mara, { plate });
  const other = await listed(
    kenji,
    change === 'model' ? { plate, model: 'Futo' } : { plate: change === 'plate' ? '' : plate },
  );
  if (change === 'restored') await kenji.api.cars.remove({ id: other });
  await checkPlates(site.db);
  expect(await duplicates()).toEqual([]);
  if (change === 'plate') await kenji.api.cars.update({ id: other, plate });
  if (change === 'model') await kenji.api.cars.update({ id: other, model: 'Sultan' });
  if (change === 'restored') await kenji.api.cars.change({ id: other, transition: 'restore' });
  await checkPlates(site.db);
  expect(await duplicates()).toHaveLength(2);
});
