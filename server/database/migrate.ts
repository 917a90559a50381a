import { readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type pg from 'pg';
import { locks } from './locks.ts';
import { isUpToDate, migrationFolder, migrationNames, refuseNewer } from './versions.ts';

/**
 * Brings the database up to date, on a pool without a time limit: an index on a large table takes its time.
 * Any number of processes may start at once: one migrates, the others wait. `only`: no further than these, for a backup
 * of a version before.
 */
export async function migrate<DB>(db: Kysely<DB>, pool: pg.Pool, only?: ReadonlySet<string>): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query(`select pg_advisory_lock(${locks.migrations})`);
    await refuseNewer(lock);
    await runMigrations({ pgPool: pool });
    // Also where a newer version has gone further, in a way that tolerates this one.
    if (await isUpToDate(lock)) return;
    const { error, results } = await new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(only) },
    }).migrateToLatest();
    const failed = results?.find(({ status }) => status === 'Error');
    if (error) throw new Error(`The migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  } finally {
    // Destroyed rather than returned: it carries the lock.
    lock.release(true);
  }
}

async function readMigrations(only?: ReadonlySet<string>): Promise<Record<string, Migration>> {
  const names = (await migrationNames()).filter((name) => !only || only.has(name));
  const migrations = names.map(async (name) => {
    const text = await readFile(new URL(name, migrationFolder), 'utf8');
    return [name, { up: (db: Kysely<never>) => sql.raw(text).execute(db) }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations)) as unknown as Record<string, Migration>;
}
