import { dashboardDays } from '@forecourt/contract/staff/dashboard.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payFor } from '../../../testing/bank.ts';
import { emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, sam, mia, ana, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  await withSettings(site, { featured_car_price: 2_500 });
  [mara, kenji, sam, mia, ana, ada] = await Promise.all(
    (['member', 'otherMember', 'support', 'moderator', 'analyst', 'admin'] as const).map((who) => site.as(who)),
  );
});
afterAll(() => site.close());

const look = () => ada!.api.staff.dashboard({});
const today = async () => (await look()).days.at(-1)!;

test('it shows thirty consecutive days, today last', async () => {
  const { days } = await look();
  expect(days).toHaveLength(dashboardDays);
  expect(days.at(-1)!.day).toBe(new Date().toISOString().slice(0, 10));
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  expect(new Set(days.map(({ day }) => day)).size).toBe(dashboardDays);
});

test('events appear right away in the right place', async () => {
  const before = await look();
  const day = before.days.at(-1)!;
  const [car, other] = [await listed(mara!), await listed(mara!, { model: 'Kuruma' })];
  const feature = mara!.api.payments.purchaseFeatured({ car_id: car, user_id: mara!.id });
  await payFor(mara!, feature);
  await sell(mara!, other);
  await mara!.api.tickets.create({
    user_id: mara!.id,
    category_id: 1,
    subject: 'My listing',
    description: 'It does not show.',
    priority: 'urgent',
  });
  await kenji!.api.reports.reportCar({ car_id: car, reason: 'scam' });
  const { id: conversation_id } = await kenji!.api.messaging.create({ participants: [mara!.id] });
  await kenji!.api.messaging.report({ conversation_id, reason: 'scam', details: 'Wants the money first' });
  await sql`update webhooks set is_enabled = true, stopped_at = now(), stop_reason = 'gone'
    where channel = 'sold'`.execute(site.db);
  const after = await look();
  const amount = after.total_revenue - before.total_revenue;
  expect(amount).toBeGreaterThan(0);
  expect(after).toMatchObject({
    total_users: before.total_users,
    total_cars: before.total_cars + 1,
    new_cars_today: before.new_cars_today + 1,
    total_transactions: before.total_transactions + 1,
    waiting: {
      ...before.waiting,
      urgent_tickets: before.waiting.urgent_tickets! + 1,
      unassigned_tickets: before.waiting.unassigned_tickets! + 1,
      car_reports: before.waiting.car_reports! + 1,
      conversation_reports: before.waiting.conversation_reports! + 1,
      stopped_webhooks: before.waiting.stopped_webhooks! + 1,
    },
  });
  expect(await today()).toEqual({
    ...day,
    listings: day.listings + 2,
    sales: day.sales + 1,
    revenue: day.revenue + amount,
    tickets: day.tickets + 1,
  });
});

const waitingFor = async ({ api }: SignedIn) => (await api.staff.dashboard({})).waiting;
const reason = 'It breaks the rules of the city';
const ask = async ({ api, id }: SignedIn, priority: 'low' | 'urgent') =>
  (
    await api.tickets.create({
      user_id: id,
      category_id: 1,
      subject: 'My listing',
      description: 'It does not show.',
      priority,
    })
  ).ticket.id;

test('each staff member sees what they can settle, and an analyst nothing', async () => {
  const ofSupport = ['overdue_tickets', 'urgent_tickets', 'unassigned_tickets', 'appeals'];
  const ofModerator = [
    ...ofSupport,
    'disputed_sales',
    'applications',
    'car_reports',
    'conversation_reports',
    'review_reports',
  ];
  expect(Object.keys(await waitingFor(sam!))).toEqual(ofSupport);
  expect(Object.keys(await waitingFor(mia!))).toEqual(ofModerator);
  expect(Object.keys(await waitingFor(ada!))).toEqual([
    ...ofModerator,
    'payments_in_doubt',
    'failing_services',
    'stopped_webhooks',
  ]);
  expect(await waitingFor(ana!)).toEqual({});
});

