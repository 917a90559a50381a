import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
let dev: SignedIn;
let conversation_id: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, grace, dev] = await Promise.all([site.as('member'), site.as('dealerOwner'), site.as('dealerManager')]);
  conversation_id = (await mara.api.messaging.create({ car_id: await listed(grace) })).id;
});
afterAll(() => site.close());

const say = ({ api, id }: SignedIn, content: string) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
const mark = ({ api, id }: SignedIn) => api.messaging.markRead({ conversation_id, user_id: id });
const read = async ({ api }: SignedIn) => (await api.messaging.conversation({ conversation_id }))!.conversation;

test('a buyer sees that the dealer has read a message before anyone replied, but not who', async () => {
  await say(mara, 'Is it still there?');
  expect((await read(mara)).seen_sequence).toBe(0);
  const [ofMara, ofDev] = [await listen(mara.browser), await listen(dev.browser)];
  await Promise.all([ofMara.until(1), ofDev.until(1)]);
  await mark(grace);
  await Promise.all([ofMara.until(2), ofDev.until(2)]);
  expect(ofMara.events[1]).toEqual({ kind: 'read', conversation_id, user_id: null, sequence: 1 });
  expect(ofDev.events[1]).toEqual({ kind: 'read', conversation_id, user_id: grace.id, sequence: 1 });
  const { seen_sequence, participants } = await read(mara);
  expect(seen_sequence).toBe(1);
  expect(participants.map(({ user_id }) => user_id)).toEqual([mara.id]);
});

test('for the team only the buyer’s read position counts, whichever member has read it', async () => {
  await say(grace, 'Yes, come by.');
  await mark(dev);
  expect((await read(grace)).seen_sequence).toBe(1);
  const ofGrace = await listen(grace.browser);
  await ofGrace.until(1);
  await mark(mara);
  await ofGrace.until(2);
  expect(ofGrace.events[1]).toEqual({ kind: 'read', conversation_id, user_id: mara.id, sequence: 2 });
  for (const member of [grace, dev]) expect((await read(member)).seen_sequence).toBe(2);
  const placeOf = async (reader: SignedIn, { id }: SignedIn) =>
    (await read(reader)).participants.find(({ user_id }) => user_id === id)?.read_sequence;
  expect(await placeOf(dev, grace)).toBe(2);
  // Grace wrote, so the buyer sees her name but not how far she has read.
  expect(await placeOf(mara, grace)).toBe(0);
});

test('a buyer sees that the dealer is typing but not who, and a colleague sees who', async () => {
  const [ofMara, ofDev] = [await listen(mara.browser), await listen(dev.browser)];
  await Promise.all([ofMara.until(1), ofDev.until(1)]);
  await grace.api.messaging.typing({ conversation_id });
  await Promise.all([ofMara.until(2), ofDev.until(2)]);
  expect(ofMara.events[1]).toEqual({ kind: 'typing', conversation_id, user_id: null, name: 'Eclipse Motors' });
  expect(ofDev.events[1]).toEqual({ kind: 'typing', conversation_id, user_id: grace.id, name: 'Grace Castellano' });
});

test('messages read for the dealer stay read after the reader leaves the team', async () => {
  await say(mara, 'On my way.');
  await mark(dev);
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', dev.id).execute();
  expect((await read(mara)).seen_sequence).toBe(3);
});
