import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let theo: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo] = await Promise.all([site.as('member'), site.as('otherMember'), site.as('firstCharacter')]);
});
afterAll(() => site.close());

/** Mara's group with Kenji and Theo. */
const newGroup = async () => {
  const participants = [kenji.id, theo.id];
  return (await mara.api.messaging.create({ conversation_type: 'group', title: 'Meet', participants })).id;
};
const remove = (who: SignedIn, conversation_id: number, user_id: number) =>
  who.api.messaging.removeParticipant({ conversation_id, user_id });
const add = (who: SignedIn, conversation_id: number, user_id: number) =>
  who.api.messaging.addParticipant({ conversation_id, user_id });
const isIn = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id })) !== null;
const contents = async ({ api }: SignedIn, conversation_id: number, window: { before?: number } = {}) =>
  (await api.messaging.conversation({ conversation_id, ...window }))!.conversation.messages.map(
    ({ content }) => content,
  );
const refused = { code: 'only_maker_brings_back' };

test('a member removed by the creator can only be re-added by the creator', async () => {
  const id = await newGroup();
  await remove(mara, id, theo.id);
  await expect(add(kenji, id, theo.id)).rejects.toMatchObject(refused);
  expect(await isIn(theo, id)).toBe(false);
  await add(mara, id, theo.id);
  expect(await isIn(theo, id)).toBe(true);
});

test('a removal only affects that member in that group', async () => {
  const grace = await site.as('dealerOwner');
  const [id, other] = [await newGroup(), await newGroup()];
  await remove(mara, id, theo.id);
  await add(kenji, id, grace.id);
  expect(await isIn(grace, id)).toBe(true);
  await remove(theo, other, theo.id);
  await add(kenji, other, theo.id);
  expect(await isIn(theo, other)).toBe(true);
});

test('having left before does not soften a removal', async () => {
  const id = await newGroup();
  await remove(theo, id, theo.id);
  await add(kenji, id, theo.id);
  await remove(mara, id, theo.id);
  await expect(add(kenji, id, theo.id)).rejects.toMatchObject(refused);
});

test('a member who left can be re-added by anyone once, then only by the creator, and a block prevents that', async () => {
  const id = await newGroup();
  await remove(theo, id, theo.id);
  await add(kenji, id, theo.id);
  expect(await isIn(theo, id)).toBe(true);
  await remove(theo, id, theo.id);
  await expect(add(kenji, id, theo.id)).rejects.toMatchObject(refused);
  await theo.api.messaging.block({ user_id: mara.id });
  await expect(add(mara, id, theo.id)).rejects.toMatchObject({ code: 'blocked' });
  expect(await isIn(theo, id)).toBe(false);
  await theo.api.messaging.unblock({ user_id: mara.id });
  await add(mara, id, theo.id);
  expect(await isIn(theo, id)).toBe(true);
});

test('a new group member sees messages from then on, and everyone sees the event', async () => {
  const say = ({ api, id }: SignedIn, conversation_id: number, content: string) =>
    api.messaging.sendMessage({ conversation_id, sender_id: id, content });
  const { id } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Meet',
    participants: [kenji.id],
  });
  for (const content of ['The key is under the mat', 'Nobody else knows']) await say(mara, id, content);
  await add(kenji, id, theo.id);
  const told = 'added Theo Varga';
  expect(await contents(mara, id)).toEqual(['The key is under the mat', 'Nobody else knows', told]);

  const { conversation } = (await theo.api.messaging.conversation({ conversation_id: id }))!;
  expect(conversation).toMatchObject({ has_older: false, read_sequence: 2, unread_count: 1 });
  expect(conversation.messages.map(({ content }) => content)).toEqual([told]);
  for (const window of [{ after: 0 }, { before: 3 }, { before: 2 }])
    expect(JSON.stringify(await theo.api.messaging.conversation({ conversation_id: id, ...window }))).not.toMatch(
      /under the mat|Nobody else/,
    );
  expect(await contents(theo, id, { before: 3 })).toEqual([]);
  await remove(kenji, id, kenji.id);
  expect(await contents(theo, id)).toEqual([told, 'left the group']);
});

test('a returning member does not see messages from while they were gone', async () => {
  const conversation_id = await newGroup();
  const before = (await theo.api.messaging.unreadCount({ user_id: theo.id })).unread_count;
  await remove(theo, conversation_id, theo.id);
  await mara.api.messaging.sendMessage({ conversation_id, sender_id: mara.id, content: 'Is he gone?' });
  await add(mara, conversation_id, theo.id);
  expect(await contents(theo, conversation_id)).toEqual([expect.stringMatching(/^added Theo Varga/)]);
  expect((await theo.api.messaging.unreadCount({ user_id: theo.id })).unread_count).toBe(before + 1);
  const { conversations } = await theo.api.messaging.conversations({ user_id: theo.id });
  expect(conversations[0]).toMatchObject({ id: conversation_id, unread_count: 1 });
});

test('when the creator leaves, the longest-standing member manages the group, and everyone sees the event', async () => {
  const id = await newGroup();
  await remove(kenji, id, kenji.id);
  await add(mara, id, kenji.id);
  await remove(mara, id, mara.id);
  const { conversation } = (await theo.api.messaging.conversation({ conversation_id: id }))!;
  expect(conversation.may_manage).toBe(true);
  const last = conversation.messages.at(-1)!;
  expect(`${last.sender_name} ${last.content}`).toBe('Mara Quinn left the group. Theo Varga now manages it.');
  await expect(remove(kenji, id, theo.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await remove(theo, id, kenji.id);
  expect(await isIn(kenji, id)).toBe(false);
});

test('the group passes to no one if a non-creator or the last member leaves', async () => {
  const id = await newGroup();
  await remove(theo, id, theo.id);
  const { conversation } = (await mara.api.messaging.conversation({ conversation_id: id }))!;
  expect(conversation.may_manage).toBe(true);
  expect(conversation.messages.at(-1)?.content).toBe('left the group');
  await remove(kenji, id, kenji.id);
  await remove(mara, id, mara.id);
  expect(await isIn(mara, id)).toBe(false);
});

test('a member removed while their message waits for its number cannot send it', async () => {
  const conversation_id = await newGroup();
  const removing = await site.db.startTransaction().execute();
  await removing.selectFrom('conversations').where('id', '=', conversation_id).forNoKeyUpdate().execute();
  await removing
    .updateTable('conversation_participants')
    .set({ ended_at: new Date(), ended_by: mara.id })
    .where('conversation_id', '=', conversation_id)
    .where('user_id', '=', theo.id)
    .execute();
  const [sent] = await Promise.allSettled([
    theo.api.messaging.sendMessage({ conversation_id, sender_id: theo.id, content: 'One last word' }),
    waiting().then(() => removing.commit().execute()),
  ]);
  expect(sent).toMatchObject({ status: 'rejected', reason: { code: 'conversation_not_found' } });
  const read = await mara.api.messaging.conversation({ conversation_id });
  expect(read?.conversation.messages).toEqual([]);
});

/** Resolves when a query is waiting for a lock. */
async function waiting() {
  const asking = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await asking.execute(site.db)).rows[0]?.n).toBeGreaterThan(0);
}
