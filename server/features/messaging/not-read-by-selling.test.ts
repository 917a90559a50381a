import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, theo: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, grace, theo] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('dealerOwner'),
    site.as('firstCharacter'),
  ]);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const say = ({ api, id }: SignedIn, conversation_id: number, content: string) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
const mark = ({ api, id }: SignedIn, conversation_id: number) =>
  api.messaging.markRead({ conversation_id, user_id: id });
const read = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id }))!.conversation;

for (const who of ['a private seller', 'a dealer'] as const)
  test(`${who} who marks a car as sold has not read the buyer’s messages`, async () => {
    const seller = who === 'a dealer' ? grace : mara;
    const car_id = await listed(seller);
    const { id } = await kenji.api.messaging.create({ car_id });
    await say(kenji, id, 'Can I come by at eight?');
    const before = (await seller.api.messaging.unreadCount({ user_id: seller.id })).unread_count;
    await seller.api.sales.complete({ car_id, buyer_id: kenji.id, sale_price: 30_000 });
    expect((await read(kenji, id)).seen_sequence).toBe(0);
    expect(await read(seller, id)).toMatchObject({ read_sequence: 0, unread_count: 1 });
    expect((await seller.api.messaging.unreadCount({ user_id: seller.id })).unread_count).toBe(before);
    await mark(seller, id);
    expect((await read(kenji, id)).seen_sequence).toBe(2);
  });

test('a seller who names the buyer later has not read the buyer’s newer messages', async () => {
  const car_id = await listed(mara);
  const { id } = await kenji.api.messaging.create({ car_id });
  await say(kenji, id, 'Hello');
  await mark(mara, id);
  const { sale } = await mara.api.sales.complete({ car_id });
  await say(kenji, id, 'Is it gone?');
  await mara.api.sales.edit({ id: sale.id, buyer_id: kenji.id });
  expect((await read(kenji, id)).seen_sequence).toBe(1);
  expect(await read(mara, id)).toMatchObject({ read_sequence: 1, unread_count: 1 });
});

test('a seller who has read everything has also read the messages created by selling', async () => {
  const car_id = await listed(mara);
  const { id } = await kenji.api.messaging.create({ car_id });
  await say(kenji, id, 'Hello');
  await mark(mara, id);
  await mara.api.sales.complete({ car_id, buyer_id: kenji.id });
  expect(await read(mara, id)).toMatchObject({ read_sequence: 2, unread_count: 0 });
});

test('a dealer who invites someone has not read their messages', async () => {
  const { dealer_account_id: dealer_id } = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  const { id } = await theo.api.messaging.create({ dealer_id });
  await say(theo, id, 'Are you hiring?');
  await grace.api.dealers.invite({ dealer_account_id: dealer_id, user_id: theo.id, role: 'staff' });
  expect((await read(theo, id)).seen_sequence).toBe(0);
  expect(await read(grace, id)).toMatchObject({ unread_count: 1 });
});

test('adding someone to a group does not mark the others’ messages as read', async () => {
  const { id } = await mara.api.messaging.create({
    participants: [kenji.id],
    conversation_type: 'group',
    title: 'Night run',
  });
  await say(kenji, id, 'Who drives?');
  await mara.api.messaging.addParticipant({ conversation_id: id, user_id: theo.id });
  const maraAsSeen = (await read(kenji, id)).participants.find(({ user_id }) => user_id === mara.id);
  expect(maraAsSeen?.read_sequence).toBe(0);
  expect(await read(mara, id)).toMatchObject({ unread_count: 1 });
});

test('a buyer waiting for a reply still waits after the dealer marks the car as sold', async () => {
  const car_id = await listed(grace);
  const { id } = await kenji.api.messaging.create({ car_id });
  await say(kenji, id, 'When can I pick it up?');
  await grace.api.sales.complete({ car_id, buyer_id: kenji.id });
  const waits = () =>
    site.db.selectFrom('conversations').select('waits_since').where('id', '=', id).executeTakeFirstOrThrow();
  expect((await waits()).waits_since).not.toBeNull();
  await say(grace, id, 'Tonight');
  expect((await waits()).waits_since).toBeNull();
});
