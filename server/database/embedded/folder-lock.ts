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
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
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
        : `${join(dataDir, 'lock')} cannot be locked (${String(cause)}). Give Forecourt a DATA_DIR on a local disk.`;
      throw new DatabaseStartError(sentence, { cause });
    }
  }
}
