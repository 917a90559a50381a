import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
});
afterAll(() => site.close());

async function allPages({ api, id }: SignedIn, limit: number): Promise<number[]> {
  const seen: number[] = [];
  for (let from = {}; ;) {
    const { conversations, has_more } = await api.messaging.conversations({ user_id: id, limit, ...from });
    seen.push(...conversations.map((one) => one.id));
    const last = conversations.at(-1);
    if (!has_more || !last) return seen;
    from = { before: last.updated_at, before_id: last.id };
  }
}

test('no page loses or repeats a conversation when many changed at the same instant', async () => {
  for (let count = 0; count < 23; count += 1) {
    const group = { conversation_type: 'group', title: `Group ${count}`, participants: [kenji.id] } as const;
    const { id } = await mara.api.messaging.create({ ...group, participants: [kenji.id] });
    await mara.api.messaging.sendMessage({ conversation_id: id, sender_id: mara.id, content: 'Hello' });
    // All within one millisecond at different moments, in reverse order.
    await sql`
      update conversations set updated_at = '2026-05-01T12:00:00.1230Z'::timestamptz + ${`${400 - count * 10} microseconds`}::interval
      where id = ${id}
    `.execute(site.db);
  }
  const { conversations } = await mara.api.messaging.conversations({ user_id: mara.id, limit: 100 });
  const whole = conversations.map(({ id }) => id);
  expect(whole).toHaveLength(23);
  for (const limit of [1, 5, 7]) expect(await allPages(mara, limit)).toEqual(whole);
});

test('each direct entry names the other person, groups and dealers do not', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await mara.api.messaging.sendMessage({ conversation_id: id, sender_id: mara.id, content: 'Hello' });
  const of = async ({ api, id: user_id }: SignedIn) => (await api.messaging.conversations({ user_id })).conversations;
  const entry = (await of(mara)).find((one) => one.id === id);
  expect(entry).toMatchObject({ title: 'Kenji Mori', other_user_id: kenji.id });
  expect((await of(kenji)).find((one) => one.id === id)?.other_user_id).toBe(mara.id);
  expect((await of(mara)).find((one) => one.conversation_type === 'group')?.other_user_id).toBeNull();
  const owner = await site.as('dealerOwner');
  const team = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const dealers = await mara.api.messaging.create({ dealer_id: team.dealer_account_id });
  await mara.api.messaging.sendMessage({ conversation_id: dealers.id, sender_id: mara.id, content: 'Hello' });
  expect((await of(mara)).find((one) => one.id === dealers.id)?.other_user_id).toBeNull();
  expect((await of(owner)).find((one) => one.id === dealers.id)?.other_user_id).toBe(mara.id);
});
