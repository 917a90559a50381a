import { expect, test } from 'vitest';
import { backlog } from './backlog.ts';

const three = { most: 3, instead: 'much' };

test('all of it comes in its order, also what is put there while somebody waits', async () => {
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

test('of what nobody comes for no more is kept than was said, and one word stands for it', async () => {
  const over = new AbortController();
  const { put, all } = backlog<string>(over.signal, three);
  for (const one of ['a', 'b', 'c', 'd', 'e']) put(one);
  const taken = all();
  expect((await taken.next()).value).toBe('much');
  expect((await taken.next()).value).toBe('e');
});

test('it ends when it is over, also for who waits', async () => {
  const over = new AbortController();
  const { put, all } = backlog<string>(over.signal, three);
  const taken = all();
  const next = taken.next();
  over.abort();
  expect((await next).done).toBe(true);
  put('late');
  expect((await all().next()).done).toBe(true);
});
