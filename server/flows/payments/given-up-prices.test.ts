import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atTheBank, payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let theo: SignedIn;
let silas: SignedIn;
let grace: SignedIn;
beforeAll(async () => {
  site = await startSite();
  // Two characters of one person, and a dealer.
  [theo, silas, grace] = await Promise.all([
    site.as('firstCharacter'),
    site.as('otherCharacter'),
    site.as('dealerOwner'),
  ]);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const introductory = { regular_listing_price: 1500, introductory_rate: 500, new_user_discount_percentage: 0 };

type Begun = Awaited<ReturnType<SignedIn['api']['payments']['purchaseListing']>>;
const buyListing = (who: SignedIn, car_id: number) => who.api.payments.purchaseListing({ car_id, user_id: who.id });
const cancel = ({ api }: SignedIn, { payment }: Begun) => api.payments.cancel({ payment_id: payment!.id });

/** Pays on the bank's page, which doesn't know that the payment was cancelled here, and returns. */
async function payAfterAll({ api }: SignedIn, { payment, payment_link }: Begun) {
  await atTheBank(payment_link, 'approve');
  return (await api.payments.processGtaWorldPayment({ payment_id: payment!.id })).payment;
}
const eventsOf = async ({ api }: SignedIn, { payment }: Begun) =>
  (await api.payments.transaction({ id: payment!.id }))!.payment.events.map(({ kind }) => kind);
const statusOf = async (id: number) =>
  (await site.db.selectFrom('cars').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('three payments at the introductory rate, each cancelled for the next and then all paid: one listing, two refunds', async () => {
  await withSettings(site, introductory);
  const begun: { who: SignedIn; car: number; purchase: Begun }[] = [];
  for (const who of [theo, silas, theo]) {
    const car = await draft(who);
    const purchase = await buyListing(who, car);
    expect(purchase.payment!.amount).toBe(500);
    await cancel(who, purchase);
    begun.push({ who, car, purchase });
  }
  const paid = [];
  for (const { who, purchase } of begun) paid.push(await payAfterAll(who, purchase));
  expect(paid).toMatchObject([
    { status: 'completed', refund_is_due: false },
    { status: 'completed', refund_is_due: true },
    { status: 'completed', refund_is_due: true },
  ]);
  expect(await Promise.all(begun.map(({ car }) => statusOf(car)))).toEqual(['active', 'draft', 'draft']);
  expect(await eventsOf(theo, begun[2]!.purchase)).toEqual([
    'asked',
    'opened',
    'cancelled',
    'paid',
    'no_longer_offered',
  ]);
});

test('an open payment holds the introductory rate, and money for an earlier cancelled one is refunded', async () => {
  await withSettings(site, introductory);
  const [first, second] = [await draft(theo), await draft(silas)];
  const before = await buyListing(theo, first);
  await cancel(theo, before);
  const open = await buyListing(silas, second);
  expect(open.payment!.amount).toBe(500);
  expect(await payAfterAll(theo, before)).toMatchObject({ status: 'completed', refund_is_due: true });
  expect(await payAfterAll(silas, open)).toMatchObject({ status: 'completed', refund_is_due: false });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['draft', 'active']);
});

test('for the same car too, the new payment delivers and the cancelled one is refunded', async () => {
  await withSettings(site, introductory);
  const car = await draft(theo);
  const before = await buyListing(theo, car);
  await cancel(theo, before);
  const again = await buyListing(theo, car);
  expect((await theo.api.payments.quote({ type: 'listing', car_id: car })).quote).toMatchObject({
    total: 500,
    open_payment: { id: again.payment!.id },
  });
  expect(await payAfterAll(theo, before)).toMatchObject({ refund_is_due: true });
  expect(await payAfterAll(theo, again)).toMatchObject({ amount: 500, refund_is_due: false });
});

test('a listing removed during payment keeps the rate', async () => {
  await withSettings(site, introductory);
  const [first, second] = [await draft(theo), await draft(silas)];
  await buyListing(theo, first);
  await sql`update cars set status = 'removed', status_before = 'pending', removed_at = now() where id = ${first}`.execute(
    site.db,
  );
  expect((await buyListing(silas, second)).payment!.amount).toBe(1500);
});

test('the database allows the introductory rate once per account', async () => {
  await withSettings(site, introductory);
  const { payment } = await buyListing(theo, await draft(theo));
  const another = sql`
    insert into payments (user_id, kind, subject, purpose, amount, lines, lasts_hours, introductory_for)
    select user_id, kind, subject, 'another', amount, lines, lasts_hours, introductory_for
    from payments where id = ${payment!.id}`.execute(site.db);
  await expect(another).rejects.toThrow('one_introductory_rate');
  const freed = site.db.updateTable('payments').set({ introductory_for: null }).where('id', '=', payment!.id).execute();
  await expect(freed).rejects.toThrow('what was agreed on cannot be changed');
});

const prices = {
  regular_listing_price: 1500,
  introductory_rate: 1500,
  featured_car_price: 2500,
  dealer_membership_price: 25_000,
  listing_duration_days: 30,
  new_user_discount_percentage: 0,
  payment_processing_fee: 0,
} satisfies Partial<Settings>;

const listing = async () => ({ who: theo, purchase: await buyListing(theo, await draft(theo)) });
const feature = async () => {
  await withSettings(site, { regular_listing_price: 0, introductory_rate: 0 });
  const car_id = await listed(theo);
  await withSettings(site, prices);
  return { who: theo, purchase: await theo.api.payments.purchaseFeatured({ car_id, user_id: theo.id }) };
};
const renewal = async () => {
  const { rows } = await sql<{ id: number }>`
    update memberships set started_at = now() - interval '30 days', ends_at = now() + interval '5 days'
    where dealer_account_id = (select dealer_account_id from dealer_team_members where user_id = ${grace.id})
    returning id`.execute(site.db);
  const membership_id = rows[0]!.id;
  return { who: grace, purchase: await grace.api.payments.renewMembership({ membership_id, user_id: grace.id }) };
};

type Wish = () => Promise<{ who: SignedIn; purchase: Begun }>;
const wishes: [string, Wish, dearer: Partial<Settings>, cheaper: Partial<Settings>][] = [
  [
    'a listing',
    listing,
    { regular_listing_price: 1501, introductory_rate: 1501 },
    { regular_listing_price: 1499, introductory_rate: 1499 },
  ],
  ['a listing of another length', listing, { listing_duration_days: 29 }, { listing_duration_days: 31 }],
  ['a listing with a fee', listing, { payment_processing_fee: 1 }, { payment_processing_fee: 0 }],
  ['a feature', feature, { featured_car_price: 2501 }, { featured_car_price: 2499 }],
  ['a membership', renewal, { dealer_membership_price: 25_001 }, { dealer_membership_price: 24_999 }],
];

test.each(wishes)('money for %s that was cancelled is refunded if it costs more today', async (_what, wish, dearer) => {
  await withSettings(site, prices);
  const { who, purchase } = await wish();
  await cancel(who, purchase);
  await withSettings(site, dearer);
  expect(await payAfterAll(who, purchase)).toMatchObject({ status: 'completed', refund_is_due: true });
  expect(await eventsOf(who, purchase)).toContain('no_longer_offered');
});

test.each(wishes)(
  'money for %s that was cancelled buys it if it costs no more today',
  async (_what, wish, _dearer, cheaper) => {
    await withSettings(site, prices);
    const { who, purchase } = await wish();
    await cancel(who, purchase);
    await withSettings(site, cheaper);
    expect(await payAfterAll(who, purchase)).toMatchObject({ status: 'completed', refund_is_due: false });
    expect(await eventsOf(who, purchase)).toContain('delivered');
  },
);

test('money for a cancelled payment is refunded if its discount has ended by then', async () => {
  await withSettings(site, { ...prices, new_user_discount_percentage: 10 });
  await sql`update game_accounts set first_seen_at = now() - interval '29 days'`.execute(site.db);
  const { who, purchase } = await listing();
  expect(purchase.payment!.amount).toBe(1350);
  await cancel(who, purchase);
  await sql`update game_accounts set first_seen_at = now() - interval '31 days'`.execute(site.db);
  expect(await payAfterAll(who, purchase)).toMatchObject({ status: 'completed', refund_is_due: true });
});

test('a cancelled payment is quoted again for its payer, not for someone else who is no longer new', async () => {
  await withSettings(site, { ...prices, new_user_discount_percentage: 10 });
  await sql`update game_accounts set first_seen_at = now() - interval '29 days'`.execute(site.db);
  const { who, purchase } = await listing();
  await cancel(who, purchase);
  await sql`
    update game_accounts set first_seen_at = now() - interval '31 days'
    where id <> (select game_account_id from users where id = ${who.id})`.execute(site.db);
  expect(await payAfterAll(who, purchase)).toMatchObject({ status: 'completed', refund_is_due: false });
});

test('a payment that stayed open costs what was quoted, whatever today’s price is', async () => {
  await withSettings(site, prices);
  const { who, purchase } = await listing();
  await withSettings(site, { regular_listing_price: 9000, introductory_rate: 9000, listing_duration_days: 1 });
  expect(await payAfterAll(who, purchase)).toMatchObject({ status: 'completed', refund_is_due: false });
});

test('a payment wrongly reported as failed is quoted again too', async () => {
  await withSettings(site, prices);
  const { who, purchase } = await listing();
  await atTheBank(purchase.payment_link, 'decline');
  const { payment } = await who.api.payments.processGtaWorldPayment({ payment_id: purchase.payment!.id });
  expect(payment.status).toBe('failed');
  await withSettings(site, { regular_listing_price: 9000, introductory_rate: 9000 });
  await sql`update demo.bank_payments set status = 'payment_successful' where payment_id = ${payment.gta_world_transaction_id}`.execute(
    site.db,
  );
  const late = await who.api.payments.processGtaWorldPayment({ payment_id: payment.id });
  expect(late.payment).toMatchObject({ status: 'completed', refund_is_due: true });
});

test('a refund does not use up the introductory rate', async () => {
  await withSettings(site, introductory);
  const [first, second] = [await draft(theo), await draft(theo)];
  const before = await buyListing(theo, first);
  await cancel(theo, before);
  await withSettings(site, { introductory_rate: 600 });
  expect(await payAfterAll(theo, before)).toMatchObject({ refund_is_due: true });
  await withSettings(site, introductory);
  const next = await buyListing(theo, second);
  expect(next.payment!.amount).toBe(500);
  await payFor(theo, Promise.resolve(next));
  expect(await statusOf(second)).toBe('active');
});
