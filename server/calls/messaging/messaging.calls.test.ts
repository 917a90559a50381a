import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let grace: SignedIn;
let dev: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, grace, dev, stranger] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('dealerOwner'),
    site.as('dealerManager'),
    site.as('firstCharacter'),
  ]);
});
afterAll(() => site.close());

const say = ({ api, id }: SignedIn, conversation_id: number, content: string, client_id?: string) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content, ...(client_id && { client_id }) });
const read = async ({ api }: SignedIn, conversation_id: number, window: object = {}) =>
  (await api.messaging.conversation({ conversation_id, ...window }))?.conversation ?? null;
const inbox = async ({ api, id }: SignedIn) => (await api.messaging.conversations({ user_id: id })).conversations;
const unread = async ({ api, id }: SignedIn) => (await api.messaging.unreadCount({ user_id: id })).unread_count;
const mark = ({ api, id }: SignedIn, conversation_id: number, sequence?: number) =>
  api.messaging.markRead({ conversation_id, user_id: id, ...(sequence !== undefined && { sequence }) });

test('a buyer writes to a private seller about a car: one conversation with its card, unread until read', async () => {
  const car_id = await listed(kenji);
  const { id, is_new } = await mara.api.messaging.create({ car_id });
  expect(is_new).toBe(true);
  expect(await mara.api.messaging.create({ car_id })).toEqual({ success: true, id, is_new: false });
  expect((await inbox(kenji)).some((one) => one.id === id)).toBe(false);
  await say(mara, id, 'Is it still there?');
  const before = await unread(kenji);
  const [entry] = await inbox(kenji);
  expect(entry).toMatchObject({
    id,
    title: 'Mara Quinn',
    unread_count: 1,
    last_message: { content: 'Is it still there?' },
    car: { id: car_id, price: 42_000, status: 'active' },
  });
  expect((await inbox(mara))[0]).toMatchObject({ id, title: 'Kenji Mori', unread_count: 0 });
  expect(await mark(kenji, id)).toMatchObject({ read_sequence: 1, unread_count: before - 1 });
  const seen = (await read(mara, id))!.participants.find((one) => one.user_id === kenji.id);
  expect(seen?.read_sequence).toBe(1);
});

test('messages keep their order, and pages of them join without gaps or repeats', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  for (let count = 1; count <= 7; count += 1) await say(count % 2 ? mara : kenji, id, `number ${count}`);
  const all = (await read(kenji, id))!;
  expect(all.messages.map(({ sequence, content }) => [sequence, content])).toEqual(
    Array.from({ length: 7 }, (_, index) => [index + 1, `number ${index + 1}`]),
  );
  const newest = (await read(kenji, id, { limit: 3 }))!;
  expect([newest.messages.map(({ sequence }) => sequence), newest.has_older]).toEqual([[5, 6, 7], true]);
  const older = (await read(kenji, id, { before: 5, limit: 100 }))!;
  expect([older.messages.map(({ sequence }) => sequence), older.has_older]).toEqual([[1, 2, 3, 4], false]);
  const later = (await read(kenji, id, { after: 5 }))!;
  expect(later.messages.map(({ sequence }) => sequence)).toEqual([6, 7]);
});

test('a message retried, even concurrently, is stored once', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  const client_id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => say(mara, id, 'Once', client_id)));
  expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
  expect((await read(mara, id))!.messages.filter(({ content }) => content === 'Once')).toHaveLength(1);
  const theirs = (await read(kenji, id))!.messages.at(-1)!;
  expect(theirs.client_id).toBeNull();
  // The same client id from another user is a different message.
  expect((await say(kenji, id, 'Mine', client_id)).message.sender_id).toBe(kenji.id);
});

test('two hundred concurrent messages from both sides are numbered from one to two hundred', async () => {
  const { id } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Race',
    participants: [kenji.id],
  });
  await Promise.all(Array.from({ length: 200 }, (_, index) => say(index % 2 ? mara : kenji, id, `${index}`)));
  const { rows } = {
    rows: await site.db
      .selectFrom('messages')
      .select('sequence')
      .where('conversation_id', '=', id)
      .orderBy('sequence')
      .execute(),
  };
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test('a dealer’s team shares one inbox and replies in the dealer’s name', async () => {
  const car_id = await listed(grace);
  const { id } = await mara.api.messaging.create({ car_id });
  await say(mara, id, 'Can I see it tonight?');
  expect((await inbox(mara))[0]).toMatchObject({ id, title: 'Eclipse Motors', company_name: 'Eclipse Motors' });
  for (const member of [grace, dev])
    expect((await inbox(member))[0]).toMatchObject({ id, title: 'Mara Quinn', unread_count: 1 });
  await say(dev, id, 'Of course, at nine.');
  expect((await read(mara, id))!.messages.at(-1)).toMatchObject({
    sender_name: 'Dev Okafor',
    company_name: 'Eclipse Motors',
  });
  // A colleague's message isn't unread for the rest of the team.
  expect((await inbox(grace))[0]).toMatchObject({ id, unread_count: 1 });
  expect((await inbox(mara))[0]).toMatchObject({ id, unread_count: 1 });
});

