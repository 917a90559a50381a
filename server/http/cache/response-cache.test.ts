import { expect, test } from 'vitest';
import { createResponseCache, maxAgeMs, type Made } from './response-cache.ts';
import { WrittenAnswer } from './written-answer.ts';

/** A cache whose clock and change notifications the test controls. */
function testCache({ maxBytes = 1_000_000 } = {}) {
  const drops: (() => void)[] = [];
  const world = { atMs: 0, isListening: true, msUntilNextExpiry: Infinity, made: 0, isUnreachable: false };
  const cache = createResponseCache({
    live: { onChange: (_, drop) => void drops.push(drop), isListening: () => world.isListening },
    maxBytes,
    now: () => world.atMs,
    async msUntilNextExpiry() {
      if (world.isUnreachable) throw new Error('away');
      return world.msUntilNextExpiry;
    },
  });
  const make = async (): Promise<Made> => ({ answer: written(`${(world.made += 1)}`), isLasting: true });
  const ask = async (question = 'cars') => (await cache.get(question, make)).body.toString();
  return { cache, world, ask, change: () => drops.forEach((drop) => drop()) };
}

const written = (text: string) => new WrittenAnswer(text, { type: 'text/plain' });

test('makes a response once and serves it until something changes', async () => {
  const { ask, change, cache } = testCache();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  expect(await ask()).toBe('1');
  change();
  expect(cache.find('cars')).toBeNull();
  expect(await ask()).toBe('2');
});

test('a response that was being made during a change goes only to those who were already waiting', async () => {
  const { cache, ask, change } = testCache();
  const { promise: answer, resolve } = Promise.withResolvers<Made>();
  const early = cache.get('cars', () => answer);
  change();
  expect(await ask()).toBe('1');
  resolve({ answer: written('old'), isLasting: true });
  expect((await early).body.toString()).toBe('old');
  expect(await ask()).toBe('1');
});

test('never serves a response older than its maximum age, even without a change', async () => {
  const { ask, world } = testCache();
  await ask();
  world.atMs = maxAgeMs - 1;
  expect(await ask()).toBe('1');
  world.atMs = maxAgeMs;
  expect(await ask()).toBe('2');
});

test('keeps the compressed forms if a new response is identical', async () => {
  const { cache, world } = testCache();
  const same = () => cache.get('cars', async () => ({ answer: written('the same'), isLasting: true }));
  const first = await same();
  await first.form('gzip');
  const { bytes } = cache.metrics();
  world.atMs = maxAgeMs;
  expect(cache.find('cars')).toBeNull();
  expect(await same()).toBe(first);
  expect(cache.find('cars')).toBe(first);
  expect(cache.metrics().bytes).toBe(bytes);
});

test('responses expire at the next scheduled moment, however long before they were requested', async () => {
  const { ask, world } = testCache();
  world.msUntilNextExpiry = 1_000;
  await ask();
  world.atMs = 900;
  expect(await Promise.all([ask(), ask('others')])).toEqual(['1', '2']);
  world.atMs = 1_000;
  expect(await Promise.all([ask(), ask('others')])).toEqual(['3', '4']);
});

test('without a live connection it caches nothing and serves nothing cached', async () => {
  const { ask, world, change } = testCache();
  await ask();
  world.isListening = false;
  expect([await ask(), await ask()]).toEqual(['2', '3']);
  world.isListening = true;
  change();
  expect([await ask(), await ask()]).toEqual(['4', '4']);
});

test('caches nothing while the next expiry is unknown, and resumes once it’s known', async () => {
  const { ask, world } = testCache();
  world.isUnreachable = true;
  expect([await ask(), await ask()]).toEqual(['1', '2']);
  world.isUnreachable = false;
  expect([await ask(), await ask()]).toEqual(['3', '3']);
});

test('failures and non-lasting responses go to those who waited, and are made again', async () => {
  const { cache, ask } = testCache();
  const fails = () => Promise.reject(new Error('not now'));
  const both = await Promise.allSettled([cache.get('cars', fails), cache.get('cars', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await cache.get('cars', async () => ({ answer: written('missing'), isLasting: false }));
  expect(await ask()).toBe('1');
});

test('its memory is limited, including compressed forms, and the least recently used goes first', async () => {
  const { cache } = testCache({ maxBytes: 40_000 });
  const put = (question: string) =>
    cache.get(question, async () => ({ answer: written(question.repeat(5_000)), isLasting: true }));
  for (const question of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await put(question);
  cache.find('a');
  for (const question of ['h', 'i', 'j']) await put(question);
  expect(cache.metrics().bytes).toBeLessThanOrEqual(40_000);
  expect([cache.find('a'), cache.find('b'), cache.find('j')].map((one) => one !== null)).toEqual([true, false, true]);
  const before = cache.metrics().bytes;
  const form = await cache.find('j')!.form('gzip');
  expect(cache.metrics().bytes).toBe(before + form.length);
  expect(await cache.find('j')!.form('gzip')).toBe(form);
  await put('kkk');
  expect([cache.find('kkk'), cache.find('a')].map((one) => one !== null)).toEqual([false, true]);
  expect(cache.metrics().bytes).toBeLessThanOrEqual(40_000);
});

test('when turned off, every response is made for its caller', async () => {
  const { ask } = testCache({ maxBytes: 0 });
  expect([await ask(), await ask()]).toEqual(['1', '2']);
});
