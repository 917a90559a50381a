import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, grace, mia, sam, ana]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, grace, mia, sam, ana] = await Promise.all(
    (['member', 'dealerOwner', 'moderator', 'support', 'analyst'] as const).map((who) => site.as(who)),
  );
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const reason = 'The photos show another car';
const ids = async (asked: Parameters<SignedIn['api']['cars']['staffCars']>[0]) =>
  (await mia!.api.cars.staffCars(asked)).cars.map(({ id }) => id);

test('the list contains all cars in any status, but no drafts, not even deleted ones', async () => {
  const [live, sold, deleted, kept] = [
    await listed(mara!),
    await listed(mara!, { model: 'Kuruma' }),
    await listed(mara!, { model: 'Futo' }),
    await draft(mara!),
  ];
  await sell(mara!, sold);
  await mara!.api.cars.remove({ id: deleted });
  await mara!.api.cars.remove({ id: kept });
  await draft(mara!);
  expect(await ids({})).toEqual([deleted, sold, live]);
  expect(await ids({ sort: 'oldest' })).toEqual([live, sold, deleted]);
  expect(await ids({ status: 'removed' })).toEqual([deleted]);
  const { pagination } = await mia!.api.cars.staffCars({ limit: 2 });
  expect(pagination).toEqual({ page: 1, limit: 2, total: 3, total_is_capped: false, pages: 2 });
  expect(await mia!.api.cars.staffStats({})).toMatchObject({
    total_cars: 3,
    by_status: { active: 1, sold: 1, removed: 1, flagged: 0 },
    dealer_cars: 0,
    private_cars: 3,
  });
});

test('a car is found by its words, id, plate and seller, in any status', async () => {
  const one = await listed(mara!, { plate: 'LS 123', description: 'A barn find.' });
  const other = await listed(grace!, { make: 'Bravado', model: 'Buffalo', price: 90_000, year: 2012 });
  await mia!.api.cars.updateStatus({ id: one, status: 'flagged', reason });
  for (const search of ['sultan', 'barn', 'mara', String(one), 'quinn kar', 'ls'])
    expect([search, await ids({ search })]).toEqual([search, [one]]);
  expect(await ids({ search: 'grace buff' })).toEqual([other]);
  expect(await ids({ search: 'nobody' })).toEqual([]);
  expect(await ids({ is_dealer: true })).toEqual([other]);
  expect(await ids({ make: 'Karin' })).toEqual([one]);
  expect(await ids({ model: 'buff' })).toEqual([other]);
  expect(await ids({ minPrice: 50_000, maxYear: 2015 })).toEqual([other]);
  expect(await ids({ is_featured: true })).toEqual([]);
});

test('the totals match plain counting, before and after a fold', async () => {
  const cars = [await listed(mara!), await listed(grace!), await listed(grace!, { model: 'Kuruma' })];
  await mia!.api.cars.updateStatus({ id: cars[0]!, status: 'removed', reason });
  await sell(grace!, cars[1]!);
  const plain = async () => {
    const { rows } = await sql<{ status: string; cars: number }>`
      select status, count(*)::int as cars from cars where published_at is not null group by status`.execute(site.db);
    return Object.fromEntries(rows.map((row) => [row.status, row.cars]));
  };
  for (const fold of [sql`select 1`, sql`select fold_staff_car_counts()`, sql`select recount_cars_for_staff()`]) {
    await fold.execute(site.db);
    const { by_status, total_cars } = await mia!.api.cars.staffStats({});
    expect(Object.fromEntries(Object.entries(by_status).filter(([, many]) => many > 0))).toEqual(await plain());
    expect(total_cars).toBe(3);
  }
});

test('a flagged car shows the reason and date, and each staff member sees their available actions', async () => {
  const id = await listed(mara!);
  await sam!.api.cars.updateStatus({ id, status: 'flagged', reason });
  const seenBy = async ({ api }: SignedIn) => (await api.cars.staffCars({ status: 'flagged' })).cars[0]!;
  expect(await seenBy(mia!)).toMatchObject({ id, status_reason: reason, may: ['active', 'removed'], is_own: false });
  expect((await seenBy(mia!)).decided_at).not.toBeNull();
  expect((await seenBy(sam!)).may).toEqual([]);
  await expect(seenBy(ana!)).rejects.toMatchObject({ code: 'not_allowed' });
});

test('staff except analysts can open hidden cars, but no drafts', async () => {
  const [id, kept] = [await listed(mara!), await draft(mara!)];
  await mia!.api.cars.updateStatus({ id, status: 'removed', reason });
  expect(await sam!.api.cars.get({ id })).toMatchObject({ status: 'removed', own: null });
  for (const { api } of [grace!, ana!])
    await expect(api.cars.get({ id })).rejects.toMatchObject({ code: 'car_removed' });
  expect(await sam!.api.cars.get({ id: kept })).toBeNull();
});

test('bulk actions judge each car separately in advance, log each one and leave the others alone', async () => {
  const [one, gone, bought] = [
    await listed(mara!),
    await listed(mara!, { model: 'Futo' }),
    await listed(mara!, { model: 'Kuruma' }),
  ];
  await mara!.api.cars.remove({ id: gone });
  await sell(mara!, bought);
  const asked = { car_ids: [one, gone, bought, 999_999], status: 'flagged' as const };
  const preview = await mia!.api.cars.previewStatuses(asked);
  expect(preview).toMatchObject({
    changes: 1,
    verdicts: [
      { car_id: one, change: 'active → flagged', refusal: null },
      { car_id: gone, change: null, refusal: 'You can’t do this while the listing is removed' },
      { car_id: bought, change: null, refusal: 'You can’t do this while the listing is sold' },
      { car_id: 999_999, change: null, refusal: 'Car not found' },
    ],
  });
  expect(await ids({ status: 'flagged' })).toEqual([]);
  expect(await mia!.api.cars.updateStatuses({ ...asked, reason })).toEqual(preview);
  expect(await ids({ status: 'flagged' })).toEqual([one]);
  const log = await site.db
    .selectFrom('staff_actions')
    .select(['target_id', 'reason'])
    .where('action', '=', 'flag_car')
    .where('target_id', 'in', [one, gone, bought])
    .execute();
  expect(log).toEqual([{ target_id: one, reason }]);
});

test('a car named twice in a bulk action is judged, moderated and logged once', async () => {
  const id = await listed(mara!);
  const once = { changes: 1, verdicts: [{ car_id: id, refusal: null }] };
  const asked = { car_ids: [id, id, id], status: 'removed' as const };
  expect(await mia!.api.cars.previewStatuses(asked)).toMatchObject(once);
  expect(await mia!.api.cars.updateStatuses({ ...asked, reason })).toMatchObject(once);
  const log = site.db.selectFrom('staff_actions').select('action').where('target_id', '=', id);
  expect(await log.execute()).toEqual([{ action: 'remove_car' }]);
});

test('staff without the right to remove cannot remove in bulk or preview it either', async () => {
  const id = await listed(mara!);
  const asked = { car_ids: [id], status: 'removed' as const };
  await expect(sam!.api.cars.updateStatuses({ ...asked, reason })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(ana!.api.cars.previewStatuses(asked)).rejects.toMatchObject({ code: 'not_allowed' });
});
