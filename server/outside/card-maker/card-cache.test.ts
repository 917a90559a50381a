import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { until } from '../../../testing/until.ts';
import { openCardCache } from './card-cache.ts';

async function opened(maxBytes = 1000) {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const made: string[] = [];
  const reopen = async () => {
    const cache = await openCardCache(folder, maxBytes);
    return (version: string) =>
      cache.get(version, async () => {
        made.push(version);
        await Promise.resolve();
        return Buffer.alloc(100, version);
      });
  };
  return { folder, made, reopen, get: await reopen() };
}

test('a card is made once, whoever asks at the same time, and is still there after a restart', async () => {
  const { made, get, reopen } = await opened();
  const all = await Promise.all(Array.from({ length: 1000 }, () => get('a')));
  expect(made).toEqual(['a']);
  expect(new Set(all.map(String))).toEqual(new Set(['a'.repeat(100)]));
  expect(String(await (await reopen())('a'))).toBe('a'.repeat(100));
  expect(made).toEqual(['a']);
});

test('the folder never has more than its limit, and the cards used last stay', async () => {
  const { folder, made, get } = await opened(350);
  for (const version of ['a', 'b', 'c', 'a', 'd']) await get(version);
  await until('the card used longest ago is gone', async () => !(await readdir(folder)).includes('b.jpg'));
  expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'c.jpg', 'd.jpg']);
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a card that another process removed is made again, and one that failed isn’t kept', async () => {
  const { folder, made, get } = await opened();
  await get('a');
  await rm(join(folder, 'a.jpg'));
  expect(String(await get('a'))).toBe('a'.repeat(100));
  expect(made).toEqual(['a', 'a']);
  const cache = await openCardCache(folder);
  const broken = () => Promise.reject(new Error('no'));
  await expect(cache.get('x', broken)).rejects.toThrow('no');
  expect(String(await cache.get('x', async () => Buffer.from('x')))).toBe('x');
});
