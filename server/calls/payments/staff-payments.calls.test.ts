import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atTheBank, bankFault, payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: SignedIn, sam: SignedIn, ana: SignedIn, mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [ada, sam, ana, mara] = (await Promise.all(
    (['admin', 'support', 'analyst', 'member'] as const).map((name) => site.as(name)),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn];
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
});

const begin = async (buyer = mara) =>
  buyer.api.payments.purchaseListing({ car_id: await draft(buyer), user_id: buyer.id });
const paid = () => payFor(mara, begin());
/** The bank reports a different amount than requested. */
const doubtful = async () => {
  const { payment, payment_link } = await begin();
  await atTheBank(payment_link, 'approve', 'wrong_amount');
  await sam.api.payments.askBank({ payment_id: payment!.id });
  return payment!.id;
};
const idsOf = async (asked: Parameters<SignedIn['api']['payments']['staffList']>[0]) =>
  (await sam.api.payments.staffList(asked)).payments.map(({ id }) => id);

test('payments are found by user, number and bank reference, and by status, kind and day', async () => {
  const id = await paid();
  const { payment } = await sam.api.payments.staffPayment({ id });
  expect(payment).toMatchObject({ paid_by: { id: mara.id, name: 'Mara Quinn' }, status: 'completed', amount: 1500 });
  for (const search of ['mara quinn', 'QUINN', String(id), `#${id}`, payment.gta_world_transaction_id!.slice(0, 10)])
    expect(await idsOf({ search })).toContain(id);
  for (const search of ['nobody at all', String(id + 1000), 'ffffffff'])
    expect(await idsOf({ search })).not.toContain(id);
  expect(await idsOf({ status: 'completed', kind: 'listing' })).toContain(id);
  expect(await idsOf({ status: 'refunded' })).not.toContain(id);
  expect(await idsOf({ kind: 'membership' })).not.toContain(id);
  expect(await idsOf({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  expect((await idsOf({ sort: 'oldest' })).toReversed()).toEqual(await idsOf({ sort: 'newest' }));
  for (const sort of ['highest', 'lowest'] as const) expect(await idsOf({ sort })).toContain(id);
});

test('the total covers all matches, not just the page', async () => {
  const before = await sam.api.payments.staffSum({ search: 'mara', status: 'completed' });
  await paid();
  const { sum } = await sam.api.payments.staffSum({ search: 'mara', status: 'completed' });
  expect(sum).toEqual({ payments: before.sum.payments + 1, amount: before.sum.amount + 1500 });
});

test('an analyst reads totals but no single payments', async () => {
  const before = await ana.api.payments.totals({});
  const id = await paid();
  const after = await ana.api.payments.totals({});
  expect(after.kept).toEqual({ payments: before.kept.payments + 1, amount: before.kept.amount + 1500 });
  expect(after.by_kind.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.kept.amount);
  for (const ask of [
    () => ana.api.payments.staffList({}),
    () => ana.api.payments.staffSum({}),
    () => ana.api.payments.staffPayment({ id }),
    () => ana.api.payments.askBank({ payment_id: id }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'not_allowed' });
});

test('the stored totals match a sum over all payments, before and after a fold', async () => {
  await paid();
  await begin();
  const plain = async () => {
    const { rows } = await sql<{ status: string; payments: number; amount: number }>`
      select status, count(*)::int as payments, sum(amount) as amount from payments group by 1 order by 1`.execute(
      site.db,
    );
    return rows;
  };
  for (const fold of [sql`select 1`, sql`select fold_payment_sums()`, sql`select sum_payments_again()`]) {
    await fold.execute(site.db);
    const { by_status } = await ana.api.payments.totals({});
    const summed = by_status.filter(({ payments }) => payments > 0);
    expect(summed.toSorted((one, other) => (one.status < other.status ? -1 : 1))).toEqual(await plain());
    for (const { status, ...sum } of by_status)
      expect((await sam.api.payments.staffSum({ status, search: '' })).sum).toEqual(sum);
  }
  const { sum } = await sam.api.payments.staffSum({ kind: 'listing' });
  const sameByTime = await sam.api.payments.staffSum({ kind: 'listing', from: '2000-01-01' });
  expect(sum).toEqual(sameByTime.sum);
});

test('a payment in doubt waits with the bank’s response until it is refunded', async () => {
  const id = await doubtful();
  expect(await idsOf({ in_doubt: 'yes' })).toContain(id);
  const { payment } = await sam.api.payments.staffPayment({ id });
  expect(payment).toMatchObject({ status: 'pending', doubt: 'wrong_amount', may_be_refunded: false });
  const said = payment.events.find(({ kind }) => kind === 'in_doubt')!.bank_said!;
  expect(said).toMatchObject({ status: 'payment_successful', mode: 'live' });
  expect(said.amount).not.toBe(1500);
  expect(said).not.toHaveProperty('payerRouting');
  const waiting = async () => (await ada.api.staff.waiting({})).waiting.payments_in_doubt;
  expect(await waiting()).toBe((await ana.api.payments.totals({})).in_doubt);
  await sql`update payments set created_at = now() - interval '25 hours' where id = ${id}`.execute(site.db);
  await sam.api.payments.askBank({ payment_id: id });
  expect((await sam.api.payments.staffPayment({ id })).payment).toMatchObject({
    status: 'cancelled',
    refund_is_due: true,
    may_be_refunded: true,
  });
  await ada.api.payments.refund({ payment_id: id, reason: 'Another amount arrived' });
  expect(await idsOf({ in_doubt: 'yes' })).not.toContain(id);
});

test('checking with the bank again counts once, and without a response nothing changes', async () => {
  const { payment, payment_link } = await begin();
  const payment_id = payment!.id;
  await atTheBank(payment_link, 'approve');
  await bankFault(site, 'look', 'error', 3);
  expect(await sam.api.payments.askBank({ payment_id })).toMatchObject({ status: 'pending', bank_answered: false });
  await sql`delete from demo.bank_faults`.execute(site.db);
  await Promise.all([1, 2, 3].map(() => sam.api.payments.askBank({ payment_id })));
  const { events, status } = (await sam.api.payments.staffPayment({ id: payment_id })).payment;
  expect(status).toBe('completed');
  expect(events.filter(({ kind }) => kind === 'delivered')).toMatchObject([{ cause: 'staff' }]);
  await expect(sam.api.payments.askBank({ payment_id: 999_999 })).rejects.toMatchObject({ code: 'payment_not_found' });
});

test('an admin exports what the list shows, and no cell can run as a formula', async () => {
  const id = await paid();
  await sql`update users set name = '=1+1|cmd' where id = ${mara.id}`.execute(site.db);
  const { filename, csv, is_shortened } = await ada.api.payments.staffExport({
    status: 'completed',
    search: String(id),
  });
  await sql`update users set name = 'Mara Quinn' where id = ${mara.id}`.execute(site.db);
  expect(filename).toMatch(/^payments_\d{4}-\d\d-\d\d\.csv$/);
  const [header, row, ...others] = csv.replace('\uFEFF', '').trim().split('\n');
  expect(header).toMatch(/^Number,Started,Paid,Type,For,Amount,Status,Paid by,Dealer,/);
  expect(row).toMatch(new RegExp(`^${id},.*,1500,completed,'=1\\+1\\|cmd,,`));
  expect([others, is_shortened]).toEqual([[], false]);
  const none = await ada.api.payments.staffExport({ from: '2020-01-01', to: '2020-12-31' });
  expect(none.csv.trim().split('\n')).toHaveLength(1);
  for (const who of [sam, ana, mara])
    await expect(who.api.payments.staffExport({})).rejects.toMatchObject({ code: 'not_allowed' });
});

test('a refund is logged once with staff member and reason, and read-only staff cannot refund', async () => {
  const payment_id = await paid();
  const refund = () => ada.api.payments.refund({ payment_id, reason: 'Paid twice' });
  const tried = await Promise.allSettled([refund(), refund()]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { payment } = await sam.api.payments.staffPayment({ id: payment_id });
  expect(payment).toMatchObject({ status: 'refunded', may_be_refunded: false, refund_reason: 'Paid twice' });
  expect(payment.refunded_by).not.toBeNull();
  expect(payment.events.at(-1)).toMatchObject({ kind: 'refunded', cause: 'staff', why: 'Paid twice' });
  await expect(sam.api.payments.refund({ payment_id, reason: 'Again' })).rejects.toMatchObject({ code: 'not_allowed' });
});
