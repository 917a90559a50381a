import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeOldBuilds } from './build.ts';

const hourMs = 60 * 60 * 1000;
const now = new Date('2031-05-04T12:00:00Z');

async function buildsOfAge(hours: Record<string, number>) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'current'), 'a');
  for (const [name, age] of Object.entries(hours)) {
    await mkdir(join(folder, name));
    const at = new Date(now.getTime() - age * hourMs);
    await utimes(join(folder, name), at, at);
  }
  await removeOldBuilds(folder, now);
  return (await readdir(folder)).sort();
}

test('recent builds stay, and builds no one serves are removed', async () => {
  expect(await buildsOfAge({ a: 0, b: 30, c: 200, d: 201, e: 900 })).toEqual(['a', 'b', 'c', 'current']);
});

test('a server that started this morning keeps its build, however many came later', async () => {
  const many = { a: 0, b: 1, c: 2, d: 3, e: 4, f: 23 };
  expect(await buildsOfAge(many)).toEqual([...Object.keys(many), 'current'].sort());
});
