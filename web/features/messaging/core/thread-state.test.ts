import { expect, test } from 'vitest';
import { conversationOf, messageAt, mineAt } from '../../../testing/conversations.ts';
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
  change: { kind: 'queued', outgoing: { clientId, content, createdAt: '2026-11-14T11:00:00Z' } },
});
const sequences = ({ messages }: ThreadState) => messages.map(({ sequence }) => sequence);

test('what came twice stands there once, in its order', () => {
  const state = after(opened(1, 2, 3), newer(1, 2, 3, 4), newer(3, 4, 5));
  expect([sequences(state), state.reach]).toEqual([[1, 2, 3, 4, 5], 5]);
});

test('an answer that does not join what is known leaves no gap', () => {
  const state = after(opened(1, 2), newer(7, 8, 9));
  expect([sequences(state), state.reach]).toEqual([[1, 2], 2]);
});

test('a number hidden by a block is not waited for', () => {
  const state = after(opened(1, 2), newer(2, 4), newer(4, 5));
  expect([sequences(state), state.reach]).toEqual([[1, 2, 4, 5], 5]);
});

test('one’s own answer that overtook others stands behind them once they are there', () => {
  const sent = { kind: 'message', message: mineAt(5) } as const;
  const before = after(opened(1, 2), sent);
  expect(before.reach).toBe(2);
  const state = changeThread(before, newer(2, 3, 4, 5));
  expect([sequences(state), state.reach]).toEqual([[1, 2, 3, 4, 5], 5]);
});

test('no double bubble when the event’s answer comes before that of the sending', () => {
  const arrived = conversationOf([mineAt(3, { client_id: 'a' })]);
  const first = after(opened(1, 2), queued('a'), { kind: 'newer', after: 2, conversation: arrived });
  expect([first.outgoing, sequences(first)]).toEqual([[], [1, 2, 3]]);
  const second = changeThread(first, { kind: 'message', message: mineAt(3, { client_id: 'a' }) });
  expect([second.outgoing, sequences(second)]).toEqual([[], [1, 2, 3]]);
  // A sending that got no answer is not failed either: it is there.
  const failed = { kind: 'failed', clientId: 'a', problem: 'No answer', isHeld: true } as const;
  expect(changeThread(second, { kind: 'outgoing', change: failed }).outgoing).toEqual([]);
});

test('another’s message of the same words takes nothing of one’s own away', () => {
  const state = after(opened(1), queued('a', 'Message 2'), newer(1, 2));
  expect(state.outgoing.map(({ clientId }) => clientId)).toEqual(['a']);
});

test('older ones join at the top; those of a window that is gone do not', () => {
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

test('read marks only go on, whoever says them', () => {
  const read = (sequence: number): ThreadChange => ({ kind: 'read', userId: kenji.id, sequence, by: 'other' });
  const state = after(opened(1, 2, 3), read(3), read(1), newer(3));
  expect(state.facts?.participants.find(({ user_id }) => user_id === kenji.id)?.read_sequence).toBe(3);
  expect(state.facts?.seen_sequence).toBe(3);
  const mine = after(opened(1), { kind: 'read', userId: johnny.id, sequence: 9, by: 'me' }, newer(1));
  expect(mine.facts?.read_sequence).toBe(9);
});

test('the dealer has read as far as anybody of its team has, who stays unnamed; a colleague is not the other side', () => {
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

test('an open invitation is asked for again, for it may have been answered elsewhere', () => {
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
  expect([askFrom(next), next.messages[1]?.metadata?.status]).toEqual([3, 'accepted']);
});

test('a conversation that is gone shows nothing, and keeps what was not sent', () => {
  const state = after(opened(1), queued('a'), { kind: 'gone' });
  expect([state.phase, state.messages, state.outgoing.length]).toEqual(['gone', [], 1]);
});
