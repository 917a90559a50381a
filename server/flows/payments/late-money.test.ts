import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCallbackPath } from '../../http/calls/bank-callback.ts';
import { runListingSchedule } from '../../jobs/expire-listings.ts';
import { settlePayments } from '../../jobs/settle-payments.ts';
import { atTheBank, bankFault, bankSignature, demo, payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, relist, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { chooseBank } from '../../outside/bank/choose-bank.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';

let site: Site;
let mara: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, mia] = [await site.as('member'), await site.as('moderator')];
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

test('money for a cancelled feature is refunded if its slot is taken by then', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  const { payment, payment_link } = await feature(first);
  await mara.api.payments.cancel({ payment_id: payment!.id });
  await payFor(mara, feature(second));
  await atTheBank(payment_link, 'approve');
  const late = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(late.payment).toMatchObject({ status: 'completed', refund_is_due: true });
  expect(await featuredNow()).toEqual([{ id: second }]);
});

test('a featured car that was sold keeps its slot when it returns', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  await payFor(mara, feature(first));
  await sell(mara, first);
  await expect(feature(second)).rejects.toMatchObject({ code: 'no_feature_left' });
  await relist(mara, first);
  expect(await featuredNow()).toEqual([{ id: first }]);
});

/** A listing whose renewal was requested near its end and that ended before payment. */
async function endedWhilePaying() {
  const carId = await listed(mara);
  await sql`update cars set expires_at = now() + interval '1 day' where id = ${carId}`.execute(site.db);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500, new_user_discount_percentage: 0 });
  const { payment, payment_link } = await mara.api.payments.purchaseListing({ car_id: carId, user_id: mara.id });
  await sql`update cars set expires_at = now() - interval '1 minute' where id = ${carId}`.execute(site.db);
  await runListingSchedule(site.db);
  return { carId, paymentId: payment!.id, payment_link };
}

test.each([
  ['open', async () => undefined],
  ['given up', (payment_id: number) => mara.api.payments.cancel({ payment_id })],
])(
  'money for an ended listing flagged by staff stays in it, with the payment %s, and it goes live only when restored',
  async (_how, before) => {
    const { carId, paymentId, payment_link } = await endedWhilePaying();
    await before(paymentId);
    await mia.api.cars.updateStatus({ id: carId, status: 'flagged', reason: 'The photos show another car' });
    await atTheBank(payment_link, 'approve');
    const { payment } = await mara.api.payments.processGtaWorldPayment({ payment_id: paymentId });
    expect(payment).toMatchObject({ status: 'completed', refund_is_due: false });
    expect(await site.visitor().api.cars.get({ id: carId })).toBeNull();
    await mia.api.cars.updateStatus({ id: carId, status: 'active', reason: 'They show this one' });
    expect(await site.visitor().api.cars.get({ id: carId })).toMatchObject({ status: 'active' });
    const { expires_at } = (await mara.api.cars.get({ id: carId }))!.own!;
    expect(Date.parse(expires_at!)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  },
);

/** Cancelled more than a week ago and paid after that. */
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

test('if the bank calls back after weeks and then does not respond, it is asked again and the money counts', async () => {
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

test('a callback that could not be processed the first time is processed when repeated', async () => {
  const { id, call } = await paidVeryLate();
  await bankFault(site, 'look', 'error');
  await call();
  await call();
  expect(await paymentOf(id)).toMatchObject({ status: 'completed' });
});
