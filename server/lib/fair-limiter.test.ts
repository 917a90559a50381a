import { expect, test } from 'vitest';
import type { Failure } from './failure.ts';
import { createFairLimiter } from './fair-limiter.ts';
import { until } from '../../testing/until.ts';

const stays = new AbortController().signal;
const asker = (key: string, maxParallel = 1, signal = stays) => ({
  key,
  maxParallel,
  isFirstTry: true,
  signal,
});
const again = (key: string) => ({ ...asker(key), isFirstTry: false });

/** Actions that end on command, and the names of those started. */
function actions() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    action: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    /** Ends it as soon as it has started. */
    end: async (name: string) => {
      await until(name, () => ends.has(name));
      ends.get(name)!();
    },
  };
}

test('limits concurrency per key, runs the rest in order, and doesn’t block other keys', async () => {
  const turns = createFairLimiter({ inLine: 5, inAll: 9 });
  const { begun, action, end } = actions();
  const all = ['a', 'b', 'c', 'd'].map((name) => turns(asker('one', 2), action(name)));
  const other = turns(asker('two', 2), action('x'));
  await expect.poll(() => begun).toEqual(['a', 'b', 'x']);
  await end('b');
  expect(await all[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'x', 'c']);
  for (const name of ['a', 'c', 'x']) await end(name);
  await expect.poll(() => begun).toContain('d');
  await end('d');
  expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd', 'x']);
});

test('a caller who finds the queue full is asked to try again, and the queue is free once it moves', async () => {
  const turns = createFairLimiter({ inLine: 1, inAll: 9 });
  const { action, end } = actions();
  const first = turns(asker('one'), action('a'));
  const second = turns(asker('one'), action('b'));
  await expect(turns(asker('one'), action('c'))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 2 },
  });
  await end('a');
  await first;
  await end('b');
  await second;
  const again = turns(asker('one'), action('d'));
  await end('d');
  expect(await again).toBe('d');
});

test('a key whose limit was lowered finishes its running actions and continues with fewer', async () => {
  const turns = createFairLimiter({ inLine: 5, inAll: 9 });
  const { begun, action, end } = actions();
  const all = [asker('one', 3), asker('one', 3), asker('one', 3), asker('one'), asker('one')].map((one, time) =>
    turns(one, action(String(time))),
  );
  for (const name of ['0', '1']) await end(name);
  await Promise.all(all.slice(0, 2));
  expect(begun).toEqual(['0', '1', '2']);
  await end('2');
  await until('3', () => begun.includes('3'));
  expect(begun).toEqual(['0', '1', '2', '3']);
  for (const name of ['3', '4']) await end(name);
  expect(await Promise.all(all)).toEqual(['0', '1', '2', '3', '4']);
});

test('all keys share a total limit and take turns, so filling a queue gains nothing', async () => {
  const turns = createFairLimiter({ inLine: 5, inAll: 2 });
  const { begun, action, end } = actions();
  const gone = new AbortController();
  const asked = (key: string, name: string, signal = stays) => turns(asker(key, 2, signal), action(name));
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => asked('a', name));
  const left = asked('left', 'left', gone.signal);
  all.push(asked('b', 'b1'), asked('b', 'b2'), asked('c', 'c1'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  const order = ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'];
  for (const [time, name] of order.entries()) {
    await until(name, () => begun.includes(name));
    expect(begun.length).toBeLessThanOrEqual(time + 2);
    await end(name);
  }
  expect(begun).toEqual(order);
  await Promise.all(all);
});

test('first tries go before repeats, and replace one when the queue is full', async () => {
  const turns = createFairLimiter({ inLine: 3, inAll: 9 });
  const { begun, action, end } = actions();
  const all = [asker('one'), again('one'), again('one'), again('one'), asker('one'), asker('one')].map((one, time) =>
    turns(one, action(String(time))).catch((failure: unknown) => (failure as Failure).code),
  );
  await expect(turns(again('one'), action('too late'))).rejects.toMatchObject({ code: 'too_many_requests' });
  for (const name of ['0', '4', '5', '1']) {
    await expect.poll(() => begun).toContain(name);
    await end(name);
  }
  expect(await Promise.all(all)).toEqual(['0', '1', 'too_many_requests', 'too_many_requests', '4', '5']);
  expect(begun).toEqual(['0', '4', '5', '1']);
});

test('a caller who disconnects leaves the queue right away and frees the place', async () => {
  const turns = createFairLimiter({ inLine: 1, inAll: 9 });
  const { begun, action, end } = actions();
  const gone = new AbortController();
  const first = turns(asker('one'), action('a'));
  const left = turns(asker('one', 1, gone.signal), action('left'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect(turns(asker('one', 1, gone.signal), action('gone before'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  const second = turns(asker('one'), action('b'));
  await end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'b']);
  await end('b');
  expect(await second).toBe('b');
});

test('an action that fails, or whose caller disconnects, lets the next one through', async () => {
  const turns = createFairLimiter({ inLine: 5, inAll: 9 });
  const { begun, action, end } = actions();
  const gone = new AbortController();
  const failing = turns(asker('one'), () => Promise.reject(new Error('no')));
  const left = turns(asker('one', 1, gone.signal), action('left'));
  const last = turns(asker('one'), action('last'));
  gone.abort();
  await Promise.all([
    expect(failing).rejects.toThrow('no'),
    expect(left).rejects.toMatchObject({ code: 'unavailable' }),
  ]);
  await expect.poll(() => begun).toEqual(['last']);
  await end('last');
  expect(await last).toBe('last');
});
