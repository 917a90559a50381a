import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let theo: SignedIn;
/** Another character of Theo's player. */
let silas: SignedIn;
let grace: SignedIn;
let dev: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, theo, silas, grace, dev] = await Promise.all([
    site.as('member'),
    site.as('firstCharacter'),
    site.as('otherCharacter'),
    site.as('dealerOwner'),
    site.as('dealerManager'),
  ]);
});
afterAll(() => site.close());

const talkWith = async (other: SignedIn) => (await mara.api.messaging.create({ participants: [other.id] })).id;
const say = ({ api, id }: SignedIn, conversation_id: number) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content: 'Hello' });
const read = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id }))!.conversation;
const blocked = async () =>
  (await mara.api.messaging.blocked({})).people
    .filter(({ user_id }) => [theo.id, silas.id].includes(user_id))
    .map(({ name }) => name);

test('a block is between two characters, and other characters of either person are unaffected', async () => {
  const [withTheo, withSilas] = [await talkWith(theo), await talkWith(silas)];
  await mara.api.messaging.block({ user_id: theo.id });
  expect(await read(mara, withTheo)).toMatchObject({ may_write: false, is_blocked_by_me: true });
  expect(await read(mara, withSilas)).toMatchObject({ may_write: true, is_blocked_by_me: false });
  await expect(say(theo, withTheo)).rejects.toMatchObject({ code: 'blocked' });
  await say(silas, withSilas);
  expect(await blocked()).toEqual(['Theo Varga']);
  // Unblocking Silas doesn't affect the block of Theo either.
  await mara.api.messaging.unblock({ user_id: silas.id });
  expect(await read(mara, withTheo)).toMatchObject({ may_write: false, is_blocked_by_me: true });

  // Each is blocked and unblocked separately.
  await mara.api.messaging.block({ user_id: silas.id });
  expect((await blocked()).toSorted()).toEqual(['Silas Boone', 'Theo Varga']);
  await mara.api.messaging.unblock({ user_id: theo.id });
  expect(await blocked()).toEqual(['Silas Boone']);
  expect(await read(mara, withTheo)).toMatchObject({ may_write: true });
  expect(await read(mara, withSilas)).toMatchObject({ may_write: false });
  await mara.api.messaging.unblock({ user_id: silas.id });
});

test('a character blocked by one character can write to the person’s others, who do not list the block', async () => {
  await silas.api.messaging.block({ user_id: mara.id });
  expect((await theo.api.messaging.blocked({})).people).toEqual([]);
  await say(mara, await talkWith(theo));
  await expect(talkWith(silas)).rejects.toMatchObject({ code: 'blocked' });
  await silas.api.messaging.unblock({ user_id: mara.id });
});

test('no one can block their own characters', async () => {
  await expect(theo.api.messaging.block({ user_id: silas.id })).rejects.toMatchObject({ code: 'own_account' });
});

test('a block of a team member who has not written here is not offered for removal here', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(grace) });
  await mara.api.messaging.block({ user_id: dev.id });
  expect(await read(mara, id)).toMatchObject({ may_write: false, is_blocked_by_me: false });
  await mara.api.messaging.unblock({ user_id: dev.id });
});

test('blocking a colleague does not block the buyer', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(grace) });
  await dev.api.messaging.sendMessage({ conversation_id: id, sender_id: dev.id, content: 'Good day' });
  await grace.api.messaging.block({ user_id: dev.id });
  await mara.api.messaging.block({ user_id: grace.id });
  expect(await read(grace, id)).toMatchObject({ may_write: false, is_blocked_by_me: false });
  await grace.api.messaging.unblock({ user_id: dev.id });
  await mara.api.messaging.unblock({ user_id: grace.id });
});
