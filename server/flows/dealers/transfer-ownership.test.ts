import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { expireTransfers } from './transfer-ownership.ts';

let site: Site;
let grace: SignedIn, dev: SignedIn, pia: SignedIn, ada: SignedIn;
let dealer_account_id: number;

beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia, ada] = (await Promise.all(
    (['dealerOwner', 'dealerManager', 'dealerStaff', 'admin'] as const).map((name) => site.as(name)),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn];
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', grace.id);
  ({ dealer_account_id } = await seat.executeTakeFirstOrThrow());
});
afterAll(() => site.close());

beforeEach(async () => {
  await emptyMarket(site);
  const { db } = site;
  await sql`delete from ownership_transfers`.execute(db);
  await sql`delete from team_events`.execute(db);
  const people = [grace.id, dev.id, pia.id];
  await sql`delete from dealer_team_members where user_id = any(${people})`.execute(db);
  const seats = [
    { user_id: grace.id, role: 'owner' },
    { user_id: dev.id, role: 'manager' },
    { user_id: pia.id, role: 'staff' },
  ];
  await db
    .insertInto('dealer_team_members')
    .values(seats.map((seat) => ({ ...seat, dealer_account_id })))
    .execute();
  await sql`update dealer_accounts set status = 'active' where id = ${dealer_account_id}`.execute(db);
  await sql`update users set standing = 'active' where id = any(${people})`.execute(db);
});

const roles = async () => {
  const { members } = await pia.api.dealers.team({ dealer_id: dealer_account_id });
  return Object.fromEntries(members.map(({ name, role }) => [name.split(' ')[0]!, role]));
};
const before = { Grace: 'owner', Dev: 'manager', Pia: 'staff' };
const after = { Grace: 'manager', Dev: 'owner', Pia: 'staff' };
const offer = (to: SignedIn, by = grace) =>
  by.api.dealers.changeMemberRole({ dealer_account_id, user_id: to.id, new_role: 'owner' });
const openFor = async (one: SignedIn) =>
  (await one.api.dealers.ownershipTransfer({ dealer_id: dealer_account_id })).transfer;
const openId = async () => (await openFor(grace))!.id;
const answer = (one: SignedIn, transfer_id: number, given: 'accept' | 'decline' = 'accept') =>
  one.api.dealers.answerOwnershipTransfer({ dealer_account_id, transfer_id, answer: given });
const withdraw = (transfer_id: number) =>
  grace.api.dealers.withdrawOwnershipTransfer({ dealer_account_id, transfer_id });
const statusOf = async (id: number) =>
  (await site.db.selectFrom('ownership_transfers').select('status').where('id', '=', id).executeTakeFirst())?.status;
const settled = (happened: string) => ({ code: 'transfer_settled', message: `This offer ${happened}` });
const log = async () => {
  const { events } = await grace.api.dealers.teamLog({ dealer_id: dealer_account_id });
  return events
    .filter(({ kind }) => kind.startsWith('ownership'))
    .map(({ kind, name, by_name }) => [kind, name, by_name]);
};

test('an offer changes nothing until it is accepted, and only the two see it', async () => {
  await offer(dev);
  expect(await roles()).toEqual(before);
  for (const one of [grace, dev])
    expect(await openFor(one)).toMatchObject({ from_user_id: grace.id, to_user_id: dev.id });
  expect(await openFor(pia)).toBeNull();
  await answer(dev, await openId());
  expect(await roles()).toEqual(after);
  expect(await openFor(grace)).toBeNull();
  expect(await log()).toEqual([
    ['ownership_accepted', 'Dev Okafor', 'Dev Okafor'],
    ['ownership_offered', 'Dev Okafor', 'Grace Castellano'],
  ]);
});

test('only the colleague it was offered to can answer, and only the owner can withdraw', async () => {
  await offer(dev);
  const id = await openId();
  for (const one of [grace, pia]) await expect(answer(one, id)).rejects.toMatchObject({ code: 'transfer_not_found' });
  await expect(dev.api.dealers.withdrawOwnershipTransfer({ dealer_account_id, transfer_id: id })).rejects.toMatchObject(
    { code: 'not_allowed' },
  );
  await expect(answer(dev, id + 1000)).rejects.toMatchObject({ code: 'transfer_not_found' });
  await expect(offer(pia, dev)).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await roles()).toEqual(before);
});

