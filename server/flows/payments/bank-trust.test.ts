import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCallbackPath } from '../../http/calls/bank-callback.ts';
import { atTheBank, bankSignature } from '../../../testing/bank.ts';
import { draft, emptyMarket, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
});

async function begin() {
  const carId = await draft(mara);
  const { payment, payment_link } = await mara.api.payments.purchaseListing({ car_id: carId, user_id: mara.id });
  return { carId, id: payment!.id, bankId: payment!.gta_world_transaction_id!, link: payment_link };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const bodyOf = ({ bankId, link }: Begun, changed: object = {}) =>
  JSON.stringify({
    payment_id: bankId,
    payment_url: link,
    mode: 'live',
    amount: 1500,
    payer_routing: '004417309',
    status: 'payment_successful',
    created_at: new Date().toISOString(),
    paid_at: new Date().toISOString(),
    ...changed,
  });
const call = (body: string, signature = bankSignature(body)) =>
  fetch(`${site.url}${bankCallbackPath}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-fleeca-signature': signature },
  });
const verdicts = async () =>
  (await site.db.selectFrom('bank_callbacks').select('verdict').orderBy('id').execute()).map(({ verdict }) => verdict);
const paymentOf = (id: number) =>
  site.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const deliveries = async (id: number) =>
  (
    await site.db
      .selectFrom('payment_events')
      .selectAll()
      .where('payment_id', '=', id)
      .where('kind', '=', 'delivered')
      .execute()
  ).length;

test('a genuine callback triggers a check with the bank, and the result applies without the user', async () => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'none');
  expect((await call(bodyOf(begun))).status).toBe(200);
  expect(await paymentOf(begun.id)).toMatchObject({ status: 'completed', payer_routing: '004417309' });
});

test('the data file shows the paying routing number only if it is the member’s own', async () => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'none');
  await call(bodyOf(begun));
  const shown = async () => {
    const { json } = await mara.api.accounts.exportData({});
    const { payments } = JSON.parse(json) as { payments: { id: number; payer_routing: string | null }[] };
    return payments.find(({ id }) => id === begun.id)!.payer_routing;
  };
  const ownRouting = (routing_number: string) =>
    mara.api.accounts.updateProfile({ phone_number: '5510011', routing_number });
  await ownRouting('123456789');
  expect(await shown()).toBeNull();
  await ownRouting('004417309');
  expect(await shown()).toBe('004417309');
});

test('a genuine callback that claims more than the bank confirms changes nothing', async () => {
  const begun = await begin();
  expect((await call(bodyOf(begun))).status).toBe(200);
  expect((await paymentOf(begun.id)).status).toBe('pending');
});

test.each([
  ['a bad signature', 401, 'bad_signature', {}, 'another key'],
  ['another amount', 409, 'wrong_amount', { amount: 1 }, undefined],
  ['sandbox money', 409, 'wrong_mode', { mode: 'sandbox' }, undefined],
  ['an unknown payment', 404, 'unknown_payment', { payment_id: '00000000-0000-4000-8000-000000000000' }, undefined],
  ['no payment', 400, 'unreadable', { payment_id: 7 }, undefined],
] as const)('a callback with %s is refused and recorded', async (_what, status, verdict, changed, key) => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'none');
  const body = bodyOf(begun, changed);
  expect((await call(body, bankSignature(body, key))).status).toBe(status);
  expect((await verdicts()).at(-1)).toBe(verdict);
  expect((await paymentOf(begun.id)).status).toBe('pending');
});

test('a callback without a signature or with a broken one is refused', async () => {
  const body = bodyOf(await begin());
  for (const signature of ['', 'sha256=', 'sha1=00', bankSignature(body).slice(0, -1), bankSignature(`${body} `)])
    expect((await call(body, signature)).status).toBe(401);
});

test('a replayed callback does nothing more and is recorded', async () => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'none');
  const body = bodyOf(begun);
  for (let time = 0; time < 3; time += 1) expect((await call(body)).status).toBe(200);
  expect((await verdicts()).slice(-3)).toEqual(['accepted', 'replayed', 'replayed']);
  expect(await deliveries(begun.id)).toBe(1);
});

test('another user’s payment looks like a missing one, and the attempt is recorded', async () => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'none');
  const kenji = await site.as('otherMember');
  for (const payment_id of [begun.bankId, begun.id, '00000000-0000-4000-8000-000000000000'])
    await expect(kenji.api.payments.processGtaWorldPayment({ payment_id })).rejects.toMatchObject({
      code: 'payment_not_found',
    });
  await expect(kenji.api.payments.cancel({ payment_id: begun.id })).rejects.toMatchObject({
    code: 'payment_not_found',
  });
  await expect(kenji.api.payments.resume({ payment_id: begun.id })).rejects.toMatchObject({
    code: 'payment_not_found',
  });
  expect(await kenji.api.payments.transaction({ id: begun.id })).toBeNull();
  const tried = await site.db.selectFrom('payment_events').selectAll().where('kind', '=', 'claimed_by_other').execute();
  expect(tried.map(({ payment_id, actor_id }) => [payment_id, actor_id])).toEqual([
    [begun.id, kenji.id],
    [begun.id, kenji.id],
  ]);
  expect((await paymentOf(begun.id)).status).toBe('pending');
});

test('sandbox money never completes a payment in live mode, however often it is checked', async () => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'sandbox');
  for (let time = 0; time < 2; time += 1) {
    const { payment } = await mara.api.payments.processGtaWorldPayment({ payment_id: begun.bankId });
    expect(payment).toMatchObject({ status: 'pending', is_in_doubt: true });
  }
  const doubts = await site.db
    .selectFrom('payment_events')
    .selectAll()
    .where('payment_id', '=', begun.id)
    .where('kind', '=', 'in_doubt')
    .execute();
  expect(doubts).toHaveLength(1);
});

test('the bank’s callbacks, sent twice, deliver once', async () => {
  const begun = await begin();
  await atTheBank(begun.link, 'approve', 'doubled');
  await expect.poll(async () => (await paymentOf(begun.id)).status).toBe('completed');
  expect(await deliveries(begun.id)).toBe(1);
});

test('payment records are never changed', async () => {
  const { id } = await begin();
  const change = (what: Promise<unknown>) => expect(what).rejects.toThrow();
  await change(site.db.deleteFrom('payments').where('id', '=', id).execute());
  await change(site.db.updateTable('payments').set({ amount: 1 }).where('id', '=', id).execute());
  await change(site.db.updateTable('payment_events').set({ kind: 'paid' }).where('payment_id', '=', id).execute());
  await change(site.db.deleteFrom('bank_callbacks').execute());
  await mara.api.payments.cancel({ payment_id: id });
  await change(
    site.db.updateTable('payments').set({ status: 'pending', settled_at: null }).where('id', '=', id).execute(),
  );
});
