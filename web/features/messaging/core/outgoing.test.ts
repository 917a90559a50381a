import { expect, test } from 'vitest';
import { changeOutgoing, isUnderWay, nextToSend, type Outgoing, type OutgoingChange } from './outgoing.ts';

const queued = (clientId: string): OutgoingChange => ({
  kind: 'queued',
  outgoing: { clientId, content: clientId, photos: [], createdAt: '2026-11-14T11:00:00Z' },
});
const after = (...changes: OutgoingChange[]) => changes.reduce(changeOutgoing, [] as readonly Outgoing[]);
const failed = (clientId: string, isHeld: boolean): OutgoingChange => ({
  kind: 'failed',
  clientId,
  problem: 'Why',
  isHeld,
});

test('messages are sent one at a time, in order', () => {
  expect(nextToSend(after(queued('a'), queued('b')))?.clientId).toBe('a');
  expect(nextToSend(after(queued('a'), queued('b'), { kind: 'sending', clientId: 'a' }))).toBeUndefined();
});

test('messages wait behind one without a response, but pass a refused one', () => {
  expect(nextToSend(after(queued('a'), queued('b'), failed('a', true)))).toBeUndefined();
  expect(nextToSend(after(queued('a'), queued('b'), failed('a', false)))?.clientId).toBe('b');
  expect(
    nextToSend(after(queued('a'), queued('b'), failed('a', true), { kind: 'retried', clientId: 'a' }))?.clientId,
  ).toBe('a');
});

test('a refused message keeps its text and can be sent again with the same ID', () => {
  const [one] = after(queued('a'), failed('a', false));
  expect(one).toMatchObject({ content: 'a', state: 'failed', problem: 'Why' });
  expect(after(queued('a'), failed('a', false), { kind: 'retried', clientId: 'a' })).toMatchObject([
    { clientId: 'a', content: 'a', state: 'waiting', problem: null },
  ]);
});

test('a text counts as being sent until it fails', () => {
  expect(isUnderWay(after(queued('a')), 'a')).toBe(true);
  expect(isUnderWay(after(queued('a')), 'b')).toBe(false);
  expect(isUnderWay(after(queued('a'), failed('a', false)), 'a')).toBe(false);
});
