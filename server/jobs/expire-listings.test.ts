import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';
import { runListingSchedule } from './expire-listings.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const announced = async (kind: string) =>
  (await site.db.selectFrom('announcements').select('data').where('kind', '=', kind).execute()).map(({ data }) => data);

test('a listing expires, is no longer found, and its owner restores it without retyping', async () => {
  const id = await listed(mara);
  await sql`update cars set expires_at = now() - interval '1 second', is_featured = true, featured_until = now() + interval '1 day'`.execute(
    site.db,
  );
  await runListingSchedule(site.db);
  expect(await site.visitor().api.cars.get({ id })).toMatchObject({ status: 'expired', featured_status: 'none' });
  expect(await site.visitor().api.cars.list({ counts: true })).toMatchObject({
    total: 0,
    cars: [],
    counts: { make: {} },
  });
  expect(await announced('listing_expired')).toEqual([{ carId: id }]);
  const { listing } = await mara.api.cars.change({ id, transition: 'renew' });
  expect(listing.status).toBe('active');
  expect((await site.visitor().api.cars.list({})).total).toBe(1);
});

test('notifies the owner once, three days before', async () => {
  const soon = await listed(mara);
  await listed(mara);
  await sql`update cars set expires_at = now() + interval '70 hours' where id = ${soon}`.execute(site.db);
  await runListingSchedule(site.db);
  await runListingSchedule(site.db);
  expect(await announced('listing_ends_soon')).toEqual([{ carId: soon }]);
});

test('a feature ends when its time is over', async () => {
  const id = await listed(mara);
  await sql`update cars set is_featured = true, featured_until = now() - interval '1 second'`.execute(site.db);
  await runListingSchedule(site.db);
  expect(await site.visitor().api.cars.get({ id })).toMatchObject({ featured_status: 'none' });
});

test('counts stay correct while listings change and the job updates them', async () => {
  const grace = await site.as('dealerOwner');
  const coming = Array.from({ length: 30 }, async (_, index) => {
    const id = await listed(grace, { price: 20_000 + index * 1000 });
    if (index % 3 === 0) await grace.api.cars.remove({ id });
  });
  const folding = Array.from({ length: 10 }, () => runListingSchedule(site.db));
  await Promise.all([...coming, ...folding]);
  for (const fold of [false, true]) {
    if (fold) await runListingSchedule(site.db);
    const { total, counts } = await site.visitor().api.cars.list({ counts: true });
    expect([total, counts?.make]).toEqual([20, { Karin: 20 }]);
  }
  const kept = async () =>
    (await sql`select * from car_counts where cars <> 0 order by 1, 2, 3, 4, 5, 6, 7`.execute(site.db)).rows;
  const folded = await kept();
  await sql`select recount_cars()`.execute(site.db);
  expect(folded).toEqual(await kept());
});
