import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './repo.ts';

const run = promisify(execFile);
let folder: string;
const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: folder });
const commit = (message: string) => git('commit', '--allow-empty', '-m', message);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt hooks '));
  await mkdir(join(folder, 'tools'));
  for (const path of ['.githooks', 'tools/install-hooks.mjs', 'tools/commit-subject.mjs'])
    await cp(inRoot(path), join(folder, path), { recursive: true });
  await git('init', '--quiet');
  await run(process.execPath, [join(folder, 'tools/install-hooks.mjs')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a subject of 72 characters is accepted, even with a long body', async () => {
  await commit(`${'a'.repeat(72)}\n\n${'b'.repeat(100)}`);
});

test('a longer subject is rejected, and the message says the limit', async () => {
  await expect(commit('a'.repeat(73))).rejects.toMatchObject({
    stderr: expect.stringContaining('has 73 characters, at most 72 are allowed') as string,
  });
});

test("characters are counted, not bytes, and Git's own comments aren't", async () => {
  await commit('ä'.repeat(72));
  await writeFile(join(folder, 'message'), `\n# ${'c'.repeat(100)}\nFix it\n`);
  await git('commit', '--allow-empty', '--cleanup=strip', '-F', 'message');
});

test('outside a checkout nothing is installed, without an error', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  expect((await run(process.execPath, [join(folder, 'tools/install-hooks.mjs')])).stderr).toBe('');
});
