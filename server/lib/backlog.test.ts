import { expect, test } from 'vitest';
import { backlog } from './backlog.ts';

const three = { most: 3, instead: 'much' };

test('yields everything in order, including items added while waiting', async () => {
  const over = new AbortController();
  const { put, all } = backlog<string>(over.signal, three);
  const taken = all();
  put('one');
  put('two');
  expect(await taken.next()).toEqual({ done: false, value: 'one' });
  expect(await taken.next()).toEqual({ done: false, value: 'two' });
  const next = taken.next();
  put('three');
  expect(await next).toEqual({ done: false, value: 'three' });
});

test('unread items beyond the limit are replaced by a single one', async () => {
  const over = new AbortController();
  const { put, all } = backlog<string>(over.signal, three);
  for (const one of ['a', 'b', 'c', 'd', 'e']) put(one);
  const taken = all();
  expect((await taken.next()).value).toBe('much');
  expect((await taken.next()).value).toBe('e');
});

test('ends when aborted, also while waiting', async () => {
  const over = new AbortController();
  const { put, all } = backlog<string>(over.signal, three);
  const taken = all();
  const next = taken.next();
  over.abort();
  expect((await next).done).toBe(true);
  put('late');
  expect((await all().next()).done).toBe(true);
});
