import type { DashboardPeriod } from '@forecourt/contract/staff/dashboard.ts';
import type { TicketChoice } from '@forecourt/contract/tickets/ticket-values.ts';
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

const waitingOf = ({ api }: SignedIn) => api.staff.waiting({});

const look = async () => {
  const [totals, { waiting }] = await Promise.all([ada!.api.staff.dashboard({}), waitingOf(ada!)]);
  return { ...totals, waiting };
};
const activity = (period: DashboardPeriod) => ana!.api.staff.activity({ period });
const today = async () => (await activity('7')).points.at(-1)!;

test.each(['7', '30', '90'] as const)('the last %s days are consecutive, today last', async (period) => {
  const { unit, points } = await activity(period);
  const days = points.map(({ day }) => day);
  expect([unit, days.length]).toEqual(['day', Number(period)]);
  expect(days.at(-1)).toBe(new Date().toISOString().slice(0, 10));
  const first = Date.parse(days[0]!);
  expect(days.map((day) => (Date.parse(day) - first) / 86_400_000)).toEqual(days.map((_, at) => at));
});

test('all time begins with the first user, by day on a young site and by month on an older one', async () => {
  const oldest = async () =>
    (
      await sql<{
        day: string;
      }>`select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day from users`.execute(site.db)
    ).rows[0]!.day;
  await sql`update users set created_at = greatest(created_at, now() - interval '50 days')`.execute(site.db);
  const young = await activity('all');
  expect([young.unit, young.points[0]!.day]).toEqual(['day', await oldest()]);
  await sql`update users set created_at = date_trunc('month', now()) - interval '14 months' + interval '9 days'
    where id = ${kenji!.id}`.execute(site.db);
  const old = await activity('all');
  expect([old.unit, old.points.length]).toEqual(['month', 15]);
  expect(old.points[0]).toMatchObject({ day: `${(await oldest()).slice(0, 7)}-01`, members: 1 });
  const { total_users } = await ada!.api.staff.dashboard({});
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from users`.execute(site.db);
  expect(old.points.reduce((sum, { members }) => sum + members, 0)).toBe(rows[0]!.all);
  expect(total_users).toBeLessThanOrEqual(rows[0]!.all);
});

test('events appear right away in the right place', async () => {
  const before = await look();
  const day = await today();
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

const waitingFor = async (who: SignedIn) => (await waitingOf(who)).waiting;
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
    'wanted_reports',
  ];
  expect(Object.keys(await waitingFor(sam!))).toEqual(ofSupport);
  expect(Object.keys(await waitingFor(mia!))).toEqual(ofModerator);
  expect(Object.keys(await waitingFor(ada!))).toEqual([
    ...ofModerator,
    'payments_in_doubt',
    'failing_connections',
    'failing_services',
    'stopped_webhooks',
  ]);
  expect(await waitingOf(ana!)).toEqual({ success: true, waiting: {}, tickets: 0 });
});

test('overdue and unassigned tickets, disputed sales, failing services and payments in doubt are counted as in their lists', async () => {
  const { waiting: before, tickets: ticketsBefore } = await waitingOf(ada!);
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
    failing_connections: before.failing_connections! + 1,
  });
  const listedBy = async (only: 'overdue' | 'unassigned' | 'disputes') =>
    (await ada!.api.tickets.staffList({ user_id: ada!.id, only })).pagination.total;
  // Late and unassigned, it's one ticket. The dispute's is another.
  expect((await waitingOf(ada!)).tickets).toBe(ticketsBefore + 2);
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
  await expectSameInLists(mia!, sam!, ada!);
});

/** The desk's lists and counters have exactly what the to-do list counts, also without what someone is involved in. */
async function expectSameInLists(...everyone: SignedIn[]) {
  for (const { api, id: user_id } of everyone) {
    const { waiting } = await api.staff.waiting({});
    const list = (only: TicketChoice) => api.tickets.staffList({ user_id, only });
    const listed = async (only: TicketChoice) => (await list(only)).pagination.total;
    expect({
      overdue_tickets: await listed('overdue'),
      urgent_tickets: await listed('urgent'),
      unassigned_tickets: await listed('unassigned'),
      appeals: await listed('appeals'),
    }).toEqual({
      overdue_tickets: waiting.overdue_tickets,
      urgent_tickets: waiting.urgent_tickets,
      unassigned_tickets: waiting.unassigned_tickets,
      appeals: waiting.appeals,
    });
    expect((await list('urgent')).counters).toMatchObject({
      urgent: waiting.urgent_tickets,
      overdue: waiting.overdue_tickets,
    });
  }
}

test('closed accounts are not counted, and older data is only in the totals', async () => {
  await sql`update users set created_at = now() where id = ${mara!.id}`.execute(site.db);
  const members = async () => (await activity('30')).points.reduce((sum, day) => sum + day.members, 0);
  const [before, joined] = [await look(), await members()];
  await sql`update users set created_at = now() - interval '90 days' where id = ${mara!.id}`.execute(site.db);
  const moved = await look();
  expect(moved.total_users).toBe(before.total_users);
  expect(moved.new_users_today).toBe(before.new_users_today - 1);
  expect(await members()).toBe(joined - 1);
  await sql`update users set standing = 'closed' where id = ${kenji!.id}`.execute(site.db);
  expect((await look()).total_users).toBe(before.total_users - 1);
});
