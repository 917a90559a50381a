import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atTheBank, bankFault, payFor } from '../../../testing/bank.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, ada] = await Promise.all([site.as('member'), site.as('admin')]);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

/** A feature purchase that the job for open payments doesn't touch, so that the user settles it. */
async function feature() {
  const bought = await mara.api.payments.purchaseFeatured({ car_id: await listed(mara), user_id: mara.id });
  await site.db
    .updateTable('payments')
    .set({ next_check_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', bought.payment!.id)
    .execute();
  return bought;
}
const recordOf = (id: number) =>
  site.db
    .selectFrom('payment_events')
    .select(['kind', 'cause', 'actor_id', 'details'])
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute();
const asked = () => ({ kind: 'asked', cause: 'buyer', actor_id: mara.id, details: null });
const opened = { kind: 'opened', cause: 'buyer', actor_id: null, details: { bankPaymentId: expect.any(String) } };

test('a payment’s records show who requested it, the bank’s reference and how it was found paid', async () => {
  const id = await payFor(mara, feature());
  expect(await recordOf(id)).toEqual([
    asked(),
    opened,
    { kind: 'paid', cause: 'return', actor_id: null, details: { wasBefore: 'pending' } },
    { kind: 'delivered', cause: 'return', actor_id: null, details: null },
  ]);
});

test('a cancelled payment names who cancelled it, and money that still arrives shows its earlier status', async () => {
  const { payment, payment_link } = await feature();
  await mara.api.payments.cancel({ payment_id: payment!.id });
  const cancelled = { kind: 'cancelled', cause: 'buyer', actor_id: mara.id, details: null };
  expect(await recordOf(payment!.id)).toEqual([asked(), opened, cancelled]);
  await atTheBank(payment_link, 'approve');
  await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect((await recordOf(payment!.id))[3]).toMatchObject({ kind: 'paid', details: { wasBefore: 'cancelled' } });
});

test('a payment the bank declined or never opened says so', async () => {
  const { payment, payment_link } = await feature();
  await atTheBank(payment_link, 'decline');
  await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  // The bank's callback may come before the user returns.
  const cause = expect.stringMatching(/^(return|callback)$/) as string;
  const failed = { kind: 'failed', cause, actor_id: null, details: null };
  expect(await recordOf(payment!.id)).toEqual([asked(), opened, failed]);

  await bankFault(site, 'open', 'error');
  await expect(feature()).rejects.toMatchObject({ code: 'bank_unavailable' });
  const { id } = await site.db
    .selectFrom('payments')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const notOpened = { kind: 'not_opened', cause: 'buyer', actor_id: null, details: null };
  expect(await recordOf(id)).toEqual([asked(), notOpened]);
});

test('a wrong amount is recorded with the bank’s response', async () => {
  const { payment, payment_link } = await feature();
  await atTheBank(payment_link, 'approve', 'wrong_amount');
  await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect((await recordOf(payment!.id))[2]).toMatchObject({
    kind: 'in_doubt',
    cause: 'return',
    details: { doubt: 'wrong_amount', said: { status: 'payment_successful', mode: 'live' } },
  });
});

test('a refund is recorded with the payment and in the staff log', async () => {
  const id = await payFor(mara, feature());
  await ada.api.payments.refund({ payment_id: id, reason: 'Charged by mistake' });
  expect((await recordOf(id)).at(-1)).toEqual({
    kind: 'refunded',
    cause: 'staff',
    actor_id: ada.id,
    details: { reason: 'Charged by mistake' },
  });
  const actions = await site.db.selectFrom('staff_actions').selectAll().where('target_kind', '=', 'payment').execute();
  expect(actions).toMatchObject([
    {
      actor_id: ada.id,
      action: 'refund_payment',
      target_id: id,
      before: { status: 'completed', amount: 2500 },
      after: { status: 'refunded', amount: 2500 },
      reason: 'Charged by mistake',
    },
  ]);
});
