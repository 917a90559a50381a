import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from './errors.ts';

const patienceMs = 3_000;
const busy = 5;

/**
 * One Forecourt at a time on a data folder, from before its database is made until after it has stopped.
 * SQLite serves as a lock only: the operating system takes it back when a process dies, however it dies.
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
      const taken = cause instanceof Error && 'errcode' in cause && cause.errcode === busy;
      if (taken && Date.now() < deadline) {
        // The one before us may be about to end.
        await pause(100);
        continue;
      }
      lock.close();
      const sentence = taken
        ? `Another Forecourt is running on ${dataDir}. Stop it, or give this one its own DATA_DIR.`
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
  `${file} cannot be locked (${cause instanceof Error ? cause.message : String(cause)}). Give Forecourt a DATA_DIR on a local disk that it may write to.`;
