import { expect, test } from 'vitest';
import type { Conversation, Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { conversationOf, messageAt, mineAt } from '../../../testing/conversations.ts';
import { johnny, kenji, maria } from '../../../testing/people.ts';
import { rowsOf, type BubbleRow } from './rows.ts';
import { changeThread, emptyThread } from './thread-state.ts';

const nowMs = Date.parse('2026-11-14T12:00:00Z');

function rows(
  messages: Message[],
  more: Partial<Conversation> = {},
  userId = johnny.id,
  newFrom: number | null = null,
) {
  const state = changeThread(emptyThread(), { kind: 'opened', conversation: conversationOf(messages, more) });
  return rowsOf(state, { userId, newFrom, nowMs });
}
const bubbles = (...given: Parameters<typeof rows>) =>
  rows(...given).filter((row): row is BubbleRow => row.kind === 'bubble');

test('each day has a heading such as "Today"', () => {
  const days = rows([
    messageAt(1, { created_at: '2025-01-02T12:00:00Z' }),
    messageAt(2, { created_at: '2026-11-13T12:00:00Z' }),
    messageAt(3, { created_at: '2026-11-14T11:00:00Z' }),
    messageAt(4, { created_at: '2026-11-14T11:01:00Z' }),
  ]).flatMap((row) => (row.kind === 'day' ? row.text : []));
  expect(days).toEqual(['January 2, 2025', 'Yesterday', 'Today']);
});

test('messages from one person within a few minutes are grouped', () => {
  const at = (minute: number) => ({ created_at: new Date(Date.UTC(2026, 10, 14, 10, minute)).toISOString() });
  const look = bubbles([messageAt(1, at(1)), messageAt(2, at(2)), messageAt(3, at(30)), mineAt(4, at(31))]).map(
    ({ startsGroup, endsGroup }) => [startsGroup, endsGroup],
  );
  expect(look).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ]);
});

test('"Seen" is under the last message that was seen, "Sent" under the last that wasn’t', () => {
  expect(bubbles([mineAt(1), mineAt(2), mineAt(3)], { seen_sequence: 2 }).map(({ status }) => status)).toEqual([
    null,
    'Seen',
    'Sent',
  ]);
});

test('a message that has a reply shows no "Seen"', () => {
  expect(bubbles([mineAt(1), messageAt(2)]).map(({ status }) => status)).toEqual([null, null]);
});

const ofDealer = (seen_sequence = 0): Partial<Conversation> => ({
  company_name: 'Eclipse Motors',
  seen_sequence,
  participants: [
    { user_id: johnny.id, name: johnny.name, avatar_url: null, company_name: null, read_sequence: 0 },
    { user_id: maria.id, name: maria.name, avatar_url: null, company_name: 'Eclipse Motors', read_sequence: 0 },
  ],
});
const answer = messageAt(2, { sender_id: maria.id, sender_name: maria.name, company_name: 'Eclipse Motors' });

test('buyers see the dealer’s name on a reply, with the sender’s name below', () => {
  const [, theirs] = bubbles([mineAt(1), answer], ofDealer());
  expect(theirs).toMatchObject({ isOurs: false, name: { title: 'Eclipse Motors', detail: 'Maria Lopez' } });
});

test('the team sees a colleague’s reply as its own, and only the buyer’s read mark counts', () => {
  const colleague = 77;
  const [question, theirs] = bubbles([mineAt(1), answer], ofDealer(2), colleague);
  expect(question).toMatchObject({ isOurs: false, name: null });
  expect(theirs).toMatchObject({ isOurs: true, name: { title: 'Maria Lopez', detail: null }, status: 'Seen' });
});

test('a dealer can have seen a message before anyone on its team has replied', () => {
  const [participant] = conversationOf([]).participants;
  const facts = { company_name: 'Eclipse Motors', participants: participant ? [participant] : [], seen_sequence: 1 };
  expect(bubbles([mineAt(1)], facts)[0]?.status).toBe('Seen');
});

test('in a group every sender is named, and everyone who has seen a message', () => {
  const participants = [johnny, kenji, maria].map(({ id, name }) => ({
    user_id: id,
    name,
    avatar_url: null,
    company_name: null,
    read_sequence: id === kenji.id ? 2 : 0,
  }));
  const [theirs, own] = bubbles([messageAt(1), mineAt(2)], { conversation_type: 'group', participants });
  expect(theirs?.name).toEqual({ title: 'Kenji Sato', detail: null });
  expect(own?.status).toBe('Seen by Kenji Sato');
});

test('an event is a plain line that names who did it', () => {
  const [, event] = rows([messageAt(1, { message_type: 'event', content: 'left the group' })]);
  expect(event).toMatchObject({ kind: 'event', text: 'Kenji Sato left the group' });
});

test('the "New messages" line is above the first new message', () => {
  const kinds = rows([messageAt(1), messageAt(2)], {}, johnny.id, 2).map(({ kind }) => kind);
  expect(kinds).toEqual(['day', 'bubble', 'new', 'bubble']);
});
