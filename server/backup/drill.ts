import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { startEmbedded } from '../database/embedded/embedded.ts';
import type { PhotoStorage } from '../lib/photo-storage.ts';
import { checkBackup, type Checked } from './check-backup.ts';
import { connectTo } from './database/target.ts';
import { writeBackupFile } from './file/backup-file.ts';
import type { Ending } from './manifest.ts';
import { restoreBackup, type RestoreFrom } from './restore-backup.ts';
import { createBackup } from './take-backup.ts';

export interface Drilled extends Checked {
  /** Differences after the restore. Null if this version's tables differ, so nothing was compared. */
  differs: string[] | null;
}

/**
 * Restores a backup into its own temporary folder and database, backs that up and compares the two: every row and every
 * photo. The site's database and bucket aren't touched, and the folder is deleted afterwards.
 */
export async function drill(from: RestoreFrom, storageIn: (dataDir: string) => PhotoStorage): Promise<Drilled> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  // If started by root, the database runs as another user that needs access.
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
  await writeBackupFile(again, null, createBackup({ client, photos, appKey: null }));
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
