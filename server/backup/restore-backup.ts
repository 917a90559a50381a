import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ClientConfig } from 'pg';
import { connect } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrationNames } from '../database/versions.ts';
import type { PhotoStorage } from '../lib/photo-storage.ts';
import { makeFolder } from '../start/make-folder.ts';
import { StartError } from '../lib/start-error.ts';
import { checkBackup, readEntries, type Checked } from './check-backup.ts';
import { beginLoading } from './database/load.ts';
import { connectTo, prepareTarget } from './database/target.ts';
import { readBackupFile } from './file/backup-file.ts';
import type { Opening } from './manifest.ts';
import { storePhotos } from './photos/store-photos.ts';
import { appKeyId } from './take-backup.ts';

export interface RestoreFrom {
  file: string;
  passphrase: string | null;
}

export interface RestoreTo {
  /** Called once the file has been verified. Nothing is created before that. */
  reach: () => Promise<ClientConfig>;
  storage: PhotoStorage;
  dataDir: string;
  /** The key in the environment, which takes precedence over the one in the data folder. */
  appKey: string | null;
  mayReplace: boolean;
  /** Keeps the environment's key although it differs. */
  keepAppKey: boolean;
}

/** Restores the whole site or nothing: an interrupted restore doesn't start, and can be repeated. */
export async function restoreBackup(from: RestoreFrom, to: RestoreTo): Promise<Checked> {
  const checked = await checkBackup(from.file, from.passphrase);
  await refuseNewer(checked.opening);
  refuseOtherKey(checked.opening, to);
  const config = await to.reach();
  await using client = await connectTo(config);
  await prepareTarget(client, to);
  await migrateTo(config, new Set(checked.opening.migrations));
  await readBackupFile(from.file, from.passphrase, async (entries) => {
    await using photos = await storePhotos(to.storage);
    let loading: Awaited<ReturnType<typeof beginLoading>> | null = null;
    let appKey: string | null = null;
    await readEntries(
      entries,
      async (head, content) => {
        switch (head.kind) {
          case 'table':
            return void (await loading?.table(head.table, content));
          case 'sequences':
            return loading?.sequences(head.sequences);
          case 'photo':
            return photos.take(head.file, head.isOpen, content);
          case 'app-key':
            appKey = await text(content);
        }
      },
      async (opening) => void (loading = await beginLoading(client, opening)),
    );
    await photos.finish();
    if (appKey !== null && to.appKey === null) await putAppKey(to.dataDir, appKey);
    await (loading as Awaited<ReturnType<typeof beginLoading>> | null)?.finish();
  });
  await migrateTo(config);
  return checked;
}

/** Migrates to the backup's version so that its rows fit, or by default to the current version. */
async function migrateTo(config: ClientConfig, only?: ReadonlySet<string>): Promise<void> {
  const { db, pool, close } = connect(config, 2, { statementTimeoutMs: 0, idleTransactionMs: 0 });
  await migrate(db, pool, only && { only }).finally(close);
}

export async function refuseNewer({ migrations, version }: Opening): Promise<void> {
  const known = new Set(await migrationNames());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `This backup was made by a newer version of Forecourt (${version}, ${unknown.at(-1)}). Restore it with that version.`,
  );
}

function refuseOtherKey({ appKey }: Opening, to: RestoreTo): void {
  if (!appKey || !to.appKey || to.keepAppKey || appKeyId(to.appKey) === appKey.id) return;
  throw new StartError(
    `APP_KEY differs from that of the backed-up site, so it can’t decrypt its secrets (bank keys, webhooks). ${appKey.included ? 'Unset it. The right key is in the backup and will be saved as DATA_DIR/app-key.' : 'Set the original one.'} Or use --keep-app-key and enter those secrets again.`,
  );
}

/** Replaces the file atomically, like the first start. */
async function putAppKey(dataDir: string, key: string): Promise<void> {
  await makeFolder(dataDir);
  const draft = join(dataDir, `app-key.${process.pid}`);
  await writeFile(draft, key, { mode: 0o600, flush: true });
  await rename(draft, join(dataDir, 'app-key'));
}
