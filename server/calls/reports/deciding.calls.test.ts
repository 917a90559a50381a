import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, theo, mia, ada, sam]: SignedIn[] = [];
let car_id: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo, mia, ada, sam] = await Promise.all(
    (['member', 'otherMember', 'firstCharacter', 'moderator', 'admin', 'support'] as const).map((who) => site.as(who)),
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  car_id = await listed(mara!);
  await kenji!.api.reports.reportCar({ car_id, reason: 'scam', details: 'Wants the money first' });
  await theo!.api.reports.reportCar({ car_id, reason: 'wrong_facts' });
});

const reason = 'We asked the seller for papers, and they are in order';
const waiting = async ({ api }: SignedIn) => (await api.reports.queue({})).reported;
const idsOf = async () => (await waiting(mia!))[0]!.reports.map(({ id }) => id);
const logged = async () =>
  (
    await site.db
      .selectFrom('staff_actions')
      .select('action')
      .where('target_kind', '=', 'car')
      .where('target_id', '=', car_id)
      .execute()
  ).map(({ action }) => action);

test('reports of one car are one entry, and only deciders see the reporters', async () => {
  const [entry, ...others] = await waiting(mia!);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    car: { id: car_id, open_reports: 2 },
    reports: [
      { reason: 'scam', details: 'Wants the money first', reporter: { name: 'Kenji Mori' } },
      { reason: 'wrong_facts', details: null, reporter: { name: 'Theo Varga' } },
    ],
    decided: null,
    may: ['dismiss', 'flag', 'remove'],
  });
  const [seen] = await waiting(sam!);
  expect(seen).toMatchObject({ may: [], reports: [{ reporter: null }, { reporter: null }] });
});

test('dismissing leaves the car alone, is logged once and cannot be repeated', async () => {
  const report_ids = await idsOf();
  expect(await mia!.api.reports.decide({ car_id, decision: 'dismiss', report_ids, reason })).toMatchObject({
    decided: 2,
  });
  expect(await logged()).toEqual(['dismiss_reports']);
  expect(await waiting(mia!)).toEqual([]);
  const { reported } = await mia!.api.reports.queue({ state: 'decided' });
  expect(reported).toMatchObject([
    { car: { id: car_id, status: 'active' }, may: [], decided: { decision: 'dismiss', reason, by: 'Mia Santoro' } },
  ]);
  await expect(ada!.api.reports.decide({ car_id, decision: 'remove', report_ids, reason })).rejects.toMatchObject({
    code: 'no_open_report',
  });
});

test('reports that came in after reading wait for their own decision', async () => {
  const report_ids = await idsOf();
  const grace = await site.as('dealerOwner');
  await grace.api.reports.reportCar({ car_id, reason: 'duplicate' });
  await mia!.api.reports.decide({ car_id, decision: 'dismiss', report_ids, reason });
  expect((await waiting(mia!)).map(({ reports }) => reports.length)).toEqual([1]);
});

test('removing a car by any route is logged once and upholds the reports', async () => {
  await mia!.api.reports.decide({ car_id, decision: 'remove', report_ids: await idsOf(), reason });
  expect(await logged()).toEqual(['remove_car']);
  expect((await mia!.api.reports.queue({ state: 'decided' })).reported[0]).toMatchObject({
    decided: { decision: 'remove' },
    car: { status: 'removed', status_reason: reason, open_reports: 0 },
  });
  const other = await listed(mara!, { model: 'Futo' });
  await kenji!.api.reports.reportCar({ car_id: other, reason: 'scam' });
  await sam!.api.cars.updateStatus({ id: other, status: 'flagged', reason });
  expect(await waiting(mia!)).toEqual([]);
});

test('of two concurrent decisions one succeeds', async () => {
  const report_ids = await idsOf();
  const tries = await Promise.allSettled([
    mia!.api.reports.decide({ car_id, decision: 'dismiss', report_ids, reason }),
    ada!.api.reports.decide({ car_id, decision: 'flag', report_ids, reason }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await logged()).toHaveLength(1);
});

test('staff cannot decide about their own car or uphold their own report', async () => {
  await mia!.api.reports.reportCar({ car_id, reason: 'other', details: 'Saw it in the street' });
  expect((await waiting(mia!))[0]).toMatchObject({ may: [], is_own_report: true });
  const report_ids = (await waiting(ada!))[0]!.reports.map(({ id }) => id);
  for (const decision of ['dismiss', 'flag', 'remove'] as const)
    await expect(mia!.api.reports.decide({ car_id, decision, report_ids, reason })).rejects.toMatchObject({
      code: 'own_report',
    });
  await expect(mia!.api.cars.updateStatus({ id: car_id, status: 'flagged', reason })).rejects.toMatchObject({
    code: 'own_report',
  });

  const own = await listed(mia!, { model: 'Futo' });
  await kenji!.api.reports.reportCar({ car_id: own, reason: 'scam' });
  const entry = (await waiting(mia!)).find(({ car }) => car.id === own)!;
  expect(entry).toMatchObject({ may: [], reports: [{ reporter: null }] });
  const owns = entry.reports.map(({ id }) => id);
  await expect(
    mia!.api.reports.decide({ car_id: own, decision: 'dismiss', report_ids: owns, reason }),
  ).rejects.toMatchObject({ code: 'not_allowed' });
});

test('the queue can be searched, filtered and sorted', async () => {
  const other = await listed(mara!, { model: 'Futo' });
  await kenji!.api.reports.reportCar({ car_id: other, reason: 'duplicate' });
  const found = async (asked: object) => (await mia!.api.reports.queue(asked)).reported.map(({ car }) => car.id);
  expect(await found({})).toEqual([car_id, other]);
  expect(await found({ sort: 'newest' })).toEqual([other, car_id]);
  expect(await found({ sort: 'most_reports' })).toEqual([car_id, other]);
  expect(await found({ reason: 'duplicate' })).toEqual([other]);
  expect(await found({ search: 'futo' })).toEqual([other]);
  expect(await found({ search: String(car_id) })).toEqual([car_id]);
});
