import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { connectTo } from '../../server/backup/database/target.ts';
import { writeBackupFile } from '../../server/backup/file/backup-file.ts';
import type { RestoreTo } from '../../server/backup/restore-backup.ts';
import { createBackup, type BackupSource } from '../../server/backup/take-backup.ts';
import { newPhotoKey } from '../../server/lib/photo-address.ts';
import { diskStorage } from '../../server/outside/photo-storage/disk-storage.ts';
import type { PhotoStorage } from '../../server/lib/photo-storage.ts';
import { freshDatabase, type FreshDatabase } from '../fresh-database.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { askWith } from './same-database.ts';

interface Given extends Partial<BackupSource> {
  from?: FreshDatabase;
  passphrase?: string | null;
  /** Runs after the snapshot and before the rest is read. */
  meanwhile?: (client: Client) => Promise<void>;
}

/** The test world with two photos, a running job, and enough data for several frames. */
export async function backupWorld() {
  const folder = await temporaryFolder();
  const photos = diskStorage(join(folder, 'photos'));
  const source = await freshDatabase();
  const keys = [newPhotoKey(), newPhotoKey()] as const;
  const appKey = randomBytes(32).toString('hex');

  async function storePicture(
    storage: PhotoStorage,
    key: string,
    widths: readonly FileWidth[] = photoWidths,
  ): Promise<void> {
    const file = join(folder, 'picture');
    for (const width of widths) {
      await writeFile(file, randomBytes(1000));
      await storage.store(key, { [width]: file });
    }
  }

  await askWith(source.config, async (client) => {
    for (const key of keys) {
      await client.query(
        "insert into photos (owner_id, key, width, height, blur, bytes) select min(id), $1, 1920, 1080, '', 9 from users",
        [key],
      );
      await storePicture(photos, key);
    }
    await client.query(
      "insert into announcements (kind, data) values ('car_listed', jsonb_build_object('noise', $1::text))",
      [randomBytes(600 * 1024).toString('base64')],
    );
    await client.query("select graphile_worker.add_job('a_job', '{}')");
    await client.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'");
  });

  return {
    folder,
    photos,
    source,
    keys,
    storePicture,

    async backUp({ from = source, passphrase = null, meanwhile, ...other }: Given = {}): Promise<string> {
      const file = join(folder, `${newPhotoKey()}.backup`);
      await using client = await connectTo(from.config);
      const taken = createBackup({
        client,
        photos: { place: 'disk', storage: photos, included: true },
        appKey: { key: appKey, included: passphrase !== null },
        ...other,
      });
      async function* content() {
        yield (await taken.next()).value ?? Buffer.alloc(0);
        await meanwhile?.(client);
        yield* taken;
      }
      await writeBackupFile(file, passphrase, content());
      return file;
    },

    /** An empty database and an empty folder, for this test alone. */
    async emptyTarget(): Promise<{ database: FreshDatabase; to: RestoreTo }> {
      const database = await freshDatabase({ empty: true });
      const dataDir = await temporaryFolder();
      onTestFinished(async () => {
        await database.drop();
        await rm(dataDir, { recursive: true, force: true });
      });
      const reach = async () => database.config;
      const storage = diskStorage(join(dataDir, 'photos'));
      return { database, to: { reach, storage, dataDir, appKey: null, mayReplace: false, keepAppKey: false } };
    },

    async close(): Promise<void> {
      await source.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type BackupWorld = Awaited<ReturnType<typeof backupWorld>>;
