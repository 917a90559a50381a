import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolders } from './check-folders.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

async function folder() {
  const made = await temporaryFolder();
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const check = (dataDir: string) => checkFolders({ dataDir, s3: null, appKey: null });

test('creates a missing folder and leaves nothing in it', async () => {
  const dataDir = join(await folder(), 'a', 'b');
  await check(dataDir);
  expect(await readdir(dataDir, { recursive: true })).toEqual(['photos']);
});

test('reports a file in place of a folder, at any level', async () => {
  const parent = await folder();
  const file = join(parent, 'data');
  await writeFile(file, '');
  await expect(check(file)).rejects.toThrow(
    /^The data folder \S+ isn’t writable: it’s a file\. Make \S+ its owner, or set DATA_DIR to another folder\.$/,
  );
  await expect(check(join(file, 'below'))).rejects.toThrow('a parent folder is a file');
  await writeFile(join(parent, 'photos'), '');
  await expect(check(parent)).rejects.toThrow(/^The photo folder \S+ isn’t writable: it’s a file\./);
});

test.runIf(process.platform === 'linux')('reports a place where nothing can be created', async () => {
  await expect(check('/proc/forecourt')).rejects.toThrow(/^The data folder \/proc\/forecourt isn’t writable: /);
});
