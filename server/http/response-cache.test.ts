import { expect, test } from 'vitest';
import { createResponseCache, maxAgeMs, type Made } from './response-cache.ts';
import { WrittenAnswer } from './written-answer.ts';

/** What is kept, with a clock and a hub that the test moves. */
function keeping({ mostBytes: maxBytes = 1_000_000 } = {}) {
  const drops: (() => void)[] = [];
  const world = { atMs: 0, isListening: true, msToNextMoment: Infinity, made: 0, isAway: false };
  const kept = createResponseCache({
    live: { onChange: (_, drop) => void drops.push(drop), isListening: () => world.isListening },
    mostBytes: maxBytes,
    now: () => world.atMs,
    async msToNextMoment() {
      if (world.isAway) throw new Error('away');
      return world.msToNextMoment;
    },
  });
  const make = async (): Promise<Made> => ({ answer: written(`${(world.made += 1)}`), isLasting: true });
  const ask = async (question = 'cars') => (await kept.get(question, make)).body.toString();
  return { kept, world, ask, change: () => drops.forEach((drop) => drop()) };
}

const written = (text: string) => new WrittenAnswer(text, { type: 'text/plain' });

test('it is made once and given to all who ask, until something changes', async () => {
  const { ask, change, kept } = keeping();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  expect(await ask()).toBe('1');
  change();
  expect(kept.find('cars')).toBeNull();
  expect(await ask()).toBe('2');
});

test('what was being made when something changed is given to those who waited, and to nobody after', async () => {
  const { kept, ask, change } = keeping();
  const { promise: answer, resolve } = Promise.withResolvers<Made>();
  const early = kept.get('cars', () => answer);
  change();
  expect(await ask()).toBe('1');
  resolve({ answer: written('old'), isLasting: true });
  expect((await early).body.toString()).toBe('old');
  expect(await ask()).toBe('1');
});

test('it is never older than its limit, though nothing was heard', async () => {
  const { ask, world } = keeping();
  await ask();
  world.atMs = maxAgeMs - 1;
  expect(await ask()).toBe('1');
  world.atMs = maxAgeMs;
  expect(await ask()).toBe('2');
});

test('made anew and found the same, it keeps its compressed forms', async () => {
  const { kept, world } = keeping();
  const same = () => kept.get('cars', async () => ({ answer: written('the same'), isLasting: true }));
  const first = await same();
  await first.form('gzip');
  const { bytes } = kept.figures();
  world.atMs = maxAgeMs;
  expect(kept.find('cars')).toBeNull();
  expect(await same()).toBe(first);
  expect(kept.find('cars')).toBe(first);
  expect(kept.figures().bytes).toBe(bytes);
});

test('what ends by the clock ends with the moment, whenever it was asked for before', async () => {
  const { ask, world } = keeping();
  world.msToNextMoment = 1_000;
  await ask();
  world.atMs = 900;
  expect(await Promise.all([ask(), ask('others')])).toEqual(['1', '2']);
  world.atMs = 1_000;
  expect(await Promise.all([ask(), ask('others')])).toEqual(['3', '4']);
});

test('deaf to changes it keeps nothing and gives nothing that it has', async () => {
  const { ask, world, change } = keeping();
  await ask();
  world.isListening = false;
  expect([await ask(), await ask()]).toEqual(['2', '3']);
  world.isListening = true;
  change();
  expect([await ask(), await ask()]).toEqual(['4', '4']);
});

test('without knowing what ends next nothing is kept; as soon as it is known again, it is', async () => {
  const { ask, world } = keeping();
  world.isAway = true;
  expect([await ask(), await ask()]).toEqual(['1', '2']);
  world.isAway = false;
  expect([await ask(), await ask()]).toEqual(['3', '3']);
});

test('what failed, and what does not last, is told to those who waited and made anew', async () => {
  const { kept, ask } = keeping();
  const fails = () => Promise.reject(new Error('not now'));
  const both = await Promise.allSettled([kept.get('cars', fails), kept.get('cars', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await kept.get('cars', async () => ({ answer: written('missing'), isLasting: false }));
  expect(await ask()).toBe('1');
});

test('the memory it takes has a bound, compressed forms included; what was asked longest ago goes first', async () => {
  const { kept } = keeping({ mostBytes: 40_000 });
  const put = (question: string) =>
    kept.get(question, async () => ({ answer: written(question.repeat(5_000)), isLasting: true }));
  for (const question of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await put(question);
  kept.find('a');
  for (const question of ['h', 'i', 'j']) await put(question);
  expect(kept.figures().bytes).toBeLessThanOrEqual(40_000);
  expect([kept.find('a'), kept.find('b'), kept.find('j')].map((one) => one !== null)).toEqual([true, false, true]);
  const before = kept.figures().bytes;
  const form = await kept.find('j')!.form('gzip');
  expect(kept.figures().bytes).toBe(before + form.length);
  expect(await kept.find('j')!.form('gzip')).toBe(form);
  await put('kkk');
  expect([kept.find('kkk'), kept.find('a')].map((one) => one !== null)).toEqual([false, true]);
  expect(kept.figures().bytes).toBeLessThanOrEqual(40_000);
});

test('turned off, everything is made for who asks', async () => {
  const { ask } = keeping({ mostBytes: 0 });
  expect([await ask(), await ask()]).toEqual(['1', '2']);
});
