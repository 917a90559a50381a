import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { listen } from '../../../testing/listen.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { waitsFor } from '../../../testing/waits-for.ts';

let site: Site;
let grace: SignedIn, dev: SignedIn, pia: SignedIn;
let dealer_account_id: number;

beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia] = await Promise.all([site.as('dealerOwner'), site.as('dealerManager'), site.as('dealerStaff')]);
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', grace.id);
  ({ dealer_account_id } = await seat.executeTakeFirstOrThrow());
});
afterAll(() => site.close());

const roles = async () => {
  const { members } = await grace.api.dealers.team({ dealer_id: dealer_account_id });
  return Object.fromEntries(members.map(({ name, role }) => [name.split(' ')[0]!, role]));
};
const seat = async ({ id }: SignedIn, role: string | null) => {
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', id).execute();
  if (role !== null)
    await site.db.insertInto('dealer_team_members').values({ user_id: id, dealer_account_id, role }).execute();
};
const contactOf = (id: number) =>
  site.db.selectFrom('cars').select(['seller_id', 'contact_phone']).where('id', '=', id).executeTakeFirstOrThrow();

beforeEach(async () => {
  await emptyMarket(site);
  for (const [one, role] of [
    [grace, null],
    [dev, 'manager'],
    [pia, 'staff'],
    [grace, 'owner'],
  ] as const)
    await seat(one, role);
});

const remove = (by: SignedIn, whom: SignedIn, contact?: SignedIn) =>
  by.api.dealers.removeTeamMember({
    dealer_account_id,
    user_id: whom.id,
    ...(contact && { contact_user_id: contact.id }),
  });
const change = (by: SignedIn, whom: SignedIn, new_role: 'owner' | 'admin' | 'manager' | 'staff') =>
  by.api.dealers.changeMemberRole({ dealer_account_id, user_id: whom.id, new_role });
const leave = (one: SignedIn) => one.api.dealers.leaveTeam({ dealer_account_id, user_id: one.id });

test('a leaving member’s live cars and drafts go to the owner, with the number callers get', async () => {
  const { user } = await pia.api.accounts.checkSession({});
  const [live, begun] = [await listed(pia), await draft(pia)];
  const [ownNumber, ofTheHouse] = [await listed(pia), await listed(pia)];
  await pia.api.cars.update({ id: ownNumber, contactPhone: user!.phone_number! });
  await pia.api.cars.update({ id: ofTheHouse, contactPhone: '5550100' });
  const before = await grace.api.cars.editing({ id: live });
  await leave(pia);
  for (const id of [live, begun]) expect((await contactOf(id)).seller_id).toBe(grace.id);
  expect(await contactOf(ownNumber)).toEqual({ seller_id: grace.id, contact_phone: null });
  expect(await contactOf(ofTheHouse)).toEqual({ seller_id: grace.id, contact_phone: '5550100' });
  // The listing's version doesn't change, so open forms lose nothing.
  expect((await grace.api.cars.editing({ id: live }))?.listing.updated_at).toEqual(before?.listing.updated_at);
  expect(await roles()).toEqual({ Grace: 'owner', Dev: 'manager' });
});

test('removing a member can name a new contact for their cars, from this team only', async () => {
  const car = await listed(pia);
  const mara = await site.as('member');
  const wrong = { code: 'bad_input', fields: { contact_user_id: ['Please select another team member'] } };
  await expect(remove(dev, pia, mara)).rejects.toMatchObject(wrong);
  await expect(remove(dev, pia, pia)).rejects.toMatchObject(wrong);
  expect(await roles()).toMatchObject({ Pia: 'staff' });
  await remove(dev, pia, dev);
  expect((await contactOf(car)).seller_id).toBe(dev.id);
});

test('a removed member loses the portal, and their open pages are notified', async () => {
  const page = await listen(pia.browser);
  expect(await page.until(1)).toEqual(['connected']);
  await remove(grace, pia);
  // They get a notification as well. Which of the two arrives first isn't guaranteed.
  expect((await page.until(3)).toSorted()).toEqual(['connected', 'notices_changed', 'session_changed']);
  expect((await pia.api.accounts.checkSession({})).user).toMatchObject({ is_dealer: false, team_role: null });
  await expect(pia.api.dealers.team({ dealer_id: dealer_account_id })).rejects.toMatchObject({ code: 'not_allowed' });
});

test('invitations end with the seat of their inviter', async () => {
  const mara = await site.as('member');
  const { invitation } = await dev.api.dealers.invite({ dealer_account_id, user_id: mara.id, role: 'staff' });
  await leave(dev);
  await expect(
    mara.api.dealers.acceptInvitation({ invitation_id: invitation.id, user_id: mara.id }),
  ).rejects.toMatchObject({ code: 'invitation_settled', message: 'This invitation was cancelled' });
  expect((await grace.api.dealers.pendingInvitations({ dealer_id: dealer_account_id })).invitations).toEqual([]);
});

