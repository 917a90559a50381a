import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAppKey, secretsWith } from './secrets.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('what was sealed opens under the same key only, and only unaltered', () => {
  const secrets = secretsWith(randomBytes(32));
  const sealed = secrets.seal('token');
  expect(secrets.open(sealed)).toBe('token');
  expect(sealed.toString('latin1')).not.toContain('token');
  expect(() => secretsWith(randomBytes(32)).open(sealed)).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => secrets.open(sealed)).toThrow();
});

test('the key is made once, for its owner’s eyes, and the same at the next start', async () => {
  const folder = await temporaryFolder();
  const keys = await Promise.all([loadAppKey(null, folder), loadAppKey(null, folder)]);
  expect(keys[0]).toEqual(keys[1]);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(join(folder, 'app-key'))).mode & 0o077).toBe(0);
});

test('a key file without a key stops the start and says so', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'app-key'), '');
  await expect(loadAppKey(null, folder)).rejects.toThrow(/holds no key/);
  expect(await readdir(folder)).toEqual(['app-key']);
});
