import { leavesTeam } from '../../../testing/leave-team.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atTheBank, bankFault, payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { firstIds } from '../../../testing/world.ts';

let site: Site;
let kenji: SignedIn;
let paid: number;
/** One completed feature, one pending, and one listing the bank didn't open. */
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  kenji = await site.as('otherMember');
  const [one, two, three] = [await listed(kenji), await listed(kenji), await draft(kenji)];
  const feature = (car_id: number) => kenji.api.payments.purchaseFeatured({ car_id, user_id: kenji.id });
  paid = await payFor(kenji, feature(one));
  await feature(two);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
  await bankFault(site, 'open', 'error');
  await kenji.api.payments.purchaseListing({ car_id: three, user_id: kenji.id }).catch(() => undefined);
});
afterAll(() => site.close());

const history = (filters: object = {}) => kenji.api.payments.paymentHistory({ user_id: kenji.id, ...filters });

test('the history comes newest first, with the total of completed payments', async () => {
  const all = await history();
  expect(all.payments).toMatchObject([
    { payment_type: 'listing', status: 'failed', gta_world_transaction_id: null },
    { payment_type: 'featured', status: 'pending' },
    { payment_type: 'featured', status: 'completed', amount: 2500, id: paid },
  ]);
  expect(all).toMatchObject({ total: 3, matching: 3, total_spent: 2500 });
});

test('status and text filter it by displayed type, stored type and reference', async () => {
  const completed = await history({ status: 'completed' });
  expect(completed).toMatchObject({ payments: [{ id: paid, status: 'completed' }], matching: 1, total: 3 });
  const reference = completed.payments[0]!.gta_world_transaction_id!;
  expect((await history({ search: reference.slice(0, 13).toUpperCase() })).payments).toHaveLength(1);
  const types = async (search: string) => (await history({ search })).payments.map(({ payment_type }) => payment_type);
  expect(await types('car LIST')).toEqual(['listing']);
  expect(await types('featured')).toEqual(['featured', 'featured']);
  expect(await history({ search: '100%_nothing' })).toMatchObject({ payments: [], matching: 0, total_spent: 0 });
});

test('the file has the same rows with the specified columns', async () => {
  const { filename, csv } = await kenji.api.payments.exportHistory({ user_id: kenji.id, status: 'failed' });
  expect(filename).toMatch(/^payment_history_\d{4}-\d\d-\d\d\.csv$/);
  const [columns, first] = csv.replace('\ufeff', '').split('\n');
  expect(columns).toBe('Date,Type,Amount,Status,Reference ID');
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Car Listing,1500,Failed,N\/A$/);
});

test('no one can read another user’s history, file or receipt, except staff reading receipts', async () => {
  const mara = await site.as('member');
  await expect(mara.api.payments.paymentHistory({ user_id: kenji.id })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(mara.api.payments.exportHistory({ user_id: kenji.id })).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await mara.api.payments.transaction({ id: paid })).toBeNull();
  expect(await (await site.as('analyst')).api.payments.transaction({ id: paid })).toBeNull();
  expect((await (await site.as('support')).api.payments.transaction({ id: paid }))!.payment.id).toBe(paid);
});

test('a receipt shows its lines and events', async () => {
  const { payment } = (await kenji.api.payments.transaction({ id: paid }))!;
  expect(payment).toMatchObject({ amount: 2500, buyer_name: 'Kenji Mori', company_name: null, lasts_hours: 72 });
  expect(payment.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment.amount);
  expect(payment.events.map(({ kind }) => kind)).toEqual(['asked', 'opened', 'paid', 'delivered']);
});

test('a failed payment has no receipt, and its details list no prices', async () => {
  const [failed] = (await history({ status: 'failed' })).payments;
  const { payment } = (await kenji.api.payments.transaction({ id: failed!.id }))!;
  expect(payment).toMatchObject({ status: 'failed', paid_at: null, lines: [] });
  expect(payment.events.map(({ kind }) => kind)).toContain('not_opened');
});

test('only the user’s own open payments are listed', async () => {
  const { id: another } = await site.as('member');
  const own = (await kenji.api.payments.open({})).payments;
  await sql`insert into payments (user_id, kind, subject, purpose, amount, lines, lasts_hours)
    select ${another}, 'featured', 'A car', 'feature ' || number, 1, '[]', 72 from generate_series(1, 200) as number`.execute(
    site.db,
  );
  expect((await kenji.api.payments.open({})).payments).toEqual(own);
  expect(own.length).toBeGreaterThan(0);
});

test('an open payment can be continued until it is paid', async () => {
  const [open] = (await kenji.api.payments.open({})).payments;
  const { payment_link } = await kenji.api.payments.resume({ payment_id: open!.id });
  await atTheBank(payment_link, 'approve');
  await kenji.api.payments.processGtaWorldPayment({ payment_id: open!.id });
  await expect(kenji.api.payments.resume({ payment_id: open!.id })).rejects.toMatchObject({
    code: 'payment_settled',
    message: 'This payment is already completed',
  });
});

test('a former team member cannot continue the dealer’s payments, and an admin cannot refund their own', async () => {
  const dev = await site.as('dealerManager');
  await withSettings(site, { dealer_free_featured_per_month: 0 });
  const car_id = await listed(dev);
  const { payment } = await dev.api.payments.purchaseFeatured({ car_id, user_id: dev.id });
  const rejoin = await leavesTeam(site, dev);
  const gone = { code: 'payment_not_found' };
  await expect(dev.api.payments.resume({ payment_id: payment!.id })).rejects.toMatchObject(gone);
  await expect(dev.api.payments.cancel({ payment_id: payment!.id })).rejects.toMatchObject(gone);
  expect((await dev.api.payments.transaction({ id: payment!.id }))!.payment.id).toBe(payment!.id);
  await rejoin();
  await site.db.updateTable('users').set({ staff_role: 'admin' }).where('id', '=', kenji.id).execute();
  await expect(kenji.api.payments.refund({ payment_id: paid, reason: 'For me' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await site.db.updateTable('users').set({ staff_role: null }).where('id', '=', kenji.id).execute();
});

test('the response says whether another car can be listed, and the price', async () => {
  expect(await kenji.api.payments.canListCar({ user_id: kenji.id, dealer_id: '' })).toMatchObject({
    can_list: true,
    slots: { used: 2, of: 5 },
    price: 1500,
    lines: [{ label: 'Car Listing', amount: 1500 }],
  });
  await withSettings(site, { max_listings_per_user: 2 });
  expect(await kenji.api.payments.canListCar({ user_id: kenji.id })).toMatchObject({
    can_list: false,
    refusal: { code: 'no_slot_left' },
  });
  await expect(
    kenji.api.payments.canListCar({ user_id: kenji.id, dealer_id: firstIds.dealer_accounts }),
  ).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const grace = await site.as('dealerOwner');
  expect(await grace.api.payments.canListCar({ user_id: grace.id })).toMatchObject({
    price: 0,
    lines: [{ amount: 1500 }, { label: 'Covered by your membership', amount: -1500 }],
  });
});

test('the plans list all prices', async () => {
  const { plan } = await site.visitor().api.payments.planByType({ type: 'renewal' });
  expect(plan).toMatchObject({
    name: 'Membership Renewal',
    price: 25_000,
    lasts_hours: 720,
    reductions: [{ label: 'Seven or more days before your membership ends', price: 22_500 }],
  });
});
