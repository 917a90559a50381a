import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
let dev: SignedIn;
let conversation: number;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, grace, dev] = await Promise.all([site.as('member'), site.as('dealerOwner'), site.as('dealerManager')]);
  conversation = (await mara.api.messaging.create({ car_id: await listed(grace) })).id;
  await say(mara, 'Hello');
  const team = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  dealerId = team.dealer_account_id;
});
afterAll(() => site.close());

const say = ({ api, id }: SignedIn, content: string) =>
  api.messaging.sendMessage({ conversation_id: conversation, sender_id: id, content });
const read = async ({ api }: SignedIn) =>
  (await api.messaging.conversation({ conversation_id: conversation }))!.conversation;

test('a block between the person and any team member closes the conversation for everyone', async () => {
  await mara.api.messaging.block({ user_id: dev.id });
  for (const one of [mara, grace, dev]) {
    await expect(say(one, 'Still there?')).rejects.toMatchObject({ code: 'blocked' });
    expect((await read(one)).may_write).toBe(false);
  }
  await mara.api.messaging.unblock({ user_id: dev.id });
  expect((await say(grace, 'Yes')).message.content).toBe('Yes');
});

test('a block between two colleagues does not close the dealer’s inbox to them', async () => {
  await grace.api.messaging.block({ user_id: dev.id });
  await say(dev, 'From Dev');
  await say(grace, 'From Grace');
  expect((await read(dev)).messages.slice(-2).map(({ content }) => content)).toEqual(['From Dev', 'From Grace']);
  await grace.api.messaging.unblock({ user_id: dev.id });
});

test('characters of one person cannot message each other or their own dealership', async () => {
  const [theo, silas] = await Promise.all([site.as('firstCharacter'), site.as('otherCharacter')]);
  const group = { conversation_type: 'group', title: 'Me', participants: [silas.id] } as const;
  await expect(theo.api.messaging.create({ ...group, participants: [...group.participants] })).rejects.toMatchObject({
    code: 'bad_input',
  });
  const { id } = await theo.api.messaging.create({ conversation_type: 'group', title: 'Us', participants: [mara.id] });
  await expect(theo.api.messaging.addParticipant({ conversation_id: id, user_id: silas.id })).rejects.toMatchObject({
    code: 'bad_input',
  });
  await site.db
    .insertInto('dealer_team_members')
    .values({ user_id: silas.id, dealer_account_id: dealerId, role: 'staff' })
    .execute();
  await expect(theo.api.messaging.create({ dealer_id: dealerId })).rejects.toMatchObject({ code: 'bad_input' });
});
