import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atTheBank, bankFault, payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, grace] = await Promise.all([site.as('member'), site.as('dealerOwner')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500, maintenance_mode: false });
});

const buyListing = (who: SignedIn, car_id: number, expected_total?: number) =>
  who.api.payments.purchaseListing({
    car_id,
    user_id: who.id,
    ...(expected_total !== undefined && { expected_total }),
  });
const statusOf = async (id: number) =>
  (await site.db.selectFrom('cars').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('a listing is quoted, reserves its slot while waiting for money, and goes live once the bank confirms', async () => {
  const id = await draft(mara);
  const { quote } = await mara.api.payments.quote({ type: 'listing', car_id: id });
  expect(quote).toMatchObject({ total: 1500, lines: [{ label: 'Car Listing', amount: 1500 }], refusal: null });
  const { payment, payment_link } = await buyListing(mara, id, quote.total);
  expect(payment).toMatchObject({ status: 'pending', amount: 1500, payment_type: 'listing', car_id: id });
  expect(await statusOf(id)).toBe('pending');
  expect((await mara.api.cars.mine({})).slots.used).toBe(1);
  await atTheBank(payment_link, 'approve');
  const back = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.gta_world_transaction_id! });
  expect(back).toMatchObject({ bank_answered: true, payment: { status: 'completed', refund_is_due: false } });
  expect(await statusOf(id)).toBe('active');
  expect(await site.visitor().api.cars.get({ id })).toMatchObject({ status: 'active' });
});

test('submitting does not give away what costs money', async () => {
  const id = await draft(mara);
  await expect(mara.api.cars.change({ id, transition: 'submit' })).rejects.toMatchObject({
    code: 'payment_needed',
    message: 'This costs $1,500. It goes live once you’ve paid.',
  });
  expect(await statusOf(id)).toBe('draft');
});

test('asking again returns the same payment, even if the price has changed', async () => {
  const id = await draft(mara);
  const first = await buyListing(mara, id, 1500);
  await withSettings(site, { regular_listing_price: 9000 });
  const second = await buyListing(mara, id);
  expect(second).toEqual(first);
});

test('if the price is not the one shown, nothing is started', async () => {
  const id = await draft(mara);
  await withSettings(site, { regular_listing_price: 1600, introductory_rate: 1600 });
  await expect(buyListing(mara, id, 1500)).rejects.toMatchObject({ code: 'price_changed' });
  expect(await statusOf(id)).toBe('draft');
  expect((await mara.api.payments.open({})).payments.filter((one) => one.car_id === id)).toEqual([]);
});

test('after a decline at the bank the draft is a draft again and can be bought again', async () => {
  const id = await draft(mara);
  const { payment, payment_link } = await buyListing(mara, id);
  await atTheBank(payment_link, 'decline');
  const back = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(back.payment.status).toBe('failed');
  expect(await statusOf(id)).toBe('draft');
  expect((await buyListing(mara, id)).payment!.id).not.toBe(payment!.id);
});

test('cancelling frees the slot, and if it is still paid, it is delivered', async () => {
  const id = await draft(mara);
  const { payment, payment_link } = await buyListing(mara, id);
  const { payment: cancelled } = await mara.api.payments.cancel({ payment_id: payment!.id });
  expect(cancelled.status).toBe('cancelled');
  expect(await statusOf(id)).toBe('draft');
  await atTheBank(payment_link, 'approve');
  const back = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(back.payment).toMatchObject({ status: 'completed', refund_is_due: false });
  expect(await statusOf(id)).toBe('active');
});

test('cancelling a payment that is already paid completes it', async () => {
  const id = await draft(mara);
  const { payment, payment_link } = await buyListing(mara, id);
  await atTheBank(payment_link, 'approve');
  const { payment: kept } = await mara.api.payments.cancel({ payment_id: payment!.id });
  expect(kept.status).toBe('completed');
  expect(await statusOf(id)).toBe('active');
});

test('money that cannot be delivered for is marked for refund', async () => {
  const id = await draft(mara);
  const { payment, payment_link } = await buyListing(mara, id);
  await mara.api.payments.cancel({ payment_id: payment!.id });
  await mara.api.cars.update({ id, price: null });
  await atTheBank(payment_link, 'approve');
  const back = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(back.payment).toMatchObject({ status: 'completed', refund_is_due: true });
  expect(await statusOf(id)).toBe('draft');
});

test('a car being paid for can be edited but not deleted', async () => {
  const id = await draft(mara);
  await buyListing(mara, id);
  await expect(mara.api.cars.remove({ id })).rejects.toMatchObject({ code: 'not_possible_now' });
  await mara.api.cars.update({ id, price: 30_000 });
  const prices = await site.db.selectFrom('car_prices').selectAll().where('car_id', '=', id).execute();
  expect(prices).toEqual([]);
});

test.each(['error', 'garbage'])(
  'a bank that responds with %s opens nothing, charges nothing and leaves the draft',
  async (fault) => {
    const id = await draft(mara);
    await bankFault(site, 'open', fault);
    await expect(buyListing(mara, id)).rejects.toMatchObject({ code: 'bank_unavailable' });
    expect(await statusOf(id)).toBe('draft');
    const { payments } = await mara.api.payments.paymentHistory({ user_id: mara.id, status: 'failed' });
    expect(payments[0]).toMatchObject({ car_id: id, gta_world_transaction_id: null });
    expect((await buyListing(mara, id)).payment_link).toContain('/demo/bank/pay/');
  },
);

