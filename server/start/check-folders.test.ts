import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolders } from './check-folders.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

async function folder() {
  const made = await temporaryFolder();
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const check = (dataDir: string) => checkFolders({ dataDir, s3: null, appKey: null });

test('a folder that is not there yet is made, and nothing is left in it', async () => {
  const dataDir = join(await folder(), 'a', 'b');
  await check(dataDir);
  expect(await readdir(dataDir, { recursive: true })).toEqual(['photos']);
});

test('a file in the place of a folder is told, wherever it stands', async () => {
  const parent = await folder();
  const file = join(parent, 'data');
  await writeFile(file, '');
  await expect(check(file)).rejects.toThrow(
    /^The data folder \S+ cannot be written: it is a file\. Give it to the user \S+, or set DATA_DIR to another folder\.$/,
  );
  await expect(check(join(file, 'below'))).rejects.toThrow('what should be a folder above it is a file');
  await writeFile(join(parent, 'photos'), '');
  await expect(check(parent)).rejects.toThrow(/^The folder of photos \S+ cannot be written: it is a file\./);
});

test.runIf(process.platform === 'linux')('a place where nothing can be made is told', async () => {
  await expect(check('/proc/forecourt')).rejects.toThrow(/^The data folder \/proc\/forecourt cannot be written: /);
});
