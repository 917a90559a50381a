import { dashboardDays } from '@forecourt/contract/staff/dashboard.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payFor } from '../../testing/bank.ts';
import { emptyMarket, listed, sell, withSettings } from '../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

let site: Site;
let [mara, kenji, ana, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  await withSettings(site, { featured_car_price: 2_500 });
  [mara, kenji, ana, ada] = await Promise.all(
    (['member', 'otherMember', 'analyst', 'admin'] as const).map((who) => site.as(who)),
  );
});
afterAll(() => site.close());

const look = () => ada!.api.staff.dashboard({});
const today = async () => (await look()).days.at(-1)!;

test('thirty days stand in it, one after the other, today the last', async () => {
  const { days } = await look();
  expect(days).toHaveLength(dashboardDays);
  expect(days.at(-1)!.day).toBe(new Date().toISOString().slice(0, 10));
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  expect(new Set(days.map(({ day }) => day)).size).toBe(dashboardDays);
});

test('what happens is in it at once, each where it belongs', async () => {
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
      urgent_tickets: before.waiting.urgent_tickets + 1,
      car_reports: before.waiting.car_reports + 1,
      conversation_reports: before.waiting.conversation_reports + 1,
      stopped_webhooks: before.waiting.stopped_webhooks + 1,
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

test('who does not handle them is not told of reported conversations and stopped webhooks', async () => {
  const { waiting } = await look();
  expect(waiting.conversation_reports).toBeGreaterThan(0);
  expect((await ana!.api.staff.dashboard({})).waiting).toEqual({
    ...waiting,
    conversation_reports: 0,
    stopped_webhooks: 0,
  });
});

test('who closed their account is not counted, and what lies longer back is in the sums alone', async () => {
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
