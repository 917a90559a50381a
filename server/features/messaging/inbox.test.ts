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

const say = ({ api, id }: SignedIn, conversation_id: number, content: string) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
const entryOf = async ({ api, id }: SignedIn, conversation: number) =>
  (await api.messaging.conversations({ user_id: id })).conversations.find((one) => one.id === conversation);

test('a conversation without messages is not listed, but can be read', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(kenji) });
  expect(await entryOf(mara, id)).toBeUndefined();
  expect(await entryOf(kenji, id)).toBeUndefined();
  expect((await mara.api.messaging.conversation({ conversation_id: id }))?.conversation.messages).toEqual([]);
  await say(mara, id, 'Is it still there?');
  expect(await entryOf(mara, id)).toBeTruthy();
  expect(await entryOf(kenji, id)).toBeTruthy();
});

test('a new group is listed for its creator', async () => {
  const participants = [kenji.id];
  const { id } = await mara.api.messaging.create({ conversation_type: 'group', title: 'Meet', participants });
  expect(await entryOf(mara, id)).toMatchObject({ title: 'Meet', last_message: null });
});

test('the last message shows who wrote it and whether it was for a dealer', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(grace) });
  await say(mara, id, 'Is the price negotiable?');
  expect((await entryOf(grace, id))?.last_message).toMatchObject({ sender_name: 'Mara Quinn', company_name: null });
  await say(dev, id, 'A little, for cash.');
  const words = { sender_id: dev.id, sender_name: 'Dev Okafor', company_name: 'Eclipse Motors' };
  expect((await entryOf(grace, id))?.last_message).toMatchObject(words);
});
