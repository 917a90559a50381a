import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { chooseFile } from './backup-files.ts';

const now = new Date('2026-11-17T03:30:00Z');
const name = 'forecourt-2026-11-17T03-30-00.backup';

async function scratch() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('creates a missing backup folder, accessible only to this user', async () => {
  const folder = join(await scratch(), 'site/backups');
  expect(await chooseFile(folder, now, { isFolder: true })).toEqual({ file: join(folder, name), folder });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await chooseFile(folder, now, { isFolder: true })).toEqual({ file: join(folder, name), folder });
});

test('a file name is used as given, and no file is overwritten', async () => {
  const folder = await scratch();
  const file = join(folder, 'mine.backup');
  expect(await chooseFile(file, now, { isFolder: false })).toEqual({ file, folder: null });
  await writeFile(file, '');
  await expect(chooseFile(file, now, { isFolder: false })).rejects.toThrow('already exists');
  await expect(chooseFile(file, now, { isFolder: true })).rejects.toThrow(`${file} isn’t a folder. It’s a file.`);
  await mkdir(join(folder, 'other'));
  expect((await chooseFile(join(folder, 'other'), now, { isFolder: false })).folder).toBe(join(folder, 'other'));
});
