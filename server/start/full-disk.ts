import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DatabaseStartError } from '../database/embedded/errors.ts';
import { isDiskFull } from '../lib/disk-full.ts';
import { StartError } from '../lib/start-error.ts';

/** PostgreSQL's files grow in steps of this size. */
const tooLittleBytes = 16 * 2 ** 20;

/**
 * Returns the failure of a start, or a full disk if that's the cause. Programs report that in different ways, and
 * PostgreSQL only in its log, which is on the full disk.
 */
export async function explainFullDisk(failure: unknown, dataDir: string): Promise<unknown> {
  if (failure instanceof StartError && !(failure instanceof DatabaseStartError)) return failure;
  const message = failure instanceof Error ? failure.message : String(failure);
  for (const [folder, setting] of [[dataDir, 'DATA_DIR'] as const, [tmpdir(), 'TMPDIR'] as const]) {
    const free = await statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Infinity,
    );
    if (free < tooLittleBytes) {
      const megabytes = (free / 2 ** 20).toFixed(1);
      return new StartError(
        `The disk with ${folder} is full: ${megabytes} MB are free. Free up space on it, or set ${setting} to a folder on another disk. (${message})`,
        { cause: failure },
      );
    }
  }
  if (!causesOf(failure).some(isDiskFull)) return failure;
  return new StartError(`A disk is full. Free up space on it, also on the database’s disk. (${message})`, {
    cause: failure,
  });
}

const causesOf = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : []);
