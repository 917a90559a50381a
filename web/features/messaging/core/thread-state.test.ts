import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { expect, test } from 'vitest';
import { conversationOf, messageAt, mineAt } from '../../../testing/conversations.ts';
import { anOffer } from '../../../testing/offers.ts';
import { johnny, kenji } from '../../../testing/people.ts';
import { askFrom, changeThread, emptyThread, type ThreadChange, type ThreadState } from './thread-state.ts';

const after = (...changes: ThreadChange[]): ThreadState => changes.reduce(changeThread, emptyThread());
const opened = (...sequences: number[]): ThreadChange => ({
  kind: 'opened',
  conversation: conversationOf(sequences.map((sequence) => messageAt(sequence))),
});
const newer = (from: number, ...sequences: number[]): ThreadChange => ({
  kind: 'newer',
  after: from,
  conversation: conversationOf(sequences.map((sequence) => messageAt(sequence))),
});
const queued = (clientId: string, content = 'Hello'): ThreadChange => ({
  kind: 'outgoing',
  change: { kind: 'queued', outgoing: { clientId, content, photos: [], createdAt: '2026-11-14T11:00:00Z' } },
});
const sequences = ({ messages }: ThreadState) => messages.map(({ sequence }) => sequence);

test('duplicate messages are shown once, in order', () => {
  const state = after(opened(1, 2, 3), newer(1, 2, 3, 4), newer(3, 4, 5));
  expect([sequences(state), state.reach]).toEqual([[1, 2, 3, 4, 5], 5]);
});

test('a response that doesn’t connect to the known messages leaves no gap', () => {
  const state = after(opened(1, 2), newer(7, 8, 9));
  expect([sequences(state), state.reach]).toEqual([[1, 2], 2]);
});

test('a sequence number hidden by a block isn’t waited for', () => {
  const state = after(opened(1, 2), newer(2, 4), newer(4, 5));
  expect([sequences(state), state.reach]).toEqual([[1, 2, 4, 5], 5]);
});

test('your own message moves behind earlier ones when those arrive', () => {
  const sent = { kind: 'message', message: mineAt(5) } as const;
  const before = after(opened(1, 2), sent);
  expect(before.reach).toBe(2);
  const state = changeThread(before, newer(2, 3, 4, 5));
  expect([sequences(state), state.reach]).toEqual([[1, 2, 3, 4, 5], 5]);
});

test('no duplicate bubble if the event arrives before the send response', () => {
  const arrived = conversationOf([mineAt(3, { client_id: 'a' })]);
  const first = after(opened(1, 2), queued('a'), { kind: 'newer', after: 2, conversation: arrived });
  expect([first.outgoing, sequences(first)]).toEqual([[], [1, 2, 3]]);
  const second = changeThread(first, { kind: 'message', message: mineAt(3, { client_id: 'a' }) });
  expect([second.outgoing, sequences(second)]).toEqual([[], [1, 2, 3]]);
  // A send without a response hasn't failed either, because the message is there.
  const failed = { kind: 'failed', clientId: 'a', problem: 'No answer', isHeld: true } as const;
  expect(changeThread(second, { kind: 'outgoing', change: failed }).outgoing).toEqual([]);
});

test('someone else’s message with the same text doesn’t replace your own', () => {
  const state = after(opened(1), queued('a', 'Message 2'), newer(1, 2));
  expect(state.outgoing.map(({ clientId }) => clientId)).toEqual(['a']);
});

test('older messages are added at the top, unless their window is gone', () => {
  const older = (before: number, ...which: number[]): ThreadChange => ({
    kind: 'older',
    before,
    conversation: conversationOf(which.map((sequence) => messageAt(sequence))),
  });
  const state = after(opened(51, 52), older(51, 49, 50));
  expect([sequences(state), state.hasOlder]).toEqual([[49, 50, 51, 52], true]);
  expect(sequences(after(opened(90, 91), older(51, 49, 50)))).toEqual([90, 91]);
  expect(after(opened(2, 3), older(2, 1)).hasOlder).toBe(false);
});

test('read marks only move forward, whatever their source', () => {
  const read = (sequence: number): ThreadChange => ({ kind: 'read', userId: kenji.id, sequence, by: 'other' });
  const state = after(opened(1, 2, 3), read(3), read(1), newer(3));
  expect(state.facts?.participants.find(({ user_id }) => user_id === kenji.id)?.read_sequence).toBe(3);
  expect(state.facts?.seen_sequence).toBe(3);
  const mine = after(opened(1), { kind: 'read', userId: johnny.id, sequence: 9, by: 'me' }, newer(1));
  expect(mine.facts?.read_sequence).toBe(9);
});

test('a dealer has read as far as any member of its team, unnamed, and a colleague isn’t the other side', () => {
  const read = (by: 'other' | 'colleague', sequence: number): ThreadChange => ({
    kind: 'read',
    userId: null,
    sequence,
    by,
  });
  const state = after(opened(1, 2, 3), read('other', 2), read('other', 1), read('colleague', 3), newer(3));
  expect(state.facts?.seen_sequence).toBe(2);
  expect(state.facts?.participants.map(({ read_sequence }) => read_sequence)).toEqual([0, 0]);
});

test('an open invitation is refetched, because it may have been accepted elsewhere', () => {
  const metadata = {
    dealer_name: 'Eclipse Motors',
    role: 'staff',
    dealer_id: 3,
    invitation_id: 1,
    status: 'pending',
    may_answer: true,
  } as const;
  const invitation = messageAt(2, { message_type: 'dealer_invitation', metadata });
  const state = after({ kind: 'opened', conversation: conversationOf([messageAt(1), invitation, messageAt(3)]) });
  expect(askFrom(state)).toBe(1);
  const answered = { ...invitation, metadata: { ...metadata, status: 'accepted', may_answer: false } as const };
  const next = changeThread(state, { kind: 'newer', after: 1, conversation: conversationOf([answered, messageAt(3)]) });
  expect(askFrom(next)).toBe(3);
  expect(next.messages[1]?.metadata).toMatchObject({ status: 'accepted' });
});

test('an open or accepted offer is refetched, because the other side may have responded', () => {
  const offerAt = (sequence: number, status: Offer['status']) =>
    messageAt(sequence, { message_type: 'offer', metadata: { ...anOffer, status } });
  const withOffer = (status: Offer['status']) =>
    after({ kind: 'opened', conversation: conversationOf([messageAt(1), offerAt(2, status), messageAt(3)]) });
  expect(askFrom(withOffer('open'))).toBe(1);
  expect(askFrom(withOffer('accepted'))).toBe(1);
  expect(askFrom(withOffer('declined'))).toBe(3);
  // A withdrawn sale reserves the car again.
  expect([askFrom(withOffer('completed')), askFrom(withOffer('completed'), true)]).toEqual([3, 1]);
});

test('a deleted conversation shows nothing and keeps unsent messages', () => {
  const state = after(opened(1), queued('a'), { kind: 'gone' });
  expect([state.phase, state.messages, state.outgoing.length]).toEqual(['gone', [], 1]);
});
