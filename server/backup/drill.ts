import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { startEmbedded } from '../database/embedded/embedded.ts';
import type { PhotoStorage } from '../outside/photo-storage/photo-storage.ts';
import { checkBackup, type Checked } from './check-backup.ts';
import { connectTo } from './database/target.ts';
import { writeBackupFile } from './file/backup-file.ts';
import type { Ending } from './manifest.ts';
import { restoreBackup, type RestoreFrom } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

export interface Drilled extends Checked {
  /** What is not the same after the restore; null where this version's tables are others, and nothing was compared. */
  differs: string[] | null;
}

/**
 * Restores a backup into a folder and a database of its own, backs that up, and compares the two: every row of every
 * table and every photo. Nothing of the site is touched, neither its database nor its bucket; the folder is gone after it.
 */
export async function drill(from: RestoreFrom, storageIn: (dataDir: string) => PhotoStorage): Promise<Drilled> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  // Started by root, the database runs as a user of its own, who has to get in.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const storage = storageIn(dataDir);
  const reached = Promise.withResolvers<ClientConfig>();
  const reach = async () => {
    const { connection, stop } = await startEmbedded(dataDir);
    opened.defer(stop);
    reached.resolve(connection);
    return connection;
  };
  const was = await restoreBackup(from, {
    reach,
    storage,
    dataDir,
    appKey: null,
    mayReplace: false,
    keepAppKey: false,
  });
  const again = join(folder, 'again.backup');
  await using client = await connectTo(await reached.promise);
  const photos = { place: 'disk', storage, included: was.opening.photos.included } as const;
  await writeBackupFile(again, null, takeBackup({ client, photos, appKey: null }));
  const is = await checkBackup(again, null);
  const isSameVersion = was.opening.migrations.join() === is.opening.migrations.join();
  return { ...was, differs: isSameVersion ? differences(was.ending, is.ending) : null };
}

export function differences(was: Ending, is: Ending): string[] {
  const sums = ({ tables, photos }: Ending) =>
    new Map([...tables.map(({ table, sha256 }) => [table, sha256] as const), ['the photos', photos.sha256]]);
  const [before, after] = [sums(was), sums(is)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}
