import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildText, commitFile, commitOf } from './build-info.ts';

async function folderForThisTest(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

test('a checkout has git’s commit, and a folder inside it has none', async () => {
  const folder = await folderForThisTest();
  git(folder, 'init');
  expect(commitOf(folder), 'before the first commit').toBeNull();
  git(folder, 'commit', '--allow-empty', '-m', 'First');
  expect(commitOf(folder)).toBe(git(folder, 'rev-parse', 'HEAD'));
  await mkdir(join(folder, 'inside'));
  expect(commitOf(join(folder, 'inside'))).toBeNull();
});

test('without git, or with an unreadable .git, the commit is absent', async () => {
  const folder = await folderForThisTest();
  expect(commitOf(folder)).toBeNull();
  await mkdir(join(folder, '.git'));
  expect(commitOf(folder)).toBeNull();
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(commitOf(folder)).toBeNull();
});

test('a release has the commit written into it, and ignores other files', async () => {
  const folder = await folderForThisTest();
  const commit = 'a'.repeat(40);
  await writeFile(join(folder, commitFile), `${commit}\n`);
  expect(commitOf(folder)).toBe(commit);
  await writeFile(join(folder, commitFile), 'not "a" commit\n');
  expect(commitOf(folder)).toBeNull();
});

test('version and commit form one short text', () => {
  expect(buildText({ version: '1.2.3', commit: 'b'.repeat(40) })).toBe('1.2.3 (commit bbbbbbbbbbbb)');
  expect(buildText({ version: '1.2.3', commit: null })).toBe('1.2.3');
});
