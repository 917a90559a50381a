import { dealerEffects } from '@forecourt/contract/access/standing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkTeams } from '../../../testing/teams/invariants.ts';
import { listen } from '../../../testing/listen.ts';
import { atTheBank } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { proposedBy } from '../../../testing/meetings.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

const reason = 'They asked us at the desk';
let site: Site;
let ada: SignedIn, mara: SignedIn, kenji: SignedIn, theo: SignedIn;
/** Owner, manager and buyer. Each test has its own dealership. */
let dealer: number, name: string;
let number = 0;
beforeAll(async () => {
  site = await startSite();
  [ada, mara, kenji, theo] = (await Promise.all(
    (['admin', 'member', 'otherMember', 'firstCharacter'] as const).map((one) => site.as(one)),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn];
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`delete from dealer_team_members where user_id in (${mara.id}, ${kenji.id}, ${theo.id})`.execute(site.db);
  name = `Quinn Classics ${++number}`;
  const company = { company_name: name, user_id: mara.id, phone: '5550101', reason };
  dealer = (await ada.api.dealers.create(company)).id;
  const month = sql<Date>`now() + interval '30 days'`;
  const paid = { started_at: new Date(), ends_at: month };
  await site.db.updateTable('memberships').set(paid).where('dealer_account_id', '=', dealer).execute();
  await ada.api.dealers.addTeamMember({ dealer_account_id: dealer, user_id: kenji.id, role: 'manager', reason });
});

const close = (by = mara, company_name = name) => by.api.dealers.close({ dealer_account_id: dealer, company_name });
const status = async (table: 'cars' | 'payments', id: number) =>
  (await site.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const page = async () => (await site.visitor().api.dealers.get({ id: dealer }))!.dealer;
const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

test('only the owner can close it by typing its name, and anything else changes nothing', async () => {
  expect(await code(close(kenji))).toBe('not_allowed');
  expect(await code(close(theo))).toBe('not_allowed');
  expect(await code(close(ada))).toBe('not_allowed');
  await expect(close(mara, 'Quinn')).rejects.toMatchObject({
    code: 'bad_input',
    fields: { company_name: [`Please type the name exactly as shown: ${name}`] },
  });
  expect(await page()).toMatchObject({ is_closed: false, is_trading: true });
  await close(mara, `  ${name.toUpperCase()} `);
  expect(await page()).toMatchObject({ is_closed: true, is_trading: false, phone: null, team: [], active_cars: 0 });
  expect(await code(close())).toBe('not_allowed');
});

test('only the owner sees in advance what closing would end', async () => {
  await Promise.all([listed(kenji), draft(mara)]);
  await mara.api.dealers.invite({ dealer_account_id: dealer, user_id: theo.id, role: 'staff' });
  await sell(mara, await listed(mara), { buyer_id: theo.id });
  await sell(mara, await listed(mara));
  await theo.api.offers.make({ car_id: await listed(kenji), amount: 40_000 });
  await proposedBy(site, theo, kenji);
  expect((await mara.api.dealers.closing({ dealer_id: dealer })).closing).toMatchObject({
    company_name: name,
    listings: 3,
    drafts: 1,
    offers: 1,
    meetings: 1,
    colleagues: 1,
    invitations: 1,
    open_payments: 0,
    pending_sales: 1,
    paid_until: expect.any(String),
  });
  expect(await code(kenji.api.dealers.closing({ dealer_id: dealer }))).toBe('not_allowed');
  await close();
});

test('its cars are removed, its team is disbanded and notified, invitations end, and sales and messages stay', async () => {
  const [live, begun, sold] = [await listed(kenji), await draft(mara), await listed(kenji)];
  const sale = await sell(kenji, sold, { buyer_id: theo.id });
  const { id: conversation_id } = await theo.api.messaging.create({ dealer_id: dealer });
  const say = (content: string) => theo.api.messaging.sendMessage({ conversation_id, sender_id: theo.id, content });
  await say('Is it still there?');
  await site.db.insertInto('webhooks').values({ dealer_id: dealer, is_enabled: true }).execute();
  const streams = await Promise.all([mara, kenji, theo].map(({ browser }) => listen(browser)));
  await Promise.all(streams.map(({ until }) => until(1)));
  await close();
  for (const [index, event] of ['session_changed', 'session_changed', 'conversation_changed'].entries())
    expect(await streams[index]!.until(2)).toContain(event);
  expect([await status('cars', live), await status('cars', begun), await status('cars', sold)]).toEqual([
    'removed',
    'removed',
    'sold',
  ]);
  for (const one of [mara, kenji]) {
    expect((await one.api.accounts.checkSession({})).user).toMatchObject({ is_dealer: false, dealer_account_id: null });
    expect(await code(one.api.dealers.team({ dealer_id: dealer }))).toBe('not_allowed');
  }
  // The buyer can still confirm the purchase.
  expect((await theo.api.sales.confirm({ id: sale, sale_price: null })).sale.status).toBe('confirmed');
  expect(await page()).toMatchObject({ verified_sales: 1 });
  const { conversation } = (await theo.api.messaging.conversation({ conversation_id }))!;
  expect(conversation.messages.map(({ content }) => content)).toContain('Is it still there?');
  expect(await code(say('Hello?'))).toBe(dealerEffects.closed.conversations);
  const { dealers } = await site.visitor().api.dealers.list({});
  expect(dealers.map(({ company_name }) => company_name)).not.toContain(name);
  // No one could remove its address any more.
  const webhooks = site.db.selectFrom('webhooks').select('id').where('dealer_id', '=', dealer);
  expect(await webhooks.execute()).toEqual([]);
  // Both start again on their own.
  expect(await status('cars', await listed(mara))).toBe('active');
  await checkTeams(site.db);
});

test('open payments are cancelled, money that still arrives is refunded, and the membership ends', async () => {
  await withSettings(site, { dealer_free_featured_per_month: 0 });
  const { payment, payment_link } = await kenji.api.payments.purchaseFeatured({
    car_id: await listed(kenji),
    user_id: kenji.id,
  });
  await close();
  expect(await status('payments', payment!.id)).toBe('cancelled');
  await atTheBank(payment_link, 'approve');
  await kenji.api.payments.processGtaWorldPayment({ payment_id: payment!.id }).catch(() => undefined);
  const row = () =>
    site.db
      .selectFrom('payments')
      .select(['status', 'delivered_at', 'refund_due_since'])
      .where('id', '=', payment!.id)
      .executeTakeFirstOrThrow();
  await expect.poll(row).toMatchObject({ status: 'completed', delivered_at: null, refund_due_since: expect.any(Date) });
  const membership = site.db.selectFrom('memberships').select('ends_at').where('dealer_account_id', '=', dealer);
  expect((await membership.executeTakeFirstOrThrow()).ends_at.getTime()).toBeLessThanOrEqual(Date.now());
});

test('it stays closed: no one can join or rename it, and even the database refuses to reopen it', async () => {
  await close();
  const seat = { dealer_account_id: dealer, user_id: theo.id, role: 'staff' as const };
  expect(await code(ada.api.dealers.addTeamMember({ ...seat, reason }))).toBe('dealer_closed');
  expect(await code(ada.api.dealers.rename({ id: dealer, company_name: 'Back again', reason }))).toBe('dealer_closed');
  for (const status of ['active', 'suspended'] as const)
    expect(await code(ada.api.dealers.updateStatus({ id: dealer, status, reason }))).toBe('dealer_closed');
  await expect(site.db.insertInto('dealer_team_members').values(seat).execute()).rejects.toThrow('is closed');
  const open = site.db.updateTable('dealer_accounts').set({ status: 'active', closed_at: null, closed_by: null });
  await expect(open.where('id', '=', dealer).execute()).rejects.toThrow('is closed');
  // No one else can use its name either.
  const again = { company_name: name, user_id: theo.id, phone: '1', reason };
  expect(await code(ada.api.dealers.create(again))).toBe('company_name_taken');
});

test('closed during concurrent edits, listings, payments and joins, it closes once and nothing stays on sale', async () => {
  const cars = await Promise.all([listed(kenji), listed(mara), draft(kenji)]);
  const { invitation } = await mara.api.dealers.invite({ dealer_account_id: dealer, user_id: theo.id, role: 'staff' });
  const work = Array.from({ length: 30 }, (_, turn) => {
    const id = cars[turn % 3]!;
    const actions = [
      () => kenji.api.cars.update({ id, price: 1000 + turn }),
      () => kenji.api.cars.create({}),
      () => kenji.api.payments.purchaseFeatured({ car_id: id, user_id: kenji.id }),
      () => theo.api.dealers.acceptInvitation({ invitation_id: invitation.id, user_id: theo.id }),
      () => mara.api.dealers.update({ id: dealer, description: `Turn ${turn}` }),
      () => close(),
    ];
    return code(actions[turn % actions.length]!());
  });
  const outcomes = await Promise.all(work);
  expect(outcomes).not.toContain('internal');
  expect(outcomes.filter((outcome, turn) => turn % 6 === 5 && outcome === 'done')).toHaveLength(1);
  const { rows } = await sql`
    select id, status from cars where dealer_id = ${dealer} and status not in ('removed', 'sold')
    union all select id, status from payments where dealer_id = ${dealer} and status = 'pending'
    union all select user_id, role from dealer_team_members where dealer_account_id = ${dealer}
    union all select id, status from dealer_invitations where dealer_account_id = ${dealer} and status = 'pending'
  `.execute(site.db);
  expect(rows).toEqual([]);
  await checkTeams(site.db);
});
