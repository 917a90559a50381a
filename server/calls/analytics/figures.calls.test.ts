import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { draft, emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn;
let dev: SignedIn;
let pia: SignedIn;
let other: SignedIn;
let mara: SignedIn;
let kenji: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia, other, mara, kenji] = (await Promise.all(
    (['dealerOwner', 'dealerManager', 'dealerStaff', 'otherDealerOwner', 'member', 'otherMember'] as const).map(
      (name) => site.as(name),
    ),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  dealerId = (await grace.api.dealers.checkUserRole({ user_id: grace.id })).membership.dealer_account_id!;
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`delete from conversation_reads`.execute(site.db);
  await sql`delete from messages where conversation_id in (select id from conversations where dealer_id = ${dealerId})`.execute(
    site.db,
  );
  await sql`update conversations set asked_at = null, waits_since = null, last_sequence = 0`.execute(site.db);
});

const dashboard = (by = grace) => by.api.figures.dashboard({ dealer_id: dealerId });
const analytics = (by = grace, period: 'month' | 'all' = 'month') =>
  by.api.figures.analytics({ dealer_id: dealerId, period });
const say = ({ id, api }: SignedIn, conversation_id: number, content = 'Is it still there?') =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
async function ask(by: SignedIn, car_id: number, text?: string) {
  const { id } = await by.api.messaging.create({ car_id });
  await say(by, id, text);
  return id;
}

