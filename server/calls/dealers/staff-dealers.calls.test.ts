import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: SignedIn, mia: SignedIn, ana: SignedIn, sam: SignedIn, grace: SignedIn, pia: SignedIn, mara: SignedIn;
let eclipse: number;
beforeAll(async () => {
  site = await startSite();
  const names = ['admin', 'moderator', 'analyst', 'support', 'dealerOwner', 'dealerStaff', 'member'] as const;
  const people = await Promise.all(names.map((name) => site.as(name)));
  [ada, mia, ana, sam, grace, pia, mara] = people as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  eclipse = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await membership("started_at = now(), ends_at = now() + interval '10 days'");
});

const reason = 'They asked us at the desk';
const membership = (set: string) =>
  sql`update memberships set ${sql.raw(set)} where dealer_account_id = ${eclipse}`.execute(site.db);
const details = async (reader = ada) => (await reader.api.dealers.staffDealer({ id: eclipse })).dealer;
const seen = async () => (await details()).membership!.ends_at;
const inDays = (at: string) => Math.round((Date.parse(at) - Date.now()) / 86_400_000);
const logged = async (action: string) =>
  site.db.selectFrom('staff_actions').selectAll().where('action', '=', action).orderBy('id').execute();

test('every dealer is listed with its standing, cars and owner, and the server searches, filters and sorts', async () => {
  await listed(pia);
  const { dealers, counts, total } = await sam.api.dealers.staffList({ sort: 'cars' });
  expect(dealers[0]).toMatchObject({
    id: eclipse,
    company_name: 'Eclipse Motors',
    status: 'active',
    total_cars: 1,
    owner: { id: grace.id, name: 'Grace Castellano' },
    membership: { status: 'active' },
    is_own: false,
  });
  expect(counts).toMatchObject({ total, suspended: 0 });
  for (const sort of ['newest', 'oldest', 'name', 'rating', 'sales', 'paid_until'] as const)
    expect((await sam.api.dealers.staffList({ sort })).dealers).toHaveLength(dealers.length);
  const found = async (search: string) =>
    (await sam.api.dealers.staffList({ search })).dealers.map(({ company_name }) => company_name);
  expect(await found('castellano eclipse')).toEqual(['Eclipse Motors']);
  expect(await found('Pia')).toEqual([]);
  expect((await sam.api.dealers.staffList({ status: 'suspended' })).dealers).toEqual([]);
  expect((await sam.api.dealers.staffList({ page: 9 })).dealers).toEqual([]);
});

test('staff on the team see the dealer marked as their own and cannot act on it', async () => {
  const seen_end = await seen();
  const seat = { user_id: ada.id, dealer_account_id: eclipse, role: 'staff' };
  await site.db.insertInto('dealer_team_members').values(seat).execute();
  try {
    expect((await details()).is_own).toBe(true);
    expect((await details(mia)).is_own).toBe(false);
    const extend = ada.api.dealers.extendMembership({ id: eclipse, days: 1, seen_end, reason });
    await expect(extend).rejects.toMatchObject({ code: 'not_allowed' });
    const name = ada.api.dealers.nameOwner({ id: eclipse, user_id: pia.id, reason });
    await expect(name).rejects.toMatchObject({ code: 'not_allowed' });
  } finally {
    await site.db.deleteFrom('dealer_team_members').where('user_id', '=', ada.id).execute();
  }
});

test('the details name the team, and an analyst can read no dealer and no team log', async () => {
  await expect(details(ana)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(ana.api.dealers.staffList({})).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await details(sam)).team.map(({ name, role }) => `${name} ${role}`)).toContain('Pia Moreau staff');
  await expect(ana.api.dealers.staffTeamLog({ id: eclipse })).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await sam.api.dealers.staffTeamLog({ id: eclipse })).events).toBeInstanceOf(Array);
  for (const call of [sam.api.dealers.staffTeamLog, sam.api.dealers.staffDealer])
    await expect(call({ id: 999_999 })).rejects.toMatchObject({ code: 'dealer_not_found' });
});

