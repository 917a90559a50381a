import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyFor, secretsWith } from './secrets.ts';
import { loadAppKey } from '../start/app-key.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

test('sealed text opens only under the same key, and only unaltered', () => {
  const secrets = secretsWith(randomBytes(32));
  const sealed = secrets.seal('token');
  expect(secrets.open(sealed)).toBe('token');
  expect(sealed.toString('latin1')).not.toContain('token');
  expect(() => secretsWith(randomBytes(32)).open(sealed)).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => secrets.open(sealed)).toThrow();
});

test('a truncated tag proves nothing', () => {
  const secrets = secretsWith(randomBytes(32));
  const sealed = secrets.seal('');
  expect(secrets.open(sealed)).toBe('');
  for (const kept of [4, 8, 12, 15]) expect(() => secrets.open(sealed.subarray(0, 12 + kept))).toThrow();
});

test('text sealed before keys had purposes still opens', () => {
  const stored = '01010101010101010101010113ff1bca40c15d21dcba4ce031192b9b0595e6c5f5dbcc6cb4b2b35315';
  expect(secretsWith(Buffer.alloc(32, 7)).open(Buffer.from(stored, 'hex'))).toBe('stored before');
});

test('each purpose has its own key, the same at every start', () => {
  const appKey = randomBytes(32);
  const keys = [appKey, keyFor(appKey, 'begun sign-in'), keyFor(randomBytes(32), 'begun sign-in')];
  const sealed = secretsWith(keys[1]!).seal('token');
  expect(secretsWith(keyFor(appKey, 'begun sign-in')).open(sealed)).toBe('token');
  for (const other of [keys[0]!, keys[2]!]) expect(() => secretsWith(other).open(sealed)).toThrow();
});

test('the key is created once, readable only by its owner, and the same at the next start', async () => {
  const folder = await temporaryFolder();
  const keys = await Promise.all([loadAppKey(null, folder), loadAppKey(null, folder)]);
  expect(keys[0]).toEqual(keys[1]);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(join(folder, 'app-key'))).mode & 0o077).toBe(0);
});

test('a key file without a key stops the start with a message', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'app-key'), '');
  await expect(loadAppKey(null, folder)).rejects.toThrow(/contains no key/);
  expect(await readdir(folder)).toEqual(['app-key']);
});
