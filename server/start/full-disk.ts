import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DatabaseStartError } from '../database/embedded/errors.ts';
import { isDiskFull } from '../lib/disk-full.ts';
import { StartError } from './start-error.ts';

/** PostgreSQL's files grow in steps of this size. */
const tooLittleBytes = 16 * 2 ** 20;

/**
 * What a start failed with, or that a disk is full where that is why. Programs say that in their own ways, and PostgreSQL
 * only in its log, which is on the full disk.
 */
export async function orFullDisk(failure: unknown, dataDir: string): Promise<unknown> {
  if (failure instanceof StartError && !(failure instanceof DatabaseStartError)) return failure;
  const said = failure instanceof Error ? failure.message : String(failure);
  for (const [folder, setting] of [[dataDir, 'DATA_DIR'] as const, [tmpdir(), 'TMPDIR'] as const]) {
    const free = await statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Infinity,
    );
    if (free < tooLittleBytes) {
      const megabytes = (free / 2 ** 20).toFixed(1);
      return new StartError(
        `The disk of ${folder} is full: ${megabytes} MB are free. Make room on it, or set ${setting} to a folder on another disk. (${said})`,
        { cause: failure },
      );
    }
  }
  if (!causesOf(failure).some(isDiskFull)) return failure;
  return new StartError(`A disk is full. Make room on it, also on the database's. (${said})`, { cause: failure });
}

const causesOf = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : []);