test('no one can write to themselves, their own team or about their own car', async () => {
  const car_id = await listed(mara);
  await expect(mara.api.messaging.create({ car_id })).rejects.toMatchObject({ code: 'own_car' });
  await expect(mara.api.messaging.create({ participants: [mara.id] })).rejects.toMatchObject({ code: 'bad_input' });
  const dealers = await listed(grace);
  await expect(dev.api.messaging.create({ car_id: dealers })).rejects.toMatchObject({ code: 'own_car' });
  await expect(mara.api.messaging.create({ car_id: 999_999 })).rejects.toMatchObject({ code: 'car_not_found' });
  await expect(mara.api.messaging.create({})).rejects.toMatchObject({ code: 'bad_input' });
});

test('an outsider gets nothing through any call', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await say(mara, id, 'Between us');
  expect(await read(stranger, id)).toBeNull();
  expect((await inbox(stranger)).some((one) => one.id === id)).toBe(false);
  const refused = { code: 'conversation_not_found' };
  await expect(say(stranger, id, 'Let me in')).rejects.toMatchObject(refused);
  await expect(mark(stranger, id)).rejects.toMatchObject(refused);
  await expect(stranger.api.messaging.typing({ conversation_id: id })).rejects.toMatchObject(refused);
  await expect(stranger.api.messaging.report({ conversation_id: id, reason: 'spam' })).rejects.toMatchObject(refused);
  await expect(
    stranger.api.messaging.addParticipant({ conversation_id: id, user_id: stranger.id }),
  ).rejects.toMatchObject(refused);
});

test('a removed group member sees nothing more and can be re-added', async () => {
  const { id } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Meet',
    participants: [kenji.id, stranger.id],
  });
  await say(mara, id, 'Tonight at the pier');
  expect((await read(stranger, id))!.title).toBe('Meet');
  const remove = (who: SignedIn, user_id: number) =>
    who.api.messaging.removeParticipant({ conversation_id: id, user_id });
  await expect(remove(kenji, stranger.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await remove(mara, stranger.id);
  expect(await read(stranger, id)).toBeNull();
  await expect(say(stranger, id, 'Hello?')).rejects.toMatchObject({ code: 'conversation_not_found' });
  expect((await read(kenji, id))!.messages.at(-1)).toMatchObject({
    message_type: 'event',
    content: 'removed Theo Varga',
  });
  await mara.api.messaging.addParticipant({ conversation_id: id, user_id: stranger.id });
  expect(await read(stranger, id)).not.toBeNull();
  await remove(stranger, stranger.id);
  expect(await read(stranger, id)).toBeNull();
  const direct = await mara.api.messaging.create({ participants: [kenji.id] });
  await expect(
    mara.api.messaging.removeParticipant({ conversation_id: direct.id, user_id: kenji.id }),
  ).rejects.toMatchObject({ code: 'not_a_group' });
});

test('a block works both ways until it is removed', async () => {
  const { id } = await kenji.api.messaging.create({ participants: [stranger.id] });
  await say(kenji, id, 'Hi');
  await stranger.api.messaging.block({ user_id: kenji.id });
  await expect(say(kenji, id, 'Still there?')).rejects.toMatchObject({ code: 'blocked' });
  await expect(say(stranger, id, 'Go away')).rejects.toMatchObject({ code: 'blocked' });
  await expect(kenji.api.messaging.create({ participants: [stranger.id] })).rejects.toMatchObject({ code: 'blocked' });
  expect(await read(stranger, id)).toMatchObject({ may_write: false, is_blocked_by_me: true });
  expect(await read(kenji, id)).toMatchObject({ may_write: false, is_blocked_by_me: false });
  expect((await stranger.api.messaging.blocked({})).people).toMatchObject([{ user_id: kenji.id, name: 'Kenji Mori' }]);
  await stranger.api.messaging.unblock({ user_id: kenji.id });
  expect((await say(kenji, id, 'Again')).message.content).toBe('Again');
});

test('in a group, blocked members’ messages are hidden and not counted', async () => {
  const { id } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Three',
    participants: [kenji.id, stranger.id],
  });
  await stranger.api.messaging.block({ user_id: kenji.id });
  await say(kenji, id, 'Unseen');
  await say(mara, id, 'Seen');
  expect((await read(stranger, id))!.messages.map(({ content }) => content)).toEqual(['Seen']);
  expect((await inbox(stranger)).find((one) => one.id === id)).toMatchObject({ unread_count: 1 });
  await stranger.api.messaging.unblock({ user_id: kenji.id });
});

test('the read position only moves forward and never past the last message', async () => {
  const { id } = await mara.api.messaging.create({ participants: [grace.id] });
  await say(mara, id, 'one');
  await say(mara, id, 'two');
  expect((await mark(grace, id, 1)).read_sequence).toBe(1);
  expect((await mark(grace, id, 999)).read_sequence).toBe(2);
  expect((await mark(grace, id, 1)).read_sequence).toBe(2);
});

test('an empty or too long message is refused at its field', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await expect(say(mara, id, '   ')).rejects.toMatchObject({ fields: { content: ['Please write a message'] } });
  await expect(say(mara, id, 'x'.repeat(2001))).rejects.toMatchObject({ code: 'bad_input' });
  expect((await say(mara, id, 'é'.repeat(2000))).message.content).toHaveLength(2000);
});

test('a conversation has one report per person, and a new one replaces it', async () => {
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await kenji.api.messaging.report({ conversation_id: id, reason: 'spam' });
  await kenji.api.messaging.report({ conversation_id: id, reason: 'scam', details: 'Wants money first' });
  const reports = await site.db
    .selectFrom('conversation_reports')
    .select(['reason', 'details'])
    .where('conversation_id', '=', id)
    .execute();
  expect(reports).toEqual([{ reason: 'scam', details: 'Wants money first' }]);
});
