import { userKinds, userStatuses } from '@forecourt/contract/users/user-values.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { lift } from '../../../testing/standing.ts';

let site: Site;
let [mara, kenji, theo, pia, sam, mia, ana, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, theo, pia, sam, mia, ana, ada] = await Promise.all(
    (
      ['member', 'otherMember', 'firstCharacter', 'dealerStaff', 'support', 'moderator', 'analyst', 'admin'] as const
    ).map((who) => site.as(who)),
  );
});
afterAll(() => site.close());

const reason = 'As agreed with the team';
const names = async (input: Parameters<SignedIn['api']['users']['list']>[0], { api } = sam!) =>
  (await api.users.list({ limit: 100, ...input })).users.map(({ name }) => name);

test('each user is listed with their details', async () => {
  await listed(mara!);
  await sell(mara!, await listed(mara!, { model: 'Kuruma' }));
  const { users, pagination } = await sam!.api.users.list({ search: 'mara' });
  expect(pagination).toEqual({ page: 1, limit: 20, total: 1, total_is_capped: false, pages: 1 });
  expect(users).toMatchObject([
    {
      id: mara!.id,
      name: 'Mara Quinn',
      status: 'active',
      staff_role: null,
      is_dealer: false,
      company_name: null,
      rating: null,
      reviews: 0,
      total_cars: 2,
      active_cars: 1,
      sold_cars: 1,
      is_own: false,
    },
  ]);
  expect(users[0]!.last_login).not.toBeNull();
});

test('it can be filtered by status, kind and name, and the figures show how many there are', async () => {
  expect(await names({ status: 'suspended' })).toEqual(['Rex Dalton']);
  expect(await names({ status: 'pending' })).toContain('Ivy Lund');
  expect(await names({ role: 'staff', sort: 'name' })).toEqual([
    'Ada Brandt',
    'Ana Petrov',
    'Mia Santoro',
    'Sam Whitlock',
  ]);
  expect(await names({ role: 'dealer' })).toContain('Pia Moreau');
  expect(await names({ role: 'private' })).not.toContain('Pia Moreau');
  expect(await names({ role: 'private', search: 'qui ma' })).toEqual(['Mara Quinn']);
  expect(await names({ search: 'ara' })).toEqual([]);
  expect(await names({ search: '%' })).toEqual([]);

  const { stats } = await ana!.api.users.stats({});
  for (const { status, count } of stats.by_status)
    expect([status, (await names({ status })).length]).toEqual([status, count]);
  const counted = (...roles: string[]) =>
    stats.by_role.filter(({ role }) => roles.includes(role)).reduce((sum, { count }) => sum + count, 0);
  expect((await names({ role: 'private' })).length).toBe(counted('private'));
  expect((await names({ role: 'dealer' })).length).toBe(counted('dealer'));
  expect((await names({ role: 'staff' })).length).toBe(counted('support', 'moderator', 'analyst', 'admin'));
  expect(stats.by_status.map(({ status }) => status)).toEqual([...userStatuses]);
});

test('pages follow each other without gaps, in every order', async () => {
  const all = await names({});
  for (const sort of ['newest', 'oldest', 'name', 'last_login'] as const) {
    const paged: string[] = [];
    for (let page = 1; paged.length < all.length; page += 1) paged.push(...(await names({ sort, page, limit: 7 })));
    expect(paged.toSorted()).toEqual(all.toSorted());
  }
  expect(await names({ sort: 'oldest' })).toEqual(all.toReversed());
});

test('users seen in the last thirty days are active, including those who stayed logged in, but not locked-out ones', async () => {
  const active = async () => (await ana!.api.users.stats({})).stats.active_users;
  await sql`update users set last_login = now() where id = ${kenji!.id}`.execute(site.db);
  const before = await active();
  await sql`update users set last_login = now() - interval '40 days' where id = ${kenji!.id}`.execute(site.db);
  expect(await active()).toBe(before - 1);
  await sql`update sessions set created_at = now() - interval '40 days' where user_id = ${kenji!.id}`.execute(site.db);
  expect(await active()).toBe(before);
  await sql`update users set standing = 'banned', standing_reason = 'Fraud' where id = ${kenji!.id}`.execute(site.db);
  expect(await active()).toBe(before - 1);
  await sql`update users set standing = 'active', standing_reason = null, last_login = now() where id = ${kenji!.id}`.execute(
    site.db,
  );
});

test('an analyst sees the figures and no names', async () => {
  await expect(ana!.api.users.list({})).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(ana!.api.users.details({ id: mara!.id })).rejects.toMatchObject({ code: 'not_allowed' });
});