test('a declined or withdrawn offer is over, and the owner stays', async () => {
  await offer(dev);
  const declined = await openId();
  await answer(dev, declined, 'decline');
  await expect(answer(dev, declined)).rejects.toMatchObject(settled('has already been declined'));
  await offer(dev);
  const withdrawn = await openId();
  await withdraw(withdrawn);
  await expect(answer(dev, withdrawn)).rejects.toMatchObject(settled('was withdrawn'));
  await expect(withdraw(withdrawn)).rejects.toMatchObject(settled('was withdrawn'));
  expect(await roles()).toEqual(before);
});

test('one offer is open at a time, and repeating it changes nothing', async () => {
  await offer(dev);
  const first = await openFor(dev);
  await offer(dev);
  expect(await openFor(dev)).toEqual(first);
  await expect(offer(pia)).rejects.toMatchObject({
    code: 'transfer_open',
    message: 'You’ve already offered ownership to Dev Okafor. Withdraw that offer first.',
  });
});

test('ten concurrent offers leave one open, and ten concurrent answers one owner', async () => {
  await Promise.allSettled(Array.from({ length: 10 }, (_, index) => offer(index % 2 ? dev : pia)));
  const open = await site.db.selectFrom('ownership_transfers').select(['id', 'to_user_id']).execute();
  expect(open).toHaveLength(1);
  const { id, to_user_id } = open[0]!;
  const to = to_user_id === dev.id ? dev : pia;
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => answer(to, id)),
    ...Array.from({ length: 5 }, () => withdraw(id)),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(1);
});

test('an offer expires after seven days, and then another can be made', async () => {
  await offer(dev);
  const id = await openId();
  await sql`update ownership_transfers set expires_at = now() where id = ${id}`.execute(site.db);
  await expect(answer(dev, id)).rejects.toMatchObject(settled('has expired'));
  expect(await openFor(dev)).toBeNull();
  await expireTransfers(site.db, new Date());
  expect(await statusOf(id)).toBe('expired');
  await offer(dev);
  await sql`update ownership_transfers set expires_at = now() where status = 'pending'`.execute(site.db);
  // No run in between.
  await offer(pia);
  expect((await openFor(pia))?.to_user_id).toBe(pia.id);
  expect((await log()).map(([kind]) => kind)).toEqual(
    expect.arrayContaining(['ownership_expired', 'ownership_offered']),
  );
});

test('the offer ends when the colleague leaves or is removed', async () => {
  await offer(dev);
  const left = await openId();
  await dev.api.dealers.leaveTeam({ dealer_account_id, user_id: dev.id });
  expect(await statusOf(left)).toBe('ended');
  await offer(pia);
  const removed = await openId();
  await grace.api.dealers.removeTeamMember({ dealer_account_id, user_id: pia.id });
  expect(await statusOf(removed)).toBe('ended');
});

test('someone else’s departure leaves the offer open', async () => {
  await offer(dev);
  const id = await openId();
  await pia.api.dealers.leaveTeam({ dealer_account_id, user_id: pia.id });
  expect(await statusOf(id)).toBe('pending');
});

test('staff still name the next owner right away, and that ends the offer', async () => {
  await offer(dev);
  const id = await openId();
  await ada.api.dealers.nameOwner({ id: dealer_account_id, user_id: pia.id, reason: 'They asked us' });
  expect(await statusOf(id)).toBe('ended');
  expect(await roles()).toMatchObject({ Grace: 'manager', Pia: 'owner' });
  await expect(answer(dev, id)).rejects.toMatchObject(settled('no longer holds'));
});

test('a suspended dealership does not change hands', async () => {
  await offer(dev);
  const id = await openId();
  await sql`update dealer_accounts set status = 'suspended' where id = ${dealer_account_id}`.execute(site.db);
  await expect(answer(dev, id)).rejects.toMatchObject({ code: 'not_allowed' });
  await sql`update dealer_accounts set status = 'active' where id = ${dealer_account_id}`.execute(site.db);
  expect(await roles()).toEqual(before);
});

test('the database refuses a second open offer', async () => {
  await offer(dev);
  const second = { dealer_account_id, from_user_id: grace.id, to_user_id: pia.id, role: 'staff' };
  await expect(
    site.db
      .insertInto('ownership_transfers')
      .values({ ...second, expires_at: sql`now() + interval '1 day'` })
      .execute(),
  ).rejects.toThrow('one_open_ownership_transfer');
});
