import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { removeOldUploads } from './upload-folders.ts';

test('removes a killed process’s uploads after a day, and nothing else', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['forecourt-upload-a', 'forecourt-data', 'other']) await mkdir(join(folder, name));
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
  await removeOldUploads(hours(23), folder);
  expect(await readdir(folder)).toHaveLength(3);
  await removeOldUploads(hours(25), folder);
  expect(new Set(await readdir(folder))).toEqual(new Set(['forecourt-data', 'other']));
});
