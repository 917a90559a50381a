import type { InboxFilter } from '@forecourt/contract/messaging/messaging-values.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let theo: SignedIn;
let owner: SignedIn;
let staff: SignedIn;
let rival: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo, owner, staff, rival] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('firstCharacter'),
    site.as('dealerOwner'),
    site.as('dealerStaff'),
    site.as('otherDealerOwner'),
  ]);
});
afterAll(() => site.close());

const say = ({ api, id }: SignedIn, conversation_id: number, content: string) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
const found = async ({ api, id }: SignedIn, query: string, only?: InboxFilter) =>
  (await api.messaging.search({ user_id: id, query, ...(only && { only }) })).conversations;
const foundIds = async (who: SignedIn, query: string) => (await found(who, query)).map(({ id }) => id);
const listedFor = async ({ api, id }: SignedIn, only: InboxFilter) =>
  (await api.messaging.conversations({ user_id: id, only })).conversations.map((one) => one.id);

/** Mara asks the dealer about a car. */
async function asked(title: string, text = 'Is it still there?') {
  const { id } = await mara.api.messaging.create({ car_id: await listed(owner, { title }) });
  await say(mara, id, text);
  return id;
}

describe('search', () => {
  test('finds the person, the car and the text of messages, for both sides and every member of the team', async () => {
    const id = await asked('Vapid Zephyrine', 'Does the gearbox whine?');
    for (const who of [mara, owner, staff]) {
      expect(await foundIds(who, 'zephyrine')).toEqual([id]);
      expect(await foundIds(who, 'WHINE gearbox')).toEqual([id]);
      expect(await foundIds(who, 'gearbox zephyrine')).toEqual([]);
    }
    expect(await foundIds(staff, 'Mara Quinn')).toContain(id);
    expect(await foundIds(mara, 'Eclipse')).toContain(id);
    expect(await found(owner, 'gearbox')).toMatchObject([
      { found: { sequence: 1, content: 'Does the gearbox whine?' } },
    ]);
    expect(await found(owner, 'zephyrine')).toMatchObject([{ found: null }]);
  });

  test('shows the newest matching message, and pages like the list', async () => {
    const ids: number[] = [];
    for (const word of ['one', 'two', 'three']) {
      const id = await asked(`Car ${word}`, `pagination ${word}`);
      await say(owner, id, `pagination again ${word}`);
      ids.unshift(id);
    }
    const first = await owner.api.messaging.search({ user_id: owner.id, query: 'pagination', limit: 2 });
    expect(first).toMatchObject({
      has_more: true,
      conversations: [{ found: { content: 'pagination again three' } }, {}],
    });
    const last = first.conversations.at(-1)!;
    const next = { before: last.updated_at, before_id: last.id };
    const second = await owner.api.messaging.search({ user_id: owner.id, query: 'pagination', limit: 2, ...next });
    expect(second.has_more).toBe(false);
    expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(ids);
  });

  test('finds nothing for people who aren’t in the conversation', async () => {
    await asked('Karin Quillback', 'The secret word is quokka');
    for (const who of [kenji, theo, rival]) {
      expect(await foundIds(who, 'quokka')).toEqual([]);
      expect(await foundIds(who, 'quillback')).toEqual([]);
    }
  });

  test('finds no message from before someone joined a group, after they left it, or of someone blocked', async () => {
    const { id } = await mara.api.messaging.create({
      conversation_type: 'group',
      title: 'Night drive',
      participants: [kenji.id],
    });
    await say(mara, id, 'heliotrope before');
    await mara.api.messaging.addParticipant({ conversation_id: id, user_id: theo.id });
    expect(await foundIds(kenji, 'heliotrope')).toEqual([id]);
    expect(await foundIds(theo, 'heliotrope')).toEqual([]);
    await say(mara, id, 'marigold after');
    expect(await foundIds(theo, 'marigold')).toEqual([id]);
    await theo.api.messaging.block({ user_id: mara.id });
    expect(await foundIds(theo, 'marigold')).toEqual([]);
    await theo.api.messaging.unblock({ user_id: mara.id });
    await mara.api.messaging.removeParticipant({ conversation_id: id, user_id: theo.id });
    expect(await foundIds(theo, 'marigold')).toEqual([]);
    expect(await foundIds(theo, 'night drive')).toEqual([]);
  });

  test('a car hidden from the buyer isn’t found by its name', async () => {
    const id = await asked('Bravado Hushhush', 'A plain question');
    const { car } = (await found(mara, 'hushhush'))[0]!;
    await owner.api.cars.remove({ id: car!.id });
    expect(await foundIds(mara, 'hushhush')).toEqual([]);
    expect(await foundIds(owner, 'hushhush')).toEqual([id]);
  });

  test('takes every character literally', async () => {
    await asked('Plain', 'Fully 100%_\\ done');
    expect(await foundIds(mara, '100%_\\')).toHaveLength(1);
    expect(await foundIds(mara, '1__%_')).toEqual([]);
    await expect(found(mara, ' a ')).rejects.toMatchObject({
      fields: { query: ['Please enter at least 2 characters'] },
    });
  });
});

describe('the filters', () => {
  test('Unread lists what has unread messages, for each member of the team', async () => {
    const id = await asked('Unread car');
    expect(await listedFor(owner, 'unread')).toContain(id);
    await owner.api.messaging.markRead({ conversation_id: id, user_id: owner.id });
    expect(await listedFor(owner, 'unread')).not.toContain(id);
    expect(await listedFor(staff, 'unread')).toContain(id);
    expect(await listedFor(mara, 'unread')).not.toContain(id);
    for (const who of [owner, staff, mara]) {
      const { conversations } = await who.api.messaging.conversations({ user_id: who.id, limit: 100 });
      const unread = conversations.filter(({ unread_count }) => unread_count > 0).map((one) => one.id);
      expect(await listedFor(who, 'unread')).toEqual(unread);
    }
  });

  test('Unanswered lists direct conversations in which the other side wrote last', async () => {
    const id = await asked('Unanswered car');
    expect(await listedFor(staff, 'unanswered')).toContain(id);
    expect(await listedFor(mara, 'unanswered')).not.toContain(id);
    await say(owner, id, 'It is.');
    expect(await listedFor(staff, 'unanswered')).not.toContain(id);
    expect(await listedFor(mara, 'unanswered')).toContain(id);
    const direct = await mara.api.messaging.create({ participants: [kenji.id] });
    await say(mara, direct.id, 'Hello');
    expect(await listedFor(kenji, 'unanswered')).toContain(direct.id);
    const group = await mara.api.messaging.create({
      conversation_type: 'group',
      title: 'Meet',
      participants: [kenji.id],
    });
    await say(mara, group.id, 'Hello');
    expect(await listedFor(kenji, 'unanswered')).not.toContain(group.id);
  });

  test('search and a filter narrow each other', async () => {
    const id = await asked('Narrow car', 'saffron please');
    expect((await found(owner, 'saffron', 'unanswered')).map((one) => one.id)).toEqual([id]);
    expect(await found(owner, 'saffron', 'mine')).toEqual([]);
    await owner.api.messaging.assign({ conversation_id: id, assignee_id: owner.id, expected: null });
    expect((await found(owner, 'saffron', 'mine')).map((one) => one.id)).toEqual([id]);
    expect(await found(mara, 'saffron', 'mine')).toEqual([]);
  });
});