test('a new owner is named once, it is logged, both see the reason, and an outsider cannot be named', async () => {
  const name = (user_id: number) => ada.api.dealers.nameOwner({ id: eclipse, user_id, reason });
  await expect(name(mara.id)).rejects.toMatchObject({ code: 'member_not_found' });
  await expect(mia.api.dealers.nameOwner({ id: eclipse, user_id: pia.id, reason })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await Promise.all([name(pia.id), name(pia.id), name(pia.id)]);
  const roles = (await details()).team.map(({ id, role }) => [id, role]);
  expect(roles).toContainEqual([pia.id, 'owner']);
  expect(roles).toContainEqual([grace.id, 'manager']);
  expect(roles.filter(([, role]) => role === 'owner')).toHaveLength(1);
  expect(await logged('name_owner')).toMatchObject([{ actor_id: ada.id, target_id: eclipse, reason }]);
  const { rows } = await sql<{ told: { userId: number; reason: string } }>`
    select data as told from announcements where kind = 'team_role_changed' order by id`.execute(site.db);
  expect(rows.map(({ told }) => [told.userId, told.reason])).toEqual([
    [grace.id, reason],
    [pia.id, reason],
  ]);
  await name(grace.id);
});

test('days are added to the end once, however often they are sent, and it is logged', async () => {
  const seen_end = await seen();
  const extend = () => ada.api.dealers.extendMembership({ id: eclipse, days: 7, seen_end, reason });
  const tried = await Promise.allSettled([extend(), extend(), extend()]);
  expect(tried.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'membership_changed' } },
    { reason: { code: 'membership_changed' } },
  ]);
  expect(inDays(await seen())).toBe(17);
  const [line, ...others] = await logged('extend_membership');
  expect(others).toEqual([]);
  expect(line).toMatchObject({ actor_id: ada.id, target_id: eclipse, reason });
  expect(line!.before).not.toEqual(line!.after);
});

test('an expired dealer is active again from now on, and one that was never paid starts running', async () => {
  await membership("ends_at = now() - interval '60 days'");
  await sql`update dealer_accounts set status = 'expired' where id = ${eclipse}`.execute(site.db);
  const extend = async (days: number) =>
    ada.api.dealers.extendMembership({ id: eclipse, days, seen_end: await seen(), reason });
  await extend(3);
  expect(await details()).toMatchObject({ status: 'active', membership: { status: 'active' } });
  expect(inDays(await seen())).toBe(3);
  await membership("started_at = null, ends_at = now() - interval '1 hour'");
  await extend(5);
  expect((await details()).membership).toMatchObject({ status: 'active' });
});

test('too many, zero or partial days are refused at their field, and moderators cannot grant any', async () => {
  const seen_end = await seen();
  for (const days of [0, -3, 1.5, 366])
    await expect(ada.api.dealers.extendMembership({ id: eclipse, days, seen_end, reason })).rejects.toMatchObject({
      fields: { days: ['Please enter from 1 to 365 days'] },
    });
  await expect(mia.api.dealers.extendMembership({ id: eclipse, days: 1, seen_end, reason })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  expect(await seen()).toBe(seen_end);
});

test.each([
  ['unused', 30],
  ['mostly used', 5],
])('days granted after a payment stay when that payment is refunded while %s', async (_, left) => {
  await membership(`started_at = now(), ends_at = now() + interval '${left} days'`);
  const { id } = await site.db
    .insertInto('payments')
    .values({
      user_id: grace.id,
      dealer_id: eclipse,
      kind: 'membership',
      subject: 'Eclipse Motors',
      purpose: `membership of ${eclipse}`,
      status: 'completed',
      amount: 25_000,
      lines: '[]',
      lasts_hours: 720,
      settled_at: new Date(),
      delivered_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ada.api.dealers.extendMembership({ id: eclipse, days: 10, seen_end: await seen(), reason });
  await ada.api.payments.refund({ payment_id: id, reason });
  expect(inDays(await seen())).toBe(10);
});
