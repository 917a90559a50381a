import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let grace: SignedIn;
let julian: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
  [grace, julian] = await Promise.all([site.as('dealerOwner'), site.as('otherDealerOwner')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`update game_accounts set first_seen_at = now() - interval '1 year'`.execute(site.db);
});

const dealerOf = ({ id }: SignedIn) =>
  site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', id);
const labels = async ({ api }: SignedIn, type: 'listing' | 'featured', car_id: number) =>
  (await api.payments.quote({ type, car_id })).quote.lines.map(({ label }) => label);

test('the new user discount only depends on that user', async () => {
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
  const account = site.db.selectFrom('users').select('game_account_id').where('id', '=', kenji.id);
  await site.db.updateTable('game_accounts').set({ first_seen_at: new Date() }).where('id', '=', account).execute();
  expect(await labels(kenji, 'listing', await draft(kenji))).toEqual(['Car Listing', 'New user discount (10%)']);
  expect(await labels(mara, 'listing', await draft(mara))).toEqual(['Car Listing']);
});

test('the first listing is the account’s first with any character, whatever others have listed', async () => {
  await listed(mara);
  const silas = await site.as('otherCharacter');
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 500 });
  expect(await labels(kenji, 'listing', await draft(kenji))).toEqual(['Car Listing', 'Introductory rate']);
  await withSettings(site, { regular_listing_price: 0, introductory_rate: 0 });
  await listed(await site.as('firstCharacter'));
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 500 });
  expect(await labels(silas, 'listing', await draft(silas))).toEqual(['Car Listing']);
});

test('a dealer’s free features are not used up by another dealer', async () => {
  await sql`delete from car_features`.execute(site.db);
  for (let used = 0; used < 2; used += 1) {
    const car_id = await listed(grace);
    expect((await grace.api.payments.purchaseFeatured({ car_id, user_id: grace.id })).payment).toBeNull();
  }
  expect(await labels(grace, 'featured', await listed(grace))).toEqual(['Featured Car']);
  expect(await labels(julian, 'featured', await listed(julian))).toEqual([
    'Featured Car',
    'Free feature 1 of 2 this month',
  ]);
});

test('featured slots are counted per seller', async () => {
  await withSettings(site, { featured_car_price: 0, max_featured_cars_per_user: 1 });
  const feature = async (who: SignedIn) =>
    who.api.payments.purchaseFeatured({ car_id: await listed(who), user_id: who.id });
  await feature(mara);
  await feature(kenji);
  await expect(feature(kenji)).rejects.toMatchObject({ code: 'no_feature_left' });
  await withSettings(site, { featured_car_price: 2500 });
});

test('a team member of an inactive dealer cannot list, and other dealers can', async () => {
  const dealer = (status: string) =>
    site.db.updateTable('dealer_accounts').set({ status }).where('id', '=', dealerOf(julian).limit(1)).execute();
  const car = await draft(julian);
  await dealer('suspended');
  await expect(julian.api.cars.change({ id: car, transition: 'submit' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await listed(grace);
  await dealer('active');
});

test('staff on another dealer’s team can refund a payment, and staff on this dealer’s cannot', async () => {
  const ada = await site.as('admin');
  await withSettings(site, { dealer_free_featured_per_month: 0 });
  const car_id = await listed(grace);
  const payment_id = await payFor(grace, grace.api.payments.purchaseFeatured({ car_id, user_id: grace.id }));
  const joins = async (of: SignedIn) => {
    const { dealer_account_id } = await dealerOf(of).executeTakeFirstOrThrow();
    await site.db
      .insertInto('dealer_team_members')
      .values({ user_id: ada.id, dealer_account_id, role: 'staff' })
      .onConflict((known) => known.column('user_id').doUpdateSet({ dealer_account_id }))
      .execute();
  };
  const refund = () => ada.api.payments.refund({ payment_id, reason: 'A mistake' });
  await joins(grace);
  await expect(refund()).rejects.toMatchObject({ code: 'not_allowed' });
  await joins(julian);
  expect((await refund()).payment.status).toBe('refunded');
});
