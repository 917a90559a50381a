import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payFor } from '../../../testing/bank.ts';
import { emptyMarket, listed, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, grace, ada] = await Promise.all([site.as('member'), site.as('dealerOwner'), site.as('admin')]);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const refund = (payment_id: number) => ada.api.payments.refund({ payment_id, reason: 'It was a mistake' });
/** Long enough ago that the purchase would be used up. */
const happenedDaysAgo = async (id: number, days: number) => {
  await sql`alter table payments disable trigger payments_are_guarded`.execute(site.db);
  await sql`
    update payments set delivered_at = delivered_at - make_interval(days => ${days}) where id = ${id}`.execute(site.db);
  await sql`alter table payments enable trigger payments_are_guarded`.execute(site.db);
};

test('refunding a used-up feature leaves the one bought after it', async () => {
  const car_id = await listed(mara);
  const feature = () => payFor(mara, mara.api.payments.purchaseFeatured({ car_id, user_id: mara.id }));
  const first = await feature();
  await happenedDaysAgo(first, 20);
  await sql`update cars set is_featured = false, featured_until = null where id = ${car_id}`.execute(site.db);
  await feature();
  const until = async () =>
    (await site.db.selectFrom('cars').select('featured_until').where('id', '=', car_id).executeTakeFirstOrThrow())
      .featured_until;
  const before = await until();
  await refund(first);
  expect(await until()).toEqual(before);
});

test('refunding a used-up month leaves the month bought after it', async () => {
  const { dealer_account_id } = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  await sql`
    insert into memberships (dealer_account_id, started_at, ends_at) values (${dealer_account_id}, now(), now())
    on conflict (dealer_account_id) do update set started_at = now(), ends_at = now()`.execute(site.db);
  const membership = async () =>
    (await grace.api.payments.dealerMembership({ dealer_id: dealer_account_id })).membership!;
  const { id: membership_id } = await membership();
  const renew = () => payFor(grace, grace.api.payments.renewMembership({ membership_id, user_id: grace.id }));
  const first = await renew();
  await happenedDaysAgo(first, 40);
  await renew();
  // The first is over. The second has 29 days left.
  await sql`update memberships set ends_at = now() + interval '29 days' where id = ${membership_id}`.execute(site.db);
  await refund(first);
  expect(new Date((await membership()).ends_at).getTime() - Date.now()).toBeGreaterThan(28 * 24 * 3_600_000);
});

test('refunding a used-up listing leaves the time bought after it', async () => {
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500, listing_duration_days: 30 });
  const { id: car_id } = await mara.api.cars.create({
    make: 'Karin',
    model: 'Sultan',
    year: 2021,
    price: 1,
    mileage: 1,
    description: 'x',
  });
  const list = () => payFor(mara, mara.api.payments.purchaseListing({ car_id, user_id: mara.id }));
  const first = await list();
  await happenedDaysAgo(first, 40);
  await sql`update cars set status = 'expired', expires_at = now() - interval '10 days' where id = ${car_id}`.execute(
    site.db,
  );
  await list();
  await refund(first);
  const car = await site.db
    .selectFrom('cars')
    .select(['status', 'expires_at'])
    .where('id', '=', car_id)
    .executeTakeFirstOrThrow();
  expect(car.status).toBe('active');
  expect(car.expires_at!.getTime() - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
});
