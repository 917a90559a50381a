import { access, constants, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { makeFolder } from './make-folder.ts';
import { StartError } from '../lib/start-error.ts';
import { systemUser } from '../lib/system-user.ts';

/** Checks that every folder is writable, so that a problem is found before anything depends on it. */
export async function checkFolders({ dataDir, s3, appKey }: Pick<Config, 'dataDir' | 's3' | 'appKey'>): Promise<void> {
  const other = 'or set DATA_DIR to another folder';
  await writable(dataDir, `The data folder ${dataDir}`, other);
  if (!s3) await writable(join(dataDir, 'photos'), `The photo folder ${join(dataDir, 'photos')}`, other);
  await writable(tmpdir(), `The temporary folder for uploads, ${tmpdir()},`, 'or set TMPDIR to another folder');
  const files = ['lock', ...(appKey ? [] : ['app-key'])];
  for (const file of files.map((name) => join(dataDir, name))) {
    await access(file, constants.R_OK | constants.W_OK).catch((cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw new StartError(`${file} can’t be opened: ${reasonOf(cause)}. ${remedyFor(cause)}, ${other}.`, { cause });
    });
  }
}

async function writable(folder: string, title: string, other: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x', { flush: true });
    await rm(probe);
  } catch (cause) {
    await rm(probe, { force: true }).catch(() => undefined);
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => null,
    );
    const reason = isFolder === false ? 'it’s a file' : reasonOf(cause);
    throw new StartError(`${title} isn’t writable: ${reason}. ${remedyFor(cause)}, ${other}.`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return reasons[code] ?? code;
}

function remedyFor(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  return remedies[code] ?? `Make ${systemUser()} its owner`;
}

const remedies: Record<string, string> = {
  EROFS: 'Mount it read-write',
  ENOSPC: 'Free up space on it',
  EDQUOT: 'Free up space on it',
};

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it’s mounted read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s disk quota is used up',
  ENOTDIR: 'a parent folder is a file',
  EEXIST: 'it’s a file',
  ENOENT: 'it can’t be created there',
};
