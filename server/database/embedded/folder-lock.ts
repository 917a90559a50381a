import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from './errors.ts';

const patienceMs = 3_000;
const busy = 5;

/**
 * Allows one Forecourt per data folder, from before its database is created until after it has stopped. SQLite serves
 * only as a lock, which the operating system releases however a process dies.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'lock');
  const lock = openFile(file);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return () => lock.close();
    } catch (cause) {
      const isLocked = cause instanceof Error && 'errcode' in cause && cause.errcode === busy;
      if (isLocked && Date.now() < deadline) {
        // The previous process may be about to end.
        await pause(100);
        continue;
      }
      lock.close();
      const sentence = isLocked
        ? `Another Forecourt is running on ${dataDir}. Stop it, or set a different DATA_DIR for this one.`
        : notLocked(file, cause);
      throw new DatabaseStartError(sentence, { cause });
    }
  }
}

function openFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (cause) {
    throw new DatabaseStartError(notLocked(file, cause), { cause });
  }
}

const notLocked = (file: string, cause: unknown) =>
  `${file} can’t be locked (${cause instanceof Error ? cause.message : String(cause)}). Set DATA_DIR to a writable folder on a local disk.`;
