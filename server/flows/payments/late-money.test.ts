import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCallbackPath } from '../../http/bank-callback.ts';
import { settlePayments } from '../../jobs/settle-payments.ts';
import { atTheBank, bankFault, bankSignature, demo, payFor } from '../../testing/bank.ts';
import { draft, emptyMarket, listed, relist, sell, withSettings } from '../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';
import { chooseBank } from '../../outside/bank/choose-bank.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await withSettings(site, { max_featured_cars_per_user: 1 });
});

const feature = (car_id: number) => mara.api.payments.purchaseFeatured({ car_id, user_id: mara.id });
const featuredNow = async () =>
  (await sql<{ id: number }>`select id from cars where is_featured and status = 'active' order by id`.execute(site.db))
    .rows;
const paymentOf = (id: number) =>
  site.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('money for a feature that was given up goes back when its place is taken by now', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  const { payment, payment_link } = await feature(first);
  await mara.api.payments.cancel({ payment_id: payment!.id });
  await payFor(mara, feature(second));
  await atTheBank(payment_link, 'approve');
  const late = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(late.payment).toMatchObject({ status: 'completed', refund_is_due: true });
  expect(await featuredNow()).toEqual([{ id: second }]);
});

test('a featured car that was sold has its slot when it comes back', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  await payFor(mara, feature(first));
  await sell(mara, first);
  await expect(feature(second)).rejects.toMatchObject({ code: 'no_feature_left' });
  await relist(mara, first);
  expect(await featuredNow()).toEqual([{ id: first }]);
});

/** Given up more than a week ago, and paid after that. */
async function paidVeryLate() {
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
  const carId = await draft(mara);
  const { payment, payment_link } = await mara.api.payments.purchaseListing({ car_id: carId, user_id: mara.id });
  await mara.api.payments.cancel({ payment_id: payment!.id });
  await sql`
    update payments set created_at = now() - interval '9 days', next_check_at = null where id = ${payment!.id}`.execute(
    site.db,
  );
  await atTheBank(payment_link, 'approve', 'none');
  const body = JSON.stringify({
    payment_id: payment!.gta_world_transaction_id,
    mode: 'live',
    amount: 1500,
    status: 'payment_successful',
  });
  const call = () =>
    fetch(`${site.url}${bankCallbackPath}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-fleeca-signature': bankSignature(body),
      },
    });
  return { id: payment!.id, call };
}

test('the bank calls after weeks and is silent when it is asked: it is asked again, and the money counts', async () => {
  const { id, call } = await paidVeryLate();
  await bankFault(site, 'look', 'error');
  expect((await call()).status).toBe(200);
  expect(await paymentOf(id)).toMatchObject({ status: 'cancelled', next_check_at: expect.any(Date) as Date });
  const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);
  await settlePayments(
    {
      db: site.db,
      bank: chooseBank({ bank: null }, demo, () => site.url),
      settings: async () => readSettings({}),
      siteName: 'Test',
      siteTimezone: 'UTC',
      log: { warn: () => undefined },
    },
    inTwoHours,
  );
  expect(await paymentOf(id)).toMatchObject({ status: 'completed' });
});

test('a callback that nobody could follow the first time is followed when it comes again', async () => {
  const { id, call } = await paidVeryLate();
  await bankFault(site, 'look', 'error');
  await call();
  await call();
  expect(await paymentOf(id)).toMatchObject({ status: 'completed' });
});
