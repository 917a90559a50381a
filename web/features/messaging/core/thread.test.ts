import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { conversationOf, keptConversation, messageAt, mineAt } from '../../../testing/conversations.ts';
import { fakeServer, type Answers, type Asked } from '../../../testing/fake-server.ts';
import { johnny } from '../../../testing/people.ts';
import { createThread } from './thread.ts';

beforeEach(() => localStorage.clear());

function open(answers: Answers) {
  const server = fakeServer(answers);
  const onUnread = vi.fn<(unread: number) => void>();
  const make = () => createThread({ id: 5, userId: johnny.id, onChange: () => undefined, onUnread });
  return { ...server, thread: make(), again: make, onUnread };
}
const asks = (asked: Asked[]) =>
  asked.filter(({ name }) => name === 'messaging.conversation').map(({ query }) => query);
const sent = (asked: Asked[]) =>
  asked.filter(({ name }) => name === 'messaging.sendMessage').map(({ body }) => body as { client_id: string });
const contents = ({ get }: ReturnType<typeof createThread>) => get().messages.map(({ content }) => content);
const settled = () => waitFor(() => undefined);

test('an out-of-order event loses nothing, because the fetch starts from the known messages', async () => {
  const { messages, answers } = keptConversation([messageAt(1)]);
  const { thread, asked } = open(answers);
  await thread.ask();
  messages.push(messageAt(2), messageAt(3));
  thread.hearMessage(3);
  thread.hearMessage(2);
  await waitFor(() => expect(contents(thread)).toEqual(['Message 1', 'Message 2', 'Message 3']));
  expect(asks(asked)[1]).toMatchObject({ after: '1' });
});

test('news that arrives during a request triggers another request', async () => {
  const { messages, answers } = keptConversation([messageAt(1)]);
  const { thread } = open(answers);
  await thread.ask();
  messages.push(messageAt(2));
  thread.hearMessage(2);
  // The response to the first request has already been written.
  messages.push(messageAt(3));
  thread.hearMessage(3);
  await waitFor(() => expect(thread.get().reach).toBe(3));
});

test('an event for a known message triggers no request', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const { thread, asked } = open(answers);
  await thread.ask();
  thread.hearMessage(1);
  await settled();
  expect(asks(asked)).toHaveLength(1);
});