test('an invitation that has expired or is being answered does not keep the inviter on the team', async () => {
  const mara = await site.as('member');
  const invited = async () =>
    (await dev.api.dealers.invite({ dealer_account_id, user_id: mara.id, role: 'staff' })).invitation.id;
  const statusOf = async (id: number) =>
    (await site.db.selectFrom('dealer_invitations').select('status').where('id', '=', id).executeTakeFirst())?.status;
  const overdue = await invited();
  await sql`update dealer_invitations set expires_at = now() where id = ${overdue}`.execute(site.db);
  await leave(dev);
  expect(await statusOf(overdue)).toBe('expired');
  await seat(dev, 'manager');
  const declined = await invited();
  const isDeclined = sql`update dealer_invitations set status = 'declined' where id = ${declined}`;
  expect(await waitsFor(site, isDeclined, () => remove(grace, dev))).toBe(true);
  expect(await statusOf(declined)).toBe('declined');
  expect(await roles()).toEqual({ Grace: 'owner', Pia: 'staff' });
});

test('the owner stays until someone else is owner, and then becomes a manager', async () => {
  await expect(leave(grace)).rejects.toMatchObject({ code: 'owner_stays' });
  await change(grace, dev, 'owner');
  await expect(leave(grace)).rejects.toMatchObject({ code: 'owner_stays' });
  const { transfer } = await dev.api.dealers.ownershipTransfer({ dealer_id: dealer_account_id });
  await dev.api.dealers.answerOwnershipTransfer({ dealer_account_id, transfer_id: transfer!.id, answer: 'accept' });
  expect(await roles()).toEqual({ Grace: 'manager', Dev: 'owner', Pia: 'staff' });
  await leave(grace);
  await expect(leave(dev)).rejects.toMatchObject({ code: 'owner_stays' });
});

test('no one changes their own role, and managers cannot change other managers’ roles', async () => {
  const notAllowed = { code: 'not_allowed' };
  await expect(change(grace, grace, 'staff')).rejects.toMatchObject(notAllowed);
  await expect(change(dev, pia, 'manager')).rejects.toMatchObject(notAllowed);
  await expect(remove(dev, grace)).rejects.toMatchObject(notAllowed);
  await expect(remove(pia, dev)).rejects.toMatchObject(notAllowed);
  await change(grace, pia, 'manager');
  await expect(remove(dev, pia)).rejects.toMatchObject(notAllowed);
  await change(grace, dev, 'admin');
  await expect(change(dev, pia, 'admin')).rejects.toMatchObject(notAllowed);
  await change(dev, pia, 'staff');
  await expect(change(grace, await site.as('member'), 'staff')).rejects.toMatchObject({ code: 'member_not_found' });
});

test('a role removed at that moment no longer allows anything', async () => {
  await change(grace, dev, 'staff');
  // Dev's request was authorised a moment ago, but the flow checks again.
  const { removeMember } = await import('./change-team.ts');
  await expect(
    removeMember(site.db, { actorId: dev.id, dealerId: dealer_account_id }, { userId: pia.id, contactId: undefined }),
  ).rejects.toMatchObject({ code: 'not_allowed' });
});

test('team events are recorded with who caused them', async () => {
  await site.db.deleteFrom('team_events').execute();
  await change(grace, pia, 'manager');
  await remove(grace, pia);
  const events = await site.db.selectFrom('team_events').select(['user_id', 'kind', 'role', 'actor_id']).execute();
  expect(events).toEqual([
    { user_id: pia.id, kind: 'role_changed', role: 'manager', actor_id: grace.id },
    { user_id: pia.id, kind: 'removed', role: 'manager', actor_id: grace.id },
  ]);
});

test('a dealer’s car cannot name a contact outside its team', async () => {
  const car = await listed(grace);
  const mara = await site.as('member');
  await expect(site.db.updateTable('cars').set({ seller_id: mara.id }).where('id', '=', car).execute()).rejects.toThrow(
    'contact_is_on_the_team',
  );
});

test('leaving during fifty edits of the member’s cars leaves none without a contact or changed afterwards', async () => {
  const cars = await Promise.all(Array.from({ length: 5 }, () => draft(pia)));
  const outcomes: { id: number; price: number; isDone: boolean }[] = [];
  const edits = Array.from({ length: 50 }, async (_, index) => {
    const [id, price] = [cars[index % cars.length]!, 1000 + index];
    // A car they no longer own gives the same error as a missing one.
    const isDone = await pia.api.cars.update({ id, price }).then(
      (answer) => answer !== null,
      () => false,
    );
    outcomes.push({ id, price, isDone });
  });
  const left = leave(pia);
  await left;
  const kept = await site.db.selectFrom('cars').select(['id', 'price', 'seller_id']).orderBy('id').execute();
  await Promise.all(edits);
  expect(kept.map(({ seller_id }) => seller_id)).toEqual(cars.map(() => grace.id));
  expect(await site.db.selectFrom('cars').select(['id', 'price', 'seller_id']).orderBy('id').execute()).toEqual(kept);
  const written = kept
    .map(({ price }) => outcomes.find((one) => one.price === price))
    .filter((one) => one !== undefined);
  expect(written.filter(({ isDone }) => !isDone)).toEqual([]);
});
