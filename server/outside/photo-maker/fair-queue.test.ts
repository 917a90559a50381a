import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** The owners of the items taken, in order. */
function drained(queue: ReturnType<typeof fairQueue<string>>): string {
  const taken: string[] = [];
  for (let next = queue.takeNext(); next; next = queue.takeNext()) taken.push(next[0]!);
  return taken.join('');
}
const people = { a: 1, b: 2, c: 3 };
function filled(places: number, things: string) {
  const queue = fairQueue<string>(places);
  const gone = things.split('').map((who, place) => queue.add(people[who as keyof typeof people], `${who}${place}`));
  return { queue, gone: gone.filter((thing) => thing !== null) };
}

test('users take turns, however many items one of them queued first', () => {
  expect(drained(filled(9, 'aaaaabbc').queue)).toBe('abcabaaa');
});

test('a newcomer is served before those who have had a turn', () => {
  const { queue } = filled(9, 'aaaaabbbb');
  for (const who of ['a', 'b', 'a', 'b']) expect(queue.takeNext()![0]).toBe(who);
  queue.add(people.c, 'c');
  expect(queue.takeNext()).toBe('c');
});

test('each user’s items stay in order', () => {
  const { queue } = filled(9, 'aaa');
  expect([queue.takeNext(), queue.takeNext(), queue.takeNext(), queue.takeNext()]).toEqual([
    'a0',
    'a1',
    'a2',
    undefined,
  ]);
});

test('one user may use all places as long as no one else needs one', () => {
  const { queue, gone } = filled(4, 'aaaaaa');
  expect(gone).toEqual(['a4', 'a5']);
  expect(drained(queue)).toBe('aaaa');
});

test('in a full queue the user with the most loses their last, until all have the same', () => {
  const { queue, gone } = filled(6, 'aaaaaabbbbbccc');
  expect(gone).toEqual(['a5', 'a4', 'a3', 'b9', 'b10', 'a2', 'b8', 'c13']);
  const left = Map.groupBy(queue.all(), ([who]) => who);
  expect([...left].map(([who, things]) => [who, things.length])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 2],
  ]);
});

test('a removed item doesn’t return and frees its place', () => {
  const { queue } = filled(2, 'ab');
  expect(queue.remove('a0')).toBe(true);
  expect(queue.remove('a0')).toBe(false);
  expect(queue.add(people.b, 'b9')).toBeNull();
  expect(drained(queue)).toBe('bb');
});