describe('access', () => {
  test('another dealer’s figures never appear, and no one else can read these', async () => {
    const theirs = await listed(other);
    await ask(mara, theirs);
    await sell(other, await listed(other), { sale_price: 90_000 });
    await site.app.countedUp();
    const { cars, sales, views, inquiries, recent, todo } = await dashboard();
    expect({ cars, sales, views, inquiries, recent }).toEqual({
      cars: { total: 0, active: 0, reserved: 0, drafts: 0 },
      sales: { whose: 'dealer', this_month: 0, revenue_this_month: 0, revenue: 0 },
      views: 0,
      inquiries: 0,
      recent: [],
    });
    expect(todo).toMatchObject({ ending: { count: 0 }, unanswered: { count: 0, longest: null }, unconfirmed: 0 });
    const { totals, cars: rows, members } = await analytics();
    expect(totals).toEqual({ views: 0, inquiries: 0, offers: 0, sales: 0, revenue: 0 });
    expect(rows).toEqual([]);
    expect(members.map(({ name }) => name)).not.toContain('Julian Ashworth');
    for (const who of [other, mara]) {
      await expect(dashboard(who)).rejects.toMatchObject({ code: 'not_allowed' });
      await expect(analytics(who)).rejects.toMatchObject({ code: 'not_allowed' });
    }
  });

  test('without the analytics right there are no figures or files, and only your own sales', async () => {
    await sell(grace, await listed(grace), { sale_price: 50_000 });
    await sell(pia, await listed(pia), { sale_price: 8_000, buyer_id: mara.id });
    await expect(analytics(pia)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(pia.api.figures.file({ dealer_id: dealerId })).rejects.toMatchObject({ code: 'not_allowed' });
    const seen = await dashboard(pia);
    expect(seen.sales).toEqual({ whose: 'own', this_month: 1, revenue_this_month: 8_000, revenue: 8_000 });
    expect(seen.todo.unconfirmed).toBe(1);
    expect(JSON.stringify(seen)).not.toContain('50000');
    expect((await dashboard(dev)).sales).toEqual({
      whose: 'dealer',
      this_month: 2,
      revenue_this_month: 58_000,
      revenue: 58_000,
    });
  });

  test('a due membership is shown to those who can pay it', async () => {
    const end = (at: string) =>
      sql`update memberships set started_at = now() - interval '40 days', ends_at = now() + ${at}::interval
      where dealer_account_id = ${dealerId}`.execute(site.db);
    await withSettings(site, { membership_grace_period_days: 7 });
    await end('20 days');
    expect((await dashboard()).todo.membership).toBeNull();
    await end('4 days');
    expect((await dashboard()).todo.membership).toMatchObject({ status: 'active' });
    await end('-2 days');
    expect((await dashboard()).todo.membership).toMatchObject({ status: 'grace' });
    expect((await dashboard(dev)).todo.membership).toBeNull();
    expect((await dashboard(pia)).todo.membership).toBeNull();
    await end('20 days');
  });

  test('a suspended dealer can read the figures but is not asked to do anything', async () => {
    await ask(mara, await listed(grace));
    const stands = (status: string) =>
      sql`update dealer_accounts set status = ${status} where id = ${dealerId}`.execute(site.db);
    await stands('suspended');
    const { todo, recent } = await dashboard();
    await stands('active');
    expect(recent).toHaveLength(1);
    expect(todo).toMatchObject({ ending: null, unanswered: null, membership: null, payments: { count: 0 } });
  });
});

describe('items that need attention', () => {
  test('listings that end within three days, soonest first', async () => {
    const ends = (id: number, inTime: string) =>
      sql`update cars set expires_at = now() + ${inTime}::interval where id = ${id}`.execute(site.db);
    const [soon, sooner, later] = [await listed(grace), await listed(pia), await listed(grace)];
    await Promise.all([ends(soon, '2 days'), ends(sooner, '1 hour'), ends(later, '80 hours')]);
    await ends(await draft(grace), '1 hour');
    const { ending } = (await dashboard(pia)).todo;
    expect(ending).toMatchObject({ count: 2, cars: [{ id: sooner }, { id: soon }] });
  });

  test('an inquiry waits until a team member replies, and again after the next message', async () => {
    // The longest wait is for another dealer, so it must not be counted for this one.
    await ask(mara, await listed(other));
    const [car, second] = [await listed(grace), await listed(pia)];
    const talk = await ask(mara, car);
    await ask(kenji, second);
    await say(mara, talk, 'Hello?');
    const unanswered = async () => (await dashboard()).todo.unanswered;
    expect(await unanswered()).toMatchObject({ count: 2, longest: { conversation_id: talk, name: 'Mara Quinn' } });
    await say(pia, talk, 'It is.');
    expect(await unanswered()).toMatchObject({ count: 1, longest: { name: 'Kenji Mori' } });
    await say(mara, talk, 'I take it.');
    expect(await unanswered()).toMatchObject({ count: 2, longest: { name: 'Kenji Mori' } });
  });

  test('inquiries that can no longer be answered or are a month old do not wait', async () => {
    const car = await listed(grace);
    const old = await ask(mara, car);
    await sql`update conversations set waits_since = now() - interval '31 days' where id = ${old}`.execute(site.db);
    await ask(kenji, car);
    expect((await dashboard()).todo.unanswered?.count).toBe(1);
    await dev.api.messaging.block({ user_id: kenji.id });
    expect((await dashboard()).todo.unanswered?.count).toBe(0);
    await dev.api.messaging.unblock({ user_id: kenji.id });
  });

  test('a sale waits for a buyer who is a member until they confirm', async () => {
    await sell(grace, await listed(grace), { buyer_name: 'Somebody' });
    const id = await sell(dev, await listed(dev), { buyer_id: mara.id, sale_price: 4_000 });
    expect((await dashboard()).todo.unconfirmed).toBe(1);
    await mara.api.sales.confirm({ id, sale_price: 4_000 });
    expect((await dashboard()).todo.unconfirmed).toBe(0);
  });

  test('an offer waits for those who can answer it while it’s their turn and the car isn’t reserved', async () => {
    const [car, second] = [await listed(grace), await listed(pia)];
    const { offer } = await mara.api.offers.make({ car_id: car, amount: 40_000 });
    const { offer: waiting } = await kenji.api.offers.make({ car_id: car, amount: 41_000, valid_hours: 24 });
    await kenji.api.offers.make({ car_id: second, amount: 30_000, valid_hours: 72 });
    await kenji.api.offers.make({ car_id: await listed(other), amount: 30_000 });
    const offers = async (by = dev) => {
      const { open_offers, todo } = await dashboard(by);
      return { open_offers, ...todo.offers };
    };
    expect(await offers()).toEqual({ open_offers: 3, count: 3, next_ends_at: waiting.expires_at });
    expect(await offers(pia)).toEqual({ open_offers: 3 });
    await dev.api.offers.accept({ id: offer.id, amount: 40_000 });
    expect(await offers()).toMatchObject({ open_offers: 2, count: 1 });
    await mara.api.offers.release({ id: offer.id, reason: 'Found another' });
    await dev.api.offers.counter({ id: waiting.id, amount: 41_000, new_amount: 41_500 });
    expect(await offers()).toMatchObject({ open_offers: 2, count: 1 });
    await site.app.countedUp();
    expect((await analytics()).totals).toMatchObject({ inquiries: 3, offers: 3 });
  });

  test('an unfinished payment is counted for those who could pay it', async () => {
    const { quote } = await grace.api.payments.quote({ dealer_account_id: dealerId, type: 'renewal' });
    const { membership } = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
    const expected_total = quote.total;
    const { payment } = await grace.api.payments.renewMembership({
      user_id: grace.id,
      membership_id: membership!.id,
      expected_total,
    });
    expect((await dashboard()).todo.payments).toEqual({ count: 1, amount: expected_total, oldest_id: payment!.id });
    expect((await dashboard(dev)).todo.payments).toEqual({ count: 0, amount: 0, oldest_id: null });
  });
});

test('the newest inquiries show the last message, the car and whether it was answered', async () => {
  const cars = [await listed(grace, { title: 'Red one' }), await listed(dev), await listed(pia), await listed(pia)];
  const first = await ask(mara, cars[0]!, 'First');
  await ask(kenji, cars[1]!);
  await ask(mara, cars[2]!);
  await ask(kenji, cars[3]!);
  expect((await dashboard()).recent.map(({ conversation_id }) => conversation_id)).not.toContain(first);
  await say(mara, first, 'Are you there?');
  await say(pia, first, 'Yes.');
  const { recent } = await dashboard(pia);
  expect(recent).toHaveLength(3);
  expect(recent[0]).toMatchObject({
    conversation_id: first,
    name: 'Mara Quinn',
    car: { id: cars[0], name: 'Red one' },
    text: 'Are you there?',
    waits: false,
  });
  expect(recent.slice(1).every(({ waits }) => waits)).toBe(true);
});

test('files have a row for every day or car, and no cell that a spreadsheet would execute', async () => {
  const car = await listed(grace);
  await sql`update cars set title = '=cmd()' where id = ${car}`.execute(site.db);
  await kenji.api.cars.view({ id: car });
  await site.app.countedUp();
  const byDay = await grace.api.figures.file({ dealer_id: dealerId, period: '7' });
  expect(byDay.filename).toMatch(/^figures-by-day-\d{4}-\d\d-\d\d\.csv$/);
  const lines = byDay.csv.trim().split('\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain('Day,Views,Inquiries,Sales,Revenue,Offers');
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,0,0,0,0$/);
  const byCar = await dev.api.figures.file({ dealer_id: dealerId, period: 'all', by: 'car' });
  expect(byCar.csv).toContain("'=cmd(),active,Grace Castellano,42000,1,0");
});

test('the portal header shows the account’s status and team size', async () => {
  expect(await pia.api.figures.header({ dealer_id: dealerId })).toEqual({
    success: true,
    status: 'active',
    membership: 'active',
    team_members: 3,
  });
  const startedAt = (to: string | null) =>
    sql`update memberships set started_at = ${to}, ends_at = now() where dealer_account_id = ${dealerId}`.execute(
      site.db,
    );
  const { rows } = await sql<{ started_at: string; ends_at: string }>`
    select started_at, ends_at from memberships where dealer_account_id = ${dealerId}`.execute(site.db);
  onTestFinished(async () => {
    const { started_at, ends_at } = rows[0]!;
    await sql`update memberships set started_at = ${started_at}, ends_at = ${ends_at}
      where dealer_account_id = ${dealerId}`.execute(site.db);
  });
  await startedAt(null);
  expect(await pia.api.figures.header({ dealer_id: dealerId })).toMatchObject({
    status: 'active',
    membership: 'unpaid',
  });
});

test('time to sell is counted from the first listing, even after a renewal', async () => {
  const car = await listed(grace);
  await sql`update car_prices set since = since - interval '12 days' where car_id = ${car}`.execute(site.db);
  await sell(grace, car, { sale_price: 1_000 });
  const { days_to_sell, cars } = await analytics();
  expect(days_to_sell?.median).toBeCloseTo(12, 2);
  expect(cars[0]?.days).toBeCloseTo(12, 2);
  expect(cars[0]?.sold_for).toBe(1_000);
});