test('moderators and admins see which characters belong to one person, and support does not', async () => {
  const details = async ({ api }: SignedIn) => (await api.users.details({ id: theo!.id })).user;
  expect((await details(mia!)).characters?.map(({ name }) => name)).toContain('Silas Boone');
  expect((await details(ada!)).gta_world_username).not.toBeNull();
  const forSupport = await details(sam!);
  expect([forSupport.characters, forSupport.gta_world_username]).toEqual([null, null]);
  const [listedTheo] = (await sam!.api.users.list({ search: 'theo varga' })).users;
  expect(listedTheo!.gta_world_username).toBeNull();
  const { people } = await sam!.api.people.find({ purpose: 'staff', query: 'Theo Varga' });
  expect(people[0]!.known_to_staff!.username).toBeNull();
});

test('the details show what the user has, and only their own numbers', async () => {
  const { user } = await sam!.api.users.details({ id: pia!.id });
  expect(user.seat).toMatchObject({ company_name: 'Eclipse Motors', role: 'staff' });
  expect(user.seat!.colleagues.map(({ name }) => name)).toContain('Grace Castellano');
  expect(user.sessions.length).toBeGreaterThan(0);
  expect(JSON.stringify(user)).not.toContain('routing');
  await expect(sam!.api.users.details({ id: 999_999 })).rejects.toMatchObject({ code: 'user_not_found' });
});

test('a suspension is in the details with its reason and end, and its effects are counted beforehand', async () => {
  await kenji!.api.payments.purchaseFeatured({ car_id: await listed(kenji!), user_id: kenji!.id });
  await sell(theo!, await listed(theo!), { buyer_id: kenji!.id });
  const { person: before } = await mia!.api.users.standing({ id: mara!.id });
  const { sessions } = (await mia!.api.users.details({ id: mara!.id })).user;
  const others = { dealer_listings: 0, open_payments: 0, sales_to_confirm: 0 };
  expect(before.touched).toEqual({ listings: 1, ...others, sessions: sessions.length });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await mia!.api.accounts.updateStatus({ user_id: mara!.id, status: 'suspended', until, reason });
  const { user } = await sam!.api.users.details({ id: mara!.id });
  expect(user).toMatchObject({ status: 'suspended', standing_reason: reason, suspended_until: until });
  const { person } = await sam!.api.users.standing({ id: mara!.id });
  expect(person).toMatchObject({ standing: 'suspended', reason, until });
  expect(person.history[0]).toMatchObject({ kind: 'suspend_user', reason, until });
  await lift(site, mia!, mara!.id, reason);
  mara = await site.as('member');
});

const logged = async (action_type: string, target_id: number) =>
  (await ada!.api.staff.actions({ action_type, target_type: 'user', target_id })).actions;

test('a new role applies with the next request, and so does losing it, both logged with the reason', async () => {
  await noticesWritten(site);
  const stream = await listen(kenji!.browser);
  await stream.until(1);
  await ada!.api.users.updateRole({ user_id: kenji!.id, role: 'support', reason });
  expect(await stream.until(2)).toContain('session_changed');
  expect(await names({ search: 'mara' }, kenji)).toEqual(['Mara Quinn']);
  await expect(ada!.api.users.updateRole({ user_id: kenji!.id, role: 'support', reason })).rejects.toMatchObject({
    code: 'role_is_so',
  });
  await ada!.api.users.updateRole({ user_id: kenji!.id, role: null, reason });
  await expect(kenji!.api.users.list({})).rejects.toMatchObject({ code: 'not_allowed' });
  const actions = await logged('change_staff_role', kenji!.id);
  expect(actions.map(({ after }) => after?.staff_role)).toEqual([null, 'support']);
  expect(actions.every((action) => action.reason === reason && action.actor_id === ada!.id)).toBe(true);
});