test('overdue and unassigned tickets, disputed sales, failing services and payments in doubt are counted as in their lists', async () => {
  const before = await waitingFor(ada!);
  const [late, assigned] = [await ask(mara!, 'low'), await ask(mara!, 'low')];
  await sql`update tickets set answer_due_at = now() - interval '1 hour' where id = ${late}`.execute(site.db);
  await ada!.api.tickets.assign({ ticket_id: assigned, staff_id: sam!.id, assigned_by: ada!.id });
  const saleId = await sell(mara!, await listed(mara!), { buyer_id: kenji!.id });
  await kenji!.api.sales.dispute({ id: saleId, reason: 'I never bought it' });
  const { payment } = await mara!.api.payments.purchaseFeatured({ car_id: await listed(mara!), user_id: mara!.id });
  await sql`update payments set doubt = 'amount', next_check_at = now() + interval '1 day'
    where id = ${payment!.id}`.execute(site.db);
  await sql`insert into service_checks (service, is_working, said, took_ms, looked_at)
    values ('bank', false, 'It does not answer', 9, now())
    on conflict (service) do update set is_working = false`.execute(site.db);
  const after = await waitingFor(ada!);
  expect(after).toEqual({
    ...before,
    overdue_tickets: before.overdue_tickets! + 1,
    // The dispute has its own ticket.
    unassigned_tickets: before.unassigned_tickets! + 2,
    urgent_tickets: expect.any(Number) as number,
    disputed_sales: before.disputed_sales! + 1,
    payments_in_doubt: before.payments_in_doubt! + 1,
    failing_services: before.failing_services! + 1,
  });
  const listedBy = async (only: 'overdue' | 'unassigned' | 'disputes') =>
    (await ada!.api.tickets.staffList({ user_id: ada!.id, only })).pagination.total;
  expect(await listedBy('overdue')).toBe(after.overdue_tickets);
  expect(await listedBy('unassigned')).toBe(after.unassigned_tickets);
  expect(await listedBy('disputes')).toBe(after.disputed_sales);
});

test('items a staff member is involved in are left to colleagues', async () => {
  const [ofMia, ofAda, ofSam] = [await waitingFor(mia!), await waitingFor(ada!), await waitingFor(sam!)];
  await ask(mia!, 'urgent');
  const form = { companyName: 'Santoro Cars', businessType: 'other', description: 'Cars', phone: '5550101' } as const;
  await mia!.api.applications.submit(form);
  const ownCar = await listed(mia!);
  await kenji!.api.reports.reportCar({ car_id: ownCar, reason: 'scam' });
  const id = await listed(mara!);
  await mia!.api.cars.updateStatus({ id, status: 'flagged', reason });
  const { decision } = await mara!.api.appeals.decision({ target_type: 'car', target_id: id });
  await mara!.api.appeals.open({ decision_id: decision!.id, statement: 'It is my car' });
  expect(await waitingFor(mia!)).toEqual(ofMia);
  const now = await waitingFor(ada!);
  expect(now.urgent_tickets).toBe(ofAda.urgent_tickets! + 1);
  expect(now.applications).toBe(ofAda.applications! + 1);
  expect(now.car_reports).toBe(ofAda.car_reports! + 1);
  expect(now.appeals).toBe(ofAda.appeals! + 1);
  // Restoring a listing requires a right that support doesn't have.
  expect((await waitingFor(sam!)).appeals).toBe(ofSam.appeals);
});

test('closed accounts are not counted, and older data is only in the totals', async () => {
  await sql`update users set created_at = now() where id = ${mara!.id}`.execute(site.db);
  const before = await look();
  await sql`update users set created_at = now() - interval '90 days' where id = ${mara!.id}`.execute(site.db);
  const moved = await look();
  expect(moved.total_users).toBe(before.total_users);
  expect(moved.new_users_today).toBe(before.new_users_today - 1);
  const members = (days: typeof before.days) => days.reduce((sum, day) => sum + day.members, 0);
  expect(members(moved.days)).toBe(members(before.days) - 1);
  await sql`update users set standing = 'closed' where id = ${kenji!.id}`.execute(site.db);
  expect((await look()).total_users).toBe(before.total_users - 1);
});
