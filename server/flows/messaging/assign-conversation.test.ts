import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavesTeam } from '../../../testing/leave-team.ts';
import { listen } from '../../../testing/listen.ts';
import { listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let owner: SignedIn;
let staff: SignedIn;
let manager: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [owner, staff, manager, buyer] = await Promise.all([
    site.as('dealerOwner'),
    site.as('dealerStaff'),
    site.as('dealerManager'),
    site.as('member'),
  ]);
});
afterAll(() => site.close());

/** A buyer's conversation with the dealer. */
async function asked(): Promise<number> {
  const { id } = await buyer.api.messaging.create({ car_id: await listed(owner) });
  await buyer.api.messaging.sendMessage({ conversation_id: id, sender_id: buyer.id, content: 'Is it still there?' });
  return id;
}
const assign = ({ api }: SignedIn, conversation_id: number, assignee_id: number | null, expected: number | null) =>
  api.messaging.assign({ conversation_id, assignee_id, expected });
const assignedOf = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id }))!.conversation.assigned?.user_id ?? null;
const mine = async ({ api, id }: SignedIn) =>
  (await api.messaging.conversations({ user_id: id, only: 'mine' })).conversations.map((one) => one.id);

test('anyone on the team assigns a conversation to any member, and the buyer never sees it', async () => {
  const id = await asked();
  expect(await assign(staff, id, manager.id, null)).toMatchObject({ assigned: { user_id: manager.id } });
  expect(await assignedOf(owner, id)).toBe(manager.id);
  expect(await mine(manager)).toContain(id);
  expect(await mine(staff)).not.toContain(id);
  expect(await assignedOf(buyer, id)).toBeNull();
  expect(JSON.stringify(await buyer.api.messaging.conversations({ user_id: buyer.id }))).not.toContain('Dev Okafor');
  await expect(assign(buyer, id, buyer.id, null)).rejects.toMatchObject({ code: 'not_allowed' });
  await assign(manager, id, null, manager.id);
  expect(await mine(manager)).not.toContain(id);
});

test('a conversation can only be assigned to someone on that team', async () => {
  const id = await asked();
  for (const outsider of [buyer.id, (await site.as('otherDealerOwner')).id, 2_000_000_000])
    await expect(assign(owner, id, outsider, null)).rejects.toMatchObject({ code: 'member_not_found' });
  expect(await assignedOf(owner, id)).toBeNull();
});

test('of two colleagues who take it at the same time one gets it, and the other learns who', async () => {
  const id = await asked();
  const taken = await Promise.allSettled([owner, staff, manager].map((who) => assign(who, id, who.id, null)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals: unknown[] = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toMatchObject([{ code: 'conversation_assigned' }, { code: 'conversation_assigned' }]);
});

test('colleagues’ pages refresh, and the buyer’s get nothing', async () => {
  const id = await asked();
  const [ofManager, ofBuyer] = [await listen(manager.browser), await listen(buyer.browser)];
  await Promise.all([ofManager.until(1), ofBuyer.until(1)]);
  await assign(owner, id, staff.id, null);
  await ofManager.until(2);
  expect(ofManager.events[1]).toEqual({ kind: 'conversation_changed', conversation_id: id });
  await owner.api.messaging.typing({ conversation_id: id });
  expect(await ofBuyer.until(2)).toEqual(['connected', 'typing']);
});

test('when a member leaves the team, what was assigned to them is free again, and colleagues see it', async () => {
  const [id, another] = [await asked(), await asked()];
  await assign(owner, id, staff.id, null);
  await assign(owner, another, manager.id, null);
  const ofManager = await listen(manager.browser);
  await ofManager.until(1);
  const rejoin = await leavesTeam(site, staff);
  await expect.poll(() => ofManager.events).toContainEqual({ kind: 'conversation_changed', conversation_id: id });
  await rejoin();
  expect(await assignedOf(owner, id)).toBeNull();
  expect(await assignedOf(owner, another)).toBe(manager.id);
});

test('an assignment ends with the seat, also if a server of an earlier version ends it', async () => {
  const id = await asked();
  await assign(owner, id, staff.id, null);
  const seats = site.db.deleteFrom('dealer_team_members').where('user_id', '=', staff.id);
  const seat = await seats.returningAll().executeTakeFirstOrThrow();
  await site.db.insertInto('dealer_team_members').values(seat).execute();
  expect(await assignedOf(owner, id)).toBeNull();
});
