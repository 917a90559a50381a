import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config/problem.ts';
import { newToken } from '../lib/secrets.ts';
import { makeFolder } from './make-folder.ts';

/** The configured key, or one created at the first start and stored in the data folder. */
export async function loadAppKey(configured: string | null, dataDir: string): Promise<Buffer> {
  if (configured) return Buffer.from(configured, 'hex');
  const file = join(dataDir, 'app-key');
  await makeFolder(dataDir);
  await makeAppKey(file);
  const key = (await readFile(file, 'utf8')).trim();
  if (/^[0-9a-f]{64}$/.test(key)) return Buffer.from(key, 'hex');
  throw new ConfigError(`${file} contains no key. Restore it from a backup, or delete it to generate a new one.`);
}

/**
 * Written in full under another name and then linked, so that no process reads half a key. Of two writers, the first
 * wins.
 */
async function makeAppKey(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${newToken().slice(0, 8)}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
