import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { buildInfo } from '../lib/build-info.ts';
import type { PhotoStorage } from '../lib/photo-storage.ts';
import { StartError } from '../lib/start-error.ts';
import { copyOut } from './database/copy.ts';
import { copyOutText, listTables, markerTable, plainSettings, readSequences } from './database/catalogue.ts';
import { writeEntry } from './file/entries.ts';
import type { Ending, Opening } from './manifest.ts';
import { countNamed } from './photos/named-photos.ts';
import { photoEntries, type CopiedPhotos } from './photos/photo-entries.ts';

export interface BackupSource {
  /** A dedicated connection. */
  client: Client;
  photos: { place: 'disk' | 'bucket'; storage: PhotoStorage; included: boolean };
  /** The key that encrypted secrets in the data, and whether to include it. */
  appKey: { key: string; included: boolean } | null;
}

export const appKeyId = (key: string) =>
  createHash('sha256').update(`forecourt backup ${key.toLowerCase()}`).digest('hex');

/** Backs up a running site. All rows come from one snapshot of the database. */
export async function* createBackup(from: BackupSource): AsyncGenerator<Buffer, void> {
  const { client, photos, appKey } = from;
  await client.query('begin isolation level repeatable read read only');
  await client.query(plainSettings);
  const opening = await open(from);
  yield* writeEntry(opening);
  const tables: Ending['tables'] = [];
  for (const table of opening.tables) {
    const { content, rows } = copyOut(client, copyOutText(table));
    const { bytes, sha256 } = yield* writeEntry({ kind: 'table', table: table.table }, content, rows);
    tables.push({ table: table.table, rows: rows(), bytes, sha256 });
  }
  // Sequence values used since the snapshot are skipped by the restored site, which does no harm.
  yield* writeEntry({ kind: 'sequences', sequences: await readSequences(client) });
  if (appKey?.included) yield* writeEntry({ kind: 'app-key' }, [Buffer.from(appKey.key)]);
  const copied = photos.included ? yield* photoEntries(client, photos.storage) : noPhotos;
  await client.query('commit');
  const removedDuringBackup = copied.missing - (await countNamed(client, copied.missingKeys));
  const endedAt = new Date().toISOString();
  const missingKeys = copied.missingKeys.slice(0, 1000);
  const ending: Ending = {
    kind: 'ending',
    endedAt,
    tables,
    photos: { ...copied, removedMeanwhile: removedDuringBackup, missingKeys },
  };
  yield* writeEntry(ending);
}

const noPhotos: CopiedPhotos = {
  files: 0,
  bytes: 0,
  missing: 0,
  missingKeys: [],
  sha256: createHash('sha256').digest('hex'),
};

async function open({ client, photos, appKey }: BackupSource): Promise<Opening> {
  await refuseHalf(client);
  const tables = await listTables(client);
  // Prevents schema changes and truncation until each table has been copied. Waits for those already running.
  await client.query("set local lock_timeout = '60s'");
  for (const { table } of tables) await client.query(`lock table only ${table} in access share mode`);
  const { rows } = await client.query<{ taken_at: Date; postgres: string }>(
    "select now() as taken_at, current_setting('server_version') as postgres",
  );
  const { taken_at, postgres } = rows[0]!;
  const names = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  const site = await client.query<{ is_demo: boolean }>('select is_demo from public.site');
  return {
    kind: 'opening',
    format: 1,
    version: buildInfo().version,
    takenAt: taken_at.toISOString(),
    isDemo: site.rows[0]?.is_demo ?? null,
    postgres,
    migrations: names.rows.map(({ name }) => name),
    workerMigration: await workerMigration(client),
    tables,
    photos: { place: photos.place, included: photos.included },
    appKey: appKey && { id: appKeyId(appKey.key), included: appKey.included },
  };
}

/** Migration version of the job queue's own tables. */
export async function workerMigration(client: Client): Promise<number | null> {
  const table = await client.query<{ found: string | null }>(
    "select to_regclass('graphile_worker.migrations') as found",
  );
  if (!table.rows[0]?.found) return null;
  const { rows } = await client.query<{ id: number | null }>(
    'select max(id)::int as id from graphile_worker.migrations',
  );
  return rows[0]?.id ?? null;
}

async function refuseHalf(client: Client): Promise<void> {
  const { rows } = await client.query<{ half: string | null; whole: string | null }>(
    `select to_regclass('${markerTable}') as half, to_regclass('public.kysely_migration') as whole`,
  );
  if (rows[0]?.half)
    throw new StartError('A restore into this database was interrupted, so there is nothing complete to back up.');
  if (!rows[0]?.whole) throw new StartError('This database contains no site yet.');
}
