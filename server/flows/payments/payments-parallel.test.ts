import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCallbackPath } from '../../http/calls/bank-callback.ts';
import { atTheBank, bankSignature } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let other: Site;
beforeAll(async () => {
  site = await startSite();
  other = await startSite({ on: site.database });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  await emptyMarket(site);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
});

/** The same user on both processes in turn. */
const ofBoth = (one: SignedIn, two: SignedIn) => (turn: number) => (turn % 2 === 0 ? one : two);
const paymentsFor = (carId: number) =>
  site.db.selectFrom('payments').selectAll().where('car_id', '=', carId).orderBy('id').execute();
const opened = async () =>
  (await sql<{ count: number }>`select count(*) from demo.bank_payments`.execute(site.db)).rows[0]!.count;
const times = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

test('200 concurrent requests on two processes: one payment, one at the bank, one link', async () => {
  const mara = ofBoth(await site.as('member'), await other.as('member'));
  const car_id = await draft(mara(0));
  const before = await opened();
  const answers = await times(200, (turn) => {
    const { api, id } = mara(turn);
    return api.payments.purchaseListing({ car_id, user_id: id });
  });
  expect(await paymentsFor(car_id)).toMatchObject([{ status: 'pending', amount: 1500 }]);
  expect((await opened()) - before).toBe(1);
  expect(new Set(answers.map(({ payment }) => payment!.id)).size).toBe(1);
  // Each process returns the demo bank's link with its own host.
  expect(new Set(answers.map(({ payment_link }) => new URL(payment_link!).pathname)).size).toBe(1);
});

test('return, callback and job at the same time, 50 times: one delivery each', async () => {
  await withSettings(site, { max_listings_per_user: 20 });
  const mara = ofBoth(await site.as('member'), await other.as('member'));
  for (let round = 0; round < 50; round++) {
    const car_id = await draft(mara(round));
    const { api, id } = mara(round);
    const { payment, payment_link } = await api.payments.purchaseListing({ car_id, user_id: id });
    await atTheBank(payment_link, 'approve', 'none');
    await sql`update payments set next_check_at = now() where id = ${payment!.id}`.execute(site.db);
    await Promise.all([
      ...[0, 1, 2, 3].map((turn) => mara(turn).api.payments.processGtaWorldPayment({ payment_id: payment!.id })),
      ...[site, other, site].map(({ url }) => bankCalls(url, payment!.gta_world_transaction_id!)),
      sql`select graphile_worker.add_job('settle_payments', '{}'::json)`.execute(site.db),
    ]);
    const events = await site.db
      .selectFrom('payment_events')
      .select('kind')
      .where('payment_id', '=', payment!.id)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['asked', 'opened', 'paid', 'delivered']);
    const { status, expires_at } = await site.db
      .selectFrom('cars')
      .select(['status', 'expires_at'])
      .where('id', '=', car_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
    expect(Math.abs(expires_at!.getTime() - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
    await sell(mara(0), car_id);
  }
});

test('200 concurrent free features of a dealer: only as many as are free, and never beyond the slots', async () => {
  await withSettings(site, { dealer_free_featured_per_month: 3, max_featured_cars_per_dealer: 5 });
  const grace = ofBoth(await site.as('dealerOwner'), await other.as('dealerOwner'));
  const cars: number[] = [];
  for (let made = 0; made < 20; made++) cars.push(await listed(grace(made)));
  const answers = await times(200, (turn) => {
    const { api, id } = grace(turn);
    return api.payments
      .purchaseFeatured({ car_id: cars[turn % cars.length]!, user_id: id })
      .catch((cause: unknown) => cause);
  });
  const free = answers.filter(
    (answer) => !(answer instanceof Error) && (answer as { payment: unknown }).payment === null,
  );
  expect(free).toHaveLength(3);
  const { rows } = await sql<{ featured: number; open: number }>`
    select count(*) filter (where is_featured) as featured,
      (select count(*) from payments where status = 'pending' and kind = 'featured' and car_id = any(${sql.val(cars)})) as open
    from cars where id = any(${sql.val(cars)})`.execute(site.db);
  expect(rows[0]!.featured, 'the free ones, each on whatever car came first').toBeLessThanOrEqual(3);
  const { rows: slots } = await sql<{ id: number }>`
    select id from cars where id = any(${sql.val(cars)}) and (is_featured
      or exists (select from payments where car_id = cars.id and kind = 'featured' and payments.status = 'pending'))`.execute(
    site.db,
  );
  expect(slots).toHaveLength(5);
  const refused = answers.filter((answer) => answer instanceof Error) as (Error & { code?: string })[];
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['no_feature_left']));
});

test('two concurrent first listings of one person: the introductory rate applies once', async () => {
  await withSettings(site, { introductory_rate: 500, new_user_discount_percentage: 0 });
  const [theo, silas] = await Promise.all([site.as('firstCharacter'), other.as('otherCharacter')]);
  for (let round = 0; round < 10; round++) {
    const sides = await Promise.all([theo, silas].map(async (who) => ({ who, car_id: await draft(who) })));
    const answers = await Promise.all(
      sides.map(({ who, car_id }) => who.api.payments.purchaseListing({ car_id, user_id: who.id })),
    );
    expect(answers.map(({ payment }) => payment!.amount).toSorted((one, two) => one - two)).toEqual([500, 1500]);
    await Promise.all(
      sides.map(({ who }, side) => who.api.payments.cancel({ payment_id: answers[side]!.payment!.id })),
    );
  }
});

test('of several late payments at the introductory rate, settled concurrently by two processes, one is delivered', async () => {
  await withSettings(site, { introductory_rate: 500, new_user_discount_percentage: 0 });
  const theo = ofBoth(await site.as('firstCharacter'), await other.as('firstCharacter'));
  const given: { id: number; car_id: number }[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const { api, id: user_id } = theo(turn);
    const car_id = await draft(theo(turn));
    const { payment, payment_link } = await api.payments.purchaseListing({ car_id, user_id });
    expect(payment!.amount).toBe(500);
    await api.payments.cancel({ payment_id: payment!.id });
    await atTheBank(payment_link, 'approve', 'none');
    given.push({ id: payment!.id, car_id });
  }
  await times(16, (turn) =>
    theo(turn).api.payments.processGtaWorldPayment({ payment_id: given[turn % given.length]!.id }),
  );
  const settled = await Promise.all(given.map(async ({ car_id }) => (await paymentsFor(car_id))[0]!));
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('completed'));
  expect(settled.filter(({ delivered_at }) => delivered_at !== null)).toHaveLength(1);
  expect(settled.filter(({ refund_due_since }) => refund_due_since !== null)).toHaveLength(3);
});

function bankCalls(url: string, payment_id: string): Promise<Response> {
  const body = JSON.stringify({ payment_id, mode: 'live', amount: 1500, status: 'payment_successful' });
  return fetch(`${url}${bankCallbackPath}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-fleeca-signature': bankSignature(body) },
  });
}
