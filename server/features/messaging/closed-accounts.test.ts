import { leavesTeam } from '../../../testing/leave-team.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let grace: SignedIn;
let dev: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, grace, dev] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('dealerOwner'),
    site.as('dealerManager'),
  ]);
});
afterAll(() => site.close());

const say = ({ api, id }: SignedIn, conversation_id: number, content = 'Hello') =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
const read = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id }))!.conversation;
const stand = (ids: number[], standing: 'active' | 'suspended' | 'banned') =>
  site.db
    .updateTable('users')
    .set({
      standing,
      standing_reason: 'Fraud',
      suspended_until: standing === 'suspended' ? new Date('2100-01-01') : null,
    })
    .where('id', 'in', ids)
    .execute();
const teamOf = async ({ id }: SignedIn) => {
  const [own] = await site.db.selectFrom('dealer_team_members').selectAll().where('user_id', '=', id).execute();
  const dealer = own?.dealer_account_id ?? 0;
  const team = site.db.selectFrom('dealer_team_members').select('user_id').where('dealer_account_id', '=', dealer);
  return (await team.execute()).map(({ user_id }) => user_id);
};

const closed = {
  may_write: false,
  is_blocked_by_me: false,
  refusal: 'This account is closed, so you can’t message it',
};

test('a banned member cannot be messaged, earlier messages stay, and lifting the ban reopens the conversation', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await say(kenji, id, 'Before');
  await stand([kenji.id], 'banned');
  await expect(say(mara, id)).rejects.toMatchObject({ code: 'account_closed' });
  const seen = await read(mara, id);
  expect(seen).toMatchObject(closed);
  expect(seen.messages.map(({ content }) => content)).toEqual(['Before']);
  await stand([kenji.id], 'active');
  expect(await read(mara, id)).toMatchObject({ may_write: true, refusal: null });
  await say(mara, id);
});

test('the inbox says whether the other side can read a reply right now', async () => {
  const reachable = async (of: SignedIn, id: number) =>
    (await of.api.messaging.conversations({ user_id: of.id })).conversations.find((one) => one.id === id)?.is_reachable;
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await say(kenji, id);
  expect(await reachable(mara, id)).toBe(true);
  for (const standing of ['suspended', 'banned'] as const) {
    await stand([kenji.id], standing);
    expect(await reachable(mara, id), standing).toBe(false);
  }
  await stand([kenji.id], 'active');
  const { id: toDealer } = await mara.api.messaging.create({ car_id: await listed(grace) });
  await say(mara, toDealer);
  expect([await reachable(mara, toDealer), await reachable(grace, toDealer)]).toEqual([true, true]);
  const { id: group } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Meet',
    participants: [kenji.id],
  });
  expect(await reachable(mara, group)).toBe(false);
});

test('a dealer can reply as long as anyone on its team can', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(grace) });
  await say(mara, id);
  const team = await teamOf(grace);
  await stand(
    team.filter((member) => member !== dev.id),
    'banned',
  );
  await say(mara, id);
  await stand(team, 'banned');
  await expect(say(mara, id)).rejects.toMatchObject({ code: 'account_closed' });
  expect(await read(mara, id)).toMatchObject(closed);
  await stand(team, 'active');
  await stand([mara.id], 'banned');
  await expect(say(dev, id)).rejects.toMatchObject({ code: 'account_closed' });
  await stand([mara.id], 'active');
});

test('a car hidden with its seller is no longer on sale in the conversation about it either', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(kenji) });
  await say(mara, id);
  expect((await read(mara, id)).car).toMatchObject({ status: 'active' });
  await stand([kenji.id], 'banned');
  expect((await read(mara, id)).car).toMatchObject({ status: 'removed', image: null, price: null });
  await stand([kenji.id], 'active');
  expect((await read(mara, id)).car).toMatchObject({ status: 'active' });
  const dealers = await mara.api.messaging.create({ car_id: await listed(grace) });
  await say(mara, dealers.id);
  const suspend = (status: 'active' | 'suspended') =>
    site.db.updateTable('dealer_accounts').set({ status }).where('company_name', '=', 'Eclipse Motors').execute();
  await suspend('suspended');
  expect((await read(mara, dealers.id)).car).toMatchObject({ status: 'removed' });
  expect((await read(grace, dealers.id)).car).toMatchObject({ status: 'active' });
  await suspend('active');
});

test('for a removed car, the conversation shows name and price to the seller but not to the buyer', async () => {
  const car_id = await listed(kenji, { title: 'Dreadful words' });
  const { id } = await mara.api.messaging.create({ car_id });
  await say(mara, id);
  await kenji.api.cars.remove({ id: car_id });
  expect((await read(mara, id)).car).toEqual({
    id: car_id,
    title: 'Removed listing',
    price: null,
    status: 'removed',
    image: null,
  });
  expect((await read(kenji, id)).car).toMatchObject({ title: 'Dreadful words', price: 42_000, status: 'removed' });
});

test('a former team member sees no more of a car they listed for the dealer than other buyers', async () => {
  const pia = await site.as('dealerStaff');
  const car_id = await listed(pia);
  const rejoin = await leavesTeam(site, pia);
  const { id } = await pia.api.messaging.create({ car_id });
  await say(pia, id);
  await grace.api.cars.remove({ id: car_id });
  expect((await read(pia, id)).car).toMatchObject({ title: 'Removed listing', price: null, image: null });
  expect((await read(dev, id)).car).toMatchObject({ price: 42_000, status: 'removed' });
  await rejoin();
});

test('a group continues without a banned member', async () => {
  const participants = [kenji.id, grace.id];
  const { id } = await mara.api.messaging.create({ conversation_type: 'group', title: 'Three', participants });
  await stand([kenji.id], 'banned');
  await say(mara, id);
  expect(await read(grace, id)).toMatchObject({ may_write: true });
  await stand([kenji.id], 'active');
});