test('an unknown outcome leaves the payment open, and a wrong amount is never accepted', async () => {
  const id = await draft(mara);
  const { payment, payment_link } = await buyListing(mara, id);
  await atTheBank(payment_link, 'approve', 'wrong_amount');
  const doubtful = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(doubtful.payment).toMatchObject({ status: 'pending', is_in_doubt: true });
  await bankFault(site, 'look', 'garbage');
  const silent = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(silent).toMatchObject({ bank_answered: false, payment: { status: 'pending' } });
  expect(await statusOf(id)).toBe('pending');
  const { payment: receipt } = (await mara.api.payments.transaction({ id: payment!.id }))!;
  expect(receipt.events.map(({ kind }) => kind)).toEqual(['asked', 'opened', 'in_doubt']);
});

test('a payment requested long ago and never opened is requested again at today’s price', async () => {
  const id = await draft(mara);
  await bankFault(site, 'open', 'error');
  const { payment } = await buyListing(mara, id).catch(() => ({ payment: null }));
  expect(payment).toBeNull();
  // The state left by a server that crashed while calling the bank.
  await sql`alter table payments disable trigger user`.execute(site.db);
  await sql`
    update payments set status = 'pending', settled_at = null, opening_until = null, created_at = now() - interval '3 days'
    where car_id = ${id}
  `.execute(site.db);
  await sql`alter table payments enable trigger user`.execute(site.db);
  await site.db.updateTable('cars').set({ status: 'pending' }).where('id', '=', id).execute();
  await expect(buyListing(mara, id)).rejects.toMatchObject({ code: 'bank_unavailable' });
  expect(await statusOf(id)).toBe('draft');
  expect((await buyListing(mara, id)).payment).toMatchObject({ status: 'pending', amount: 1500 });
});

test('a dealer’s listing is covered by the membership', async () => {
  const id = await draft(grace);
  const { quote } = await grace.api.payments.quote({ type: 'listing', car_id: id });
  expect(quote).toMatchObject({
    total: 0,
    lines: [{ amount: 1500 }, { label: 'Covered by your membership', amount: -1500 }],
  });
  expect(await buyListing(grace, id, 0)).toEqual({ success: true, payment: null, payment_link: null });
  expect(await statusOf(id)).toBe('active');
});

test('renewing an ended listing costs again and reserves its slot, and cancelling makes it ended again', async () => {
  const id = await draft(mara);
  await payFor(mara, buyListing(mara, id));
  await site.db.updateTable('cars').set({ status: 'expired', expires_at: new Date() }).where('id', '=', id).execute();
  const { payment } = await buyListing(mara, id);
  expect(await statusOf(id)).toBe('pending');
  await mara.api.payments.cancel({ payment_id: payment!.id });
  expect(await statusOf(id)).toBe('expired');
  await payFor(mara, buyListing(mara, id));
  expect(await statusOf(id)).toBe('active');
});

test('renewing shortly before the end extends it, and it stays live', async () => {
  const id = await draft(mara);
  await payFor(mara, buyListing(mara, id));
  const soon = new Date(Date.now() + 2 * 86_400_000);
  await site.db.updateTable('cars').set({ expires_at: soon }).where('id', '=', id).execute();
  const purchase = await buyListing(mara, id);
  expect(await statusOf(id)).toBe('active');
  await payFor(mara, Promise.resolve(purchase));
  const { expires_at } = await site.db
    .selectFrom('cars')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(expires_at).toEqual(new Date(soon.getTime() + 30 * 86_400_000));
});

test('in maintenance nothing can be bought or continued, and everything else works', async () => {
  const id = await draft(mara);
  const { payment } = await buyListing(mara, id);
  const other = await draft(mara);
  await withSettings(site, { maintenance_mode: true });
  await expect(buyListing(mara, other)).rejects.toMatchObject({ code: 'maintenance' });
  await expect(mara.api.payments.resume({ payment_id: payment!.id })).rejects.toMatchObject({ code: 'maintenance' });
  expect(await statusOf(other)).toBe('draft');
  await mara.api.cars.update({ id: other, price: 1000 });
  expect((await site.visitor().api.payments.plans({})).plans).toHaveLength(4);
});

test('a person’s first listing is cheaper with any character, and only the first', async () => {
  await withSettings(site, { introductory_rate: 500, new_user_discount_percentage: 0 });
  const [theo, silas] = await Promise.all([site.as('firstCharacter'), site.as('otherCharacter')]);
  const price = async (who: SignedIn, car_id: number) =>
    (await who.api.payments.quote({ type: 'listing', car_id })).quote.total;
  const [first, second] = [await draft(theo), await draft(silas)];
  expect([await price(theo, first), await price(silas, second)]).toEqual([500, 500]);
  const { payment } = await buyListing(theo, first);
  expect(await price(silas, second)).toBe(1500);
  await theo.api.payments.cancel({ payment_id: payment!.id });
  expect(await price(silas, second)).toBe(500);
});