test('a message that comes with its event needs no request, unless there is a gap', async () => {
  const { messages, answers } = keptConversation([messageAt(1)]);
  const { thread, asked } = open(answers);
  await thread.ask();
  messages.push(messageAt(2));
  thread.hearMessage(2, messageAt(2));
  expect(contents(thread)).toEqual(['Message 1', 'Message 2']);
  thread.hearMessage(2, messageAt(2));
  await settled();
  expect(asks(asked)).toHaveLength(1);
  messages.push(messageAt(3), messageAt(4));
  thread.hearMessage(4, messageAt(4));
  await waitFor(() => expect(contents(thread)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4']));
  expect(asks(asked)).toHaveLength(2);
});

test('a long absence is caught up without gaps', async () => {
  const { messages, answers } = keptConversation([messageAt(1)]);
  const { thread } = open(answers);
  await thread.ask();
  for (let sequence = 2; sequence <= 250; sequence += 1) messages.push(messageAt(sequence));
  await thread.ask();
  expect(thread.get().messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
});

test('messages are sent one after the other, in the order they were written', async () => {
  const kept = keptConversation([]);
  const { thread, asked } = open(kept.answers);
  await thread.ask();
  for (const text of ['one', 'two', 'three']) expect(thread.send(text)).toBe(true);
  await waitFor(() => expect(thread.get().outgoing).toEqual([]));
  expect(contents(thread)).toEqual(['one', 'two', 'three']);
  expect(sent(asked)).toHaveLength(3);
});

test('empty, overlong and duplicate messages aren’t sent', async () => {
  const { answers } = keptConversation([]);
  const { thread, asked } = open(answers);
  await thread.ask();
  expect([thread.send('  \n '), thread.send('x'.repeat(2001)), thread.send('yes'), thread.send(' yes ')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  await waitFor(() => expect(contents(thread)).toEqual(['yes']));
  expect(sent(asked)).toHaveLength(1);
});

test('a refused message keeps its text, and a retry has the same ID', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { thread, asked, answers } = open({ ...kept.answers, 'messaging.sendMessage': { fails: 'blocked' } });
  await thread.ask();
  thread.send('Hello');
  await waitFor(() => expect(thread.get().outgoing[0]?.state).toBe('failed'));
  expect(thread.get().outgoing[0]).toMatchObject({ content: 'Hello', isHeld: false });
  answers['messaging.sendMessage'] = kept.answers['messaging.sendMessage'];
  thread.retry(thread.get().outgoing[0]?.clientId ?? '');
  await waitFor(() => expect(contents(thread)).toEqual(['Message 1', 'Hello']));
  const [first, second] = sent(asked);
  expect(second?.client_id).toBe(first?.client_id);
});

test('a refused message refetches the conversation, so that the composer closes', async () => {
  const closed = { may_write: false, refusal: 'This account is closed' };
  const kept = keptConversation([messageAt(1)]);
  const { thread, answers } = open({ ...kept.answers, 'messaging.sendMessage': { fails: 'account_closed' } });
  await thread.ask();
  answers['messaging.conversation'] = { success: true, conversation: conversationOf([messageAt(1)], closed) };
  thread.send('Hello');
  await waitFor(() => expect(thread.get().facts).toMatchObject(closed));
  expect(thread.get().outgoing).toMatchObject([{ content: 'Hello', state: 'failed' }]);
});

test('without a response later messages wait, and all are sent in order once the server responds', async () => {
  const kept = keptConversation([]);
  const { thread, asked, answers } = open({ ...kept.answers, 'messaging.sendMessage': 'offline' });
  await thread.ask();
  thread.send('one');
  thread.send('two');
  await waitFor(() => expect(thread.get().outgoing.map(({ state }) => state)).toEqual(['failed', 'waiting']));
  answers['messaging.sendMessage'] = kept.answers['messaging.sendMessage'];
  thread.resume();
  await waitFor(() => expect(contents(thread)).toEqual(['one', 'two']));
  expect(sent(asked)).toHaveLength(3);
});

test('a deleted message is gone and the next one is sent', async () => {
  const kept = keptConversation([]);
  const { thread, answers } = open({ ...kept.answers, 'messaging.sendMessage': 'offline' });
  await thread.ask();
  thread.send('one');
  thread.send('two');
  await waitFor(() => expect(thread.get().outgoing[0]?.state).toBe('failed'));
  answers['messaging.sendMessage'] = kept.answers['messaging.sendMessage'];
  thread.drop(thread.get().outgoing[0]?.clientId ?? '');
  await waitFor(() => expect(contents(thread)).toEqual(['two']));
});

test('unsent messages survive a reload without being sent, and delivered ones aren’t shown twice', async () => {
  const kept = keptConversation([]);
  const { thread, again, asked, answers } = open({ ...kept.answers, 'messaging.sendMessage': 'offline' });
  await thread.ask();
  thread.send('Lost?');
  await waitFor(() => expect(thread.get().outgoing[0]?.state).toBe('failed'));
  answers['messaging.sendMessage'] = kept.answers['messaging.sendMessage'];
  const reloaded = again();
  await reloaded.ask();
  expect(reloaded.get().outgoing).toMatchObject([{ content: 'Lost?', state: 'failed' }]);
  expect(sent(asked)).toHaveLength(1);
  kept.messages.push(mineAt(1, { content: 'Lost?', client_id: sent(asked)[0]?.client_id ?? '' }));
  const later = again();
  await later.ask();
  expect([later.get().outgoing, contents(later)]).toEqual([[], ['Lost?']]);
  expect(localStorage.length).toBe(0);
});

test('a read mark is sent once, and not again for an earlier message', async () => {
  const { answers } = keptConversation([messageAt(1), messageAt(2), messageAt(3)], { read_sequence: 1 });
  const { thread, asked, onUnread } = open(answers);
  await thread.ask();
  await thread.markRead(3);
  await thread.markRead(2);
  await thread.markRead(3);
  const marks = asked.filter(({ name }) => name === 'messaging.markRead').map(({ body }) => body);
  expect(marks).toEqual([{ conversation_id: 5, user_id: johnny.id, sequence: 3 }]);
  expect(onUnread.mock.calls).toEqual([[0]]);
});

test('a failed read mark is sent again at the next check', async () => {
  const kept = keptConversation([messageAt(1)], { read_sequence: 0 });
  const { thread, asked, answers } = open({ ...kept.answers, 'messaging.markRead': 'offline' });
  await thread.ask();
  await thread.markRead(1);
  expect(thread.get().facts?.read_sequence).toBe(0);
  answers['messaging.markRead'] = kept.answers['messaging.markRead'];
  await thread.markRead(1);
  expect(thread.get().facts?.read_sequence).toBe(1);
  expect(asked.filter(({ name }) => name === 'messaging.markRead')).toHaveLength(2);
});

test('a missing conversation is gone, and one without a response is requested again', async () => {
  const { thread, answers } = open({ 'messaging.conversation': 'offline' });
  await thread.ask();
  expect(thread.get().phase).toBe('failed');
  answers['messaging.conversation'] = null;
  await thread.ask();
  expect(thread.get().phase).toBe('gone');
  answers['messaging.conversation'] = { success: true, conversation: conversationOf([messageAt(1)]) };
  await thread.ask();
  expect(thread.get().phase).toBe('ready');
});

test('older messages are requested once, starting before the first known one', async () => {
  const { answers } = keptConversation(Array.from({ length: 120 }, (_, at) => messageAt(at + 1)));
  const { thread, asked } = open(answers);
  await thread.ask();
  expect(thread.get().messages[0]?.sequence).toBe(71);
  await Promise.all([thread.older(), thread.older()]);
  expect(asks(asked).slice(1)).toMatchObject([{ before: '71' }]);
  expect(thread.get().messages[0]?.sequence).toBe(21);
  await thread.older();
  expect([thread.get().messages[0]?.sequence, thread.get().hasOlder]).toEqual([1, false]);
  await thread.older();
  expect(asks(asked)).toHaveLength(3);
});

test('a message removed from the device while being sent isn’t stored again when it fails', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { thread } = open({ ...keptConversation([]).answers, 'messaging.sendMessage': () => promise });
  await thread.ask();
  thread.send('Private');
  expect(localStorage.length).toBe(1);
  // As signing out does.
  localStorage.clear();
  reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(thread.get().outgoing[0]?.state).toBe('failed'));
  expect(localStorage.length).toBe(0);
  thread.send('Written after that');
  expect(localStorage.length).toBe(1);
});
