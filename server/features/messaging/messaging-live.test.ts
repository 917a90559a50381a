import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let here: Site;
let there: Site;
beforeAll(async () => {
  here = await startSite();
  there = await startSite({ on: here.database });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const say = ({ api, id }: SignedIn, conversation_id: number, content: string) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content });
/** Once their own event arrives, everything announced earlier has arrived as well. */
async function everythingArrived({ api }: SignedIn, { heard }: Awaited<ReturnType<typeof listen>>) {
  const ownNews = () => heard.filter((kind) => kind === 'session_changed').length;
  const known = ownNews();
  await api.accounts.updateProfile({ phone_number: '42', routing_number: '123456789' });
  await expect.poll(ownNews).toBe(known + 1);
}

test('a message reaches the other side right away, on other processes too, and no one else', async () => {
  const [mara, kenji, theo] = [await here.as('member'), await there.as('otherMember'), await here.as('firstCharacter')];
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  const [ofKenji, ofTheo, ofMara] = [
    await listen(kenji.browser),
    await listen(theo.browser),
    await listen(mara.browser),
  ];
  await Promise.all([ofKenji.until(1), ofTheo.until(1), ofMara.until(1)]);
  const { message } = await say(mara, id, 'Can you hear me?');
  await ofKenji.until(2);
  expect(ofKenji.events[1]).toEqual({
    kind: 'message',
    conversation_id: id,
    sequence: message.sequence,
    message: { ...message, client_id: null },
  });
  await ofMara.until(2);
  expect(ofMara.events[1]).toEqual({ kind: 'message', conversation_id: id, sequence: message.sequence });
  await kenji.api.messaging.typing({ conversation_id: id });
  await kenji.api.messaging.markRead({ conversation_id: id, user_id: kenji.id });
  expect(await ofMara.until(4)).toEqual(['connected', 'message', 'typing', 'read']);
  await everythingArrived(theo, ofTheo);
  expect(ofTheo.heard).toEqual(['connected', 'session_changed']);
});

test('a long message is only signalled and can be fetched', async () => {
  const [mara, kenji] = [await here.as('member'), await there.as('otherMember')];
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  const stream = await listen(kenji.browser);
  await stream.until(1);
  const { message } = await say(mara, id, '漢'.repeat(2000));
  await stream.until(2);
  expect(stream.events[1]).toEqual({ kind: 'message', conversation_id: id, sequence: message.sequence });
  const { conversation } = (await kenji.api.messaging.conversation({
    conversation_id: id,
    after: message.sequence - 1,
  }))!;
  expect(conversation.messages).toMatchObject([{ content: message.content }]);
});

test('removed and blocked members receive nothing more', async () => {
  const [mara, kenji, theo] = [await here.as('member'), await there.as('otherMember'), await here.as('firstCharacter')];
  const participants = [kenji.id, theo.id];
  const { id } = await mara.api.messaging.create({ conversation_type: 'group', title: 'Night drive', participants });
  const [ofKenji, ofTheo] = [await listen(kenji.browser), await listen(theo.browser)];
  await Promise.all([ofKenji.until(1), ofTheo.until(1)]);
  await mara.api.messaging.removeParticipant({ conversation_id: id, user_id: theo.id });
  // He and the others still get the event for his removal, which this test isn't about.
  await everythingArrived(kenji, ofKenji);
  await everythingArrived(theo, ofTheo);
  for (const { heard } of [ofKenji, ofTheo]) heard.length = 0;
  await say(mara, id, 'Only for those who are here');
  await ofKenji.until(1);
  await kenji.api.messaging.block({ user_id: mara.id });
  await say(mara, id, 'Not for Kenji');
  await mara.api.messaging.typing({ conversation_id: id });
  await mara.api.messaging.markRead({ conversation_id: id, user_id: mara.id });
  await everythingArrived(kenji, ofKenji);
  await everythingArrived(theo, ofTheo);
  expect(ofKenji.heard).toEqual(['message', 'session_changed']);
  expect(ofTheo.heard).toEqual(['session_changed']);
  await kenji.api.messaging.unblock({ user_id: mara.id });
});

test('a block separates two people but neither from the others', async () => {
  const [mara, kenji, theo] = [await here.as('member'), await there.as('otherMember'), await here.as('firstCharacter')];
  const participants = [kenji.id, theo.id];
  const { id } = await mara.api.messaging.create({ conversation_type: 'group', title: 'Night drive', participants });
  await kenji.api.messaging.block({ user_id: theo.id });
  const streams = [await listen(kenji.browser), await listen(theo.browser)];
  await Promise.all(streams.map(({ until }) => until(1)));
  const { message } = await say(mara, id, 'For both of you');
  for (const { events } of streams)
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ kind: 'message', sequence: message.sequence }));
  await kenji.api.messaging.unblock({ user_id: theo.id });
});

test('a reconnecting user gets every missed message in order', async () => {
  const [mara, kenji] = [await here.as('member'), await there.as('otherMember')];
  const { id } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Later',
    participants: [kenji.id],
  });
  await say(mara, id, 'before');
  const seen = (await kenji.api.messaging.conversation({ conversation_id: id }))!.conversation.last_sequence;
  for (let count = 1; count <= 120; count += 1) await say(mara, id, `away ${count}`);
  const found: string[] = [];
  for (let after = seen; ;) {
    const { messages } = (await kenji.api.messaging.conversation({ conversation_id: id, after }))!.conversation;
    if (messages.length === 0) break;
    found.push(...messages.map(({ content }) => content));
    after = messages.at(-1)!.sequence;
  }
  expect(found).toEqual(Array.from({ length: 120 }, (_, index) => `away ${index + 1}`));
});
