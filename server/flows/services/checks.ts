import { createHash, randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileWidths } from '@forecourt/contract/photos/photo-widths.ts';
import type { ServiceName } from '@forecourt/contract/services/services.ts';
import type { Database } from '../../database/database.ts';
import type { LiveHub } from '../../events/live.ts';
import { readLine, readMatching, tryDatabase } from '../../features/services/service-checks.store.ts';
import { newPhotoKey } from '../../lib/photo-address.ts';
import { bankNow, type Bank, type ReadBank } from '../../outside/bank/bank.ts';
import type { GameSignIn } from '../../outside/game-sign-in/game-sign-in.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';

export interface CheckDeps {
  db: Database;
  live: Pick<LiveHub, 'isListening'>;
  bank: Bank | null | ReadBank;
  gameSignIn: Pick<GameSignIn, 'check'>;
  photoStorage: PhotoStorage;
  dataDir: string;
}

/** A failure whose message can be shown to admins. Other errors are described in general words. */
export class NotWorking extends Error {}

const lateMinutes = 5;
/** Enough for database growth, its log and a day of photos. */
const leastFreeBytes = 1024 ** 3;

/** Each check uses the real service and describes the result. */
export const checks: Record<ServiceName, (parts: CheckDeps) => Promise<string>> = {
  async sign_in({ gameSignIn }) {
    await gameSignIn.check();
    return 'The login service responds and recognises this site.';
  },

  async bank({ bank }) {
    const known = await bankNow(bank);
    if (!known) throw new NotWorking('No bank is set up, so no one can pay.');
    await known.check();
    if (known.isDemo) return 'The demo bank responds. Users pay with play money.';
    return `The bank responds and accepts our key. Payments are ${known.mode === 'live' ? 'live' : 'in the sandbox'}.`;
  },

  async webhooks({ db }) {
    const { waiting, late, unwritten_minutes, stopped } = await readLine(db, lateMinutes);
    if (late > 0) throw new NotWorking(`${count(late, 'message')} more than ${lateMinutes} minutes late.`);
    if ((unwritten_minutes ?? 0) >= lateMinutes)
      throw new NotWorking(
        `No webhook messages have been created for ${unwritten_minutes} minutes, although there are events to send.`,
      );
    const line = waiting === 0 ? 'No messages are waiting.' : `${count(waiting, 'message')} on the way.`;
    return stopped === 0 ? line : `${line} ${count(stopped, 'webhook')} stopped by the receiver.`;
  },

  async searches({ db }) {
    const { late_minutes, failing } = await readMatching(db);
    if ((late_minutes ?? 0) >= lateMinutes)
      throw new NotWorking(`Changed cars have been waiting for ${late_minutes} minutes to be compared with searches.`);
    if (failing > 0)
      throw new NotWorking(
        `${count(failing, 'saved search', 'saved searches')} can’t be compared, so no one gets alerts from there.`,
      );
    return 'Changed cars are compared with all saved searches right away.';
  },

  async database({ db, live }) {
    const { used, most } = await tryDatabase(db);
    if (!live.isListening())
      throw new NotWorking('The connection that listens for changes is lost, so live updates don’t arrive.');
    if (used > most * 0.9) throw new NotWorking(`${used} of ${most} connections are in use.`);
    return `The database accepts changes. ${used} of ${most} connections are in use.`;
  },

  async photos({ photoStorage, dataDir }) {
    const key = newPhotoKey();
    const [width] = fileWidths;
    const file = join(dataDir, `check-${key}`);
    const content = randomBytes(256);
    try {
      await writeFile(file, content, { mode: 0o600 });
      await photoStorage.store(key, { [width]: file });
      const stored = await photoStorage.open(key, width);
      if (!stored || hashOf(await buffer(stored.content)) !== hashOf(content))
        throw new NotWorking('The test file read back from storage was missing or different.');
    } finally {
      await rm(file, { force: true });
      await photoStorage.remove(key);
    }
    return 'A file was stored, read back and removed.';
  },

  disk: ({ dataDir }) => checkDisk(dataDir, leastFreeBytes),
};

export async function checkDisk(folder: string, leastBytes: number): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const summary = `${gigabytes(bavail * bsize)} of ${gigabytes(blocks * bsize)} are free.`;
  if (bavail * bsize < leastBytes) throw new NotWorking(`${summary} That’s too little.`);
  return summary;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
const count = (number: number, one: string, several = `${one}s`) => `${number} ${number === 1 ? one : several}`;
