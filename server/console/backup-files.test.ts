import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { chooseFile, keepNewest } from './backup-files.ts';

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

test('keeps the newest backups, deletes the older ones and touches no other file', async () => {
  const folder = await scratch();
  const backup = (day: number) => `forecourt-2026-11-${day}T03-30-00.backup`;
  const others = ['forecourt-2026-11-10T03-30-00.backup.unfinished', 'mine.backup', 'notes.txt'];
  for (const file of [...[12, 10, 13, 11].map(backup), ...others]) await writeFile(join(folder, file), '');
  expect(await keepNewest(folder, 2)).toEqual([backup(10), backup(11)]);
  const left = async () => (await readdir(folder)).toSorted();
  expect(await left()).toEqual([...others, backup(12), backup(13)].toSorted());
  expect(await keepNewest(folder, 2)).toEqual([]);
  expect(await keepNewest(folder, 9)).toEqual([]);
  expect(await left()).toHaveLength(5);
});