test('no one can change their own role, only admins change roles, and locked-out users cannot get one', async () => {
  const change = ({ api }: SignedIn, user_id: number) => api.users.updateRole({ user_id, role: 'analyst', reason });
  await expect(change(ada!, ada!.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(change(mia!, kenji!.id)).rejects.toMatchObject({ code: 'not_allowed' });
  const rex = (await sam!.api.users.list({ search: 'rex dalton' })).users[0]!.id;
  await expect(change(ada!, rex)).rejects.toMatchObject({ code: 'role_for_nobody' });
  await expect(change(ada!, 999_999)).rejects.toMatchObject({ code: 'user_not_found' });
});

test('of two admins who remove each other’s role concurrently, one stays', async () => {
  await ada!.api.users.updateRole({ user_id: kenji!.id, role: 'admin', reason });
  const done = await Promise.allSettled([
    ada!.api.users.updateRole({ user_id: kenji!.id, role: null, reason }),
    kenji!.api.users.updateRole({ user_id: ada!.id, role: null, reason }),
  ]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await sql`select id from users where staff_role = 'admin'`.execute(site.db);
  expect(rows).toHaveLength(1);
  await sql`update users set staff_role = case id when ${ada!.id} then 'admin' end where id in (${ada!.id}, ${kenji!.id})`.execute(
    site.db,
  );
});

test('a moderator can sign a user out on one device or all, with a reason, but not staff or themselves', async () => {
  const [one, other] = [await site.as('otherMember'), await site.as('otherMember')];
  const { sessions } = (await mia!.api.users.details({ id: one.id })).user;
  const end = ({ api }: SignedIn, user_id: number, session_id?: number) =>
    api.users.endSessions({ user_id, reason, ...(session_id && { session_id }) });
  expect((await end(mia!, one.id, sessions[0]!.id)).ended).toBe(1);
  await expect(end(mia!, one.id, sessions[0]!.id)).rejects.toMatchObject({ code: 'signed_out_already' });
  expect((await end(mia!, one.id)).ended).toBe(sessions.length - 1);
  await expect(other.api.favourites.list({})).rejects.toMatchObject({ code: 'sign_in_required' });
  const { rows } = await sql<{ id: number }>`insert into users (gta_world_id, game_account_id, name)
    select 900000, game_account_id, 'Mia Other' from users where id = ${mia!.id} returning id`.execute(site.db);
  for (const [who, whom] of [
    [mia!, mia!.id],
    // Her other character is herself, too.
    [mia!, rows[0]!.id],
    [mia!, sam!.id],
    [sam!, one.id],
  ] as const)
    await expect(end(who, whom)).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await logged('sign_out_user', one.id)).toMatchObject([{ reason }, { reason }]);
  kenji = await site.as('otherMember');
});

test('changes to a user show right away on the staff’s open pages and on no one else’s', async () => {
  await noticesWritten(site);
  const [ofAna, ofKenji] = [await listen(ana!.browser), await listen(kenji!.browser)];
  await Promise.all([ofAna.until(1), ofKenji.until(1)]);
  const user_id = mara!.id;
  await mia!.api.accounts.updateStatus({
    user_id,
    status: 'suspended',
    until: new Date(Date.now() + 60_000).toISOString(),
    reason,
  });
  await lift(site, mia!, user_id, reason);
  expect(await ofAna.until(3)).toEqual(['connected', 'users_changed', 'users_changed']);
  await kenji!.api.accounts.updateProfile({ phone_number: '43', routing_number: '123456789' });
  expect(await ofKenji.until(2)).toEqual(['connected', 'session_changed']);
});

test.each(userKinds)('%s: a page past the end is empty and shows the total', async (role) => {
  const { users, pagination } = await sam!.api.users.list({ role, page: 900 });
  expect(users).toEqual([]);
  expect(pagination.total).toBeGreaterThan(0);
});

test('a search with very many matches says so, and its pages end where counting does', async () => {
  const crowd = (from: number, to: number) =>
    sql`
    insert into users (gta_world_id, game_account_id, name)
    select 900000 + n, (select game_account_id from users where id = ${theo!.id}), 'Zeno Crowd ' || n
    from generate_series(${from}::int, ${to}::int) as n`.execute(site.db);
  const last = () => ada!.api.users.list({ search: 'zeno', sort: 'name', limit: 100, page: 10 });
  await crowd(1000, 1999);
  const all = await last();
  expect(all.pagination).toEqual({ page: 10, limit: 100, total: 1000, total_is_capped: false, pages: 10 });
  expect(all.users.at(-1)!.name).toBe('Zeno Crowd 1999');
  await crowd(2000, 2000);
  const more = await last();
  expect(more.pagination).toEqual({ ...all.pagination, total_is_capped: true });
  expect(more.users.map(({ id }) => id)).toEqual(all.users.map(({ id }) => id));
});

test('a moderator can suspend a member even while the site has no admin', async () => {
  await sql`update users set staff_role = null where staff_role = 'admin'`.execute(site.db);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await mia!.api.accounts.updateStatus({ user_id: kenji!.id, status: 'suspended', until, reason });
  expect(await names({ status: 'suspended', search: 'kenji mori' })).toEqual(['Kenji Mori']);
});
