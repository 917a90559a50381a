import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
let kenji: SignedIn;
let conversation_id: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, grace, kenji] = await Promise.all([site.as('member'), site.as('dealerOwner'), site.as('otherMember')]);
  conversation_id = (await mara.api.messaging.create({ car_id: await listed(grace) })).id;
});
afterAll(() => site.close());

const say = (content: string) => mara.api.messaging.sendMessage({ conversation_id, sender_id: mara.id, content });
const unreadOf = async ({ api, id }: SignedIn) => {
  const { conversations } = await api.messaging.conversations({ user_id: id });
  const all = (await api.messaging.unreadCount({ user_id: id })).unread_count;
  return { all, here: conversations.find((one) => one.id === conversation_id)?.unread_count };
};
const read = async ({ api }: SignedIn) => (await api.messaging.conversation({ conversation_id }))!.conversation;

test('a new team member has earlier messages as read and later ones as unread', async () => {
  await say('Is it still there?');
  await say('Hello?');
  expect(await unreadOf(grace)).toMatchObject({ here: 2 });
  await site.db
    .insertInto('dealer_team_members')
    .columns(['user_id', 'dealer_account_id', 'role'])
    .expression((build) =>
      build
        .selectFrom('dealer_team_members')
        .select([build.val(kenji.id).as('user_id'), 'dealer_account_id', build.val('staff').as('role')])
        .where('user_id', '=', grace.id),
    )
    .execute();
  const before = (await unreadOf(kenji)).all;
  expect(await unreadOf(kenji)).toEqual({ all: before, here: 0 });
  expect(await read(kenji)).toMatchObject({ read_sequence: 2, unread_count: 0 });
  await say('Anybody there?');
  expect(await unreadOf(kenji)).toEqual({ all: before + 1, here: 1 });
  expect(await read(kenji)).toMatchObject({ read_sequence: 2, unread_count: 1 });
});

test('a new team member’s starting position does not show the buyer a read receipt', async () => {
  expect((await read(mara)).seen_sequence).toBe(0);
  expect(await unreadOf(grace)).toMatchObject({ here: 3 });
});
