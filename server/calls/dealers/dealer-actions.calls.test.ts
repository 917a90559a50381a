import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: SignedIn, mia: SignedIn, grace: SignedIn, pia: SignedIn, mara: SignedIn, kenji: SignedIn;
let eclipse: number;
/** The last log entry before the test. */
let before: number;
beforeAll(async () => {
  site = await startSite();
  [ada, mia, grace, pia, mara, kenji] = (await Promise.all(
    (['admin', 'moderator', 'dealerOwner', 'dealerStaff', 'member', 'otherMember'] as const).map((name) =>
      site.as(name),
    ),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  eclipse = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`delete from dealer_team_members where user_id in (${mara.id}, ${kenji.id}, ${ada.id})`.execute(site.db);
  await sql`update dealer_accounts set company_name = 'Old ' || id where company_name = 'Quinn Classics'`.execute(
    site.db,
  );
  const { last } = await site.db
    .selectFrom('staff_actions')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  before = last;
});

const reason = 'They asked us at the desk';
const company = () => ({ company_name: 'Quinn Classics', user_id: mara.id, phone: '555 0101', reason });
const seat = (more: object = {}) => ({
  dealer_account_id: eclipse,
  user_id: kenji.id,
  role: 'staff' as const,
  reason,
  ...more,
});
const log = () =>
  site.db
    .selectFrom('staff_actions')
    .select(['action', 'actor_id', 'target_id', 'reason', 'before', 'after'])
    .where('id', '>', before)
    .orderBy('id')
    .execute();

test('an admin creates a dealership: its owner has the portal, its membership is unpaid, and it is logged once', async () => {
  const { id } = await ada.api.dealers.create(company());
  expect((await mara.api.accounts.checkSession({})).user).toMatchObject({
    dealer_account_id: id,
    team_role: 'owner',
    company_name: 'Quinn Classics',
  });
  expect((await mara.api.payments.dealerMembership({ dealer_id: id })).membership).toMatchObject({ status: 'unpaid' });
  expect((await mara.api.dealers.get({ id }))!.dealer.phone).toBe('5550101');
  expect(await log()).toEqual([
    {
      action: 'open_dealer',
      actor_id: ada.id,
      target_id: id,
      reason,
      before: null,
      after: {
        company_name: 'Quinn Classics',
        status: 'active',
        team: 'Mara Quinn (owner)',
        paid_until: expect.any(String) as string,
      },
    },
  ]);
});

test('duplicate names, second teams and self-service are refused, and nothing is logged', async () => {
  const create = (change: object) => ada.api.dealers.create({ ...company(), ...change });
  await expect(create({ company_name: 'eclipse MOTORS' })).rejects.toMatchObject({ code: 'company_name_taken' });
  await expect(create({ user_id: pia.id })).rejects.toMatchObject({ code: 'person_has_team' });
  await expect(create({ user_id: 999_999 })).rejects.toMatchObject({ code: 'user_not_found' });
  await expect(create({ user_id: ada.id })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(create({ reason: '' })).rejects.toMatchObject({ fields: { reason: ['Please give a reason'] } });
  await expect(mia.api.dealers.create(company())).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await log()).toEqual([]);
});

test.each(['addTeamMember', 'addUser'] as const)('%s adds a user to a team once and logs it', async (name) => {
  const add = () => {
    const { dealer_account_id, ...rest } = seat();
    return name === 'addUser'
      ? ada.api.dealers.addUser({ dealer_id: dealer_account_id, ...rest })
      : ada.api.dealers.addTeamMember(seat());
  };
  const tried = await Promise.allSettled([add(), add(), add()]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await kenji.api.accounts.checkSession({})).user).toMatchObject({ team_role: 'staff' });
  const lines = await log();
  expect(lines.map(({ action, target_id }) => ({ action, target_id }))).toEqual([
    { action: 'add_team_member', target_id: eclipse },
  ]);
  expect(JSON.stringify(lines[0]!.after)).toContain('Kenji Mori (staff)');
  expect(JSON.stringify(lines[0]!.before)).not.toContain('Kenji');
});

test('an open invitation ends when the user is added to the team, and there is never a second owner', async () => {
  await grace.api.dealers.invite({ dealer_account_id: eclipse, user_id: kenji.id, role: 'manager' });
  await ada.api.dealers.addTeamMember(seat());
  expect((await grace.api.dealers.pendingInvitations({ dealer_id: eclipse })).invitations).toEqual([]);
  const owner = ada.api.dealers.addTeamMember(seat({ user_id: mara.id, role: 'owner' }));
  await expect(owner).rejects.toMatchObject({ code: 'bad_input' });
});

test('staff cannot act on their own team’s dealership', async () => {
  await site.db
    .insertInto('dealer_team_members')
    .values({ user_id: ada.id, dealer_account_id: eclipse, role: 'staff' })
    .execute();
  await expect(ada.api.dealers.addTeamMember(seat())).rejects.toMatchObject({ code: 'not_allowed' });
  const rename = ada.api.dealers.rename({ id: eclipse, company_name: 'Ours', reason });
  await expect(rename).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await log()).toEqual([]);
});

test('staff can rename a company with a reason, which is logged, but not to a taken name', async () => {
  const rename = (company_name: string, id = eclipse) => mia.api.dealers.rename({ id, company_name, reason });
  await rename('Eclipse & Sons');
  expect((await grace.api.accounts.checkSession({})).user).toMatchObject({ company_name: 'Eclipse & Sons' });
  await rename('ECLIPSE & Sons');
  await rename('ECLIPSE & Sons');
  await expect(rename('Vinewood Premium')).rejects.toMatchObject({ code: 'company_name_taken' });
  await expect(rename('Nobody', 999_999)).rejects.toMatchObject({ code: 'dealer_not_found' });
  expect((await log()).map(({ action }) => action)).toEqual(['rename_dealer', 'rename_dealer']);
  const vinewood = await dealerIdOf(site, await site.as('otherDealerOwner'));
  const both = await Promise.allSettled([rename('One Name'), rename('One Name', vinewood)]);
  expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'company_name_taken' } },
  ]);
  await rename('Vinewood Premium', vinewood);
  await rename('Eclipse Motors');
});
