import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { locks } from './locks.ts';
import { isUpToDate, migrationFolder, migrationNames, refuseNewer } from './versions.ts';

/**
 * How long it waits for a table in use by other servers, and they for it. Shorter than the second after which
 * PostgreSQL checks for deadlocks and cancels someone. Occasionally it waits longer, because after that second
 * PostgreSQL also cancels an autovacuum that is in the way.
 */
const lockTimeoutMs = (tries: number) => (tries % 20 < 19 ? 500 : 3_000);
const againAfterMs = 250;
/** lock_not_available, deadlock_detected */
const lockNotHad = ['55P03', '40P01'];

export interface MigrateOptions {
  /** Runs only these, for a backup of an earlier version. */
  only?: ReadonlySet<string>;
  /** Called with a sentence after it has tried for a while. */
  onWaiting?: (sentence: string) => void;
}

/**
 * Migrates the database, on a pool without a timeout because an index on a large table takes long. Any number of
 * processes may start together: one migrates, the others wait.
 */
export async function migrate<DB>(db: Kysely<DB>, pool: pg.Pool, options: MigrateOptions = {}): Promise<void> {
  const { only, onWaiting } = options;
  const lock = await pool.connect();
  try {
    await lock.query(`select pg_advisory_lock(${locks.migrations})`);
    await refuseNewer(lock);
    await runMigrations({ pgPool: pool });
    // Also if a newer version has gone further in a way that tolerates this one.
    if (await isUpToDate(lock)) return;
    for (let tries = 0; ; tries++) {
      const getMigrations = () => readMigrations(lockTimeoutMs(tries), only);
      const blocked = await findBlockedMigration(new Migrator({ db, provider: { getMigrations } }));
      if (blocked === null) return;
      if (tries % 20 === 4)
        onWaiting?.(`${blocked} is waiting for a table: ${await oldestWork(lock)}. It will be retried.`);
      await pause(againAfterMs);
    }
  } finally {
    // Destroyed rather than returned, because it holds the lock.
    lock.release(true);
  }
}

/** Runs all migrations in one transaction. Returns the name of the migration that timed out on a lock. */
async function findBlockedMigration(migrator: Migrator): Promise<string | null> {
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return null;
  const failed = `The migration ${results?.find(({ status }) => status === 'Error')?.migrationName ?? ''}`;
  if (error instanceof pg.DatabaseError && lockNotHad.includes(error.code ?? '')) return failed;
  throw new Error(`${failed} failed`, { cause: error });
}

/** The oldest transaction most likely holds the lock. */
async function oldestWork(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; since: string; what: string }>(
    `select pid, to_char(xact_start, 'HH24:MI:SS') as since, coalesce(nullif(application_name, ''), backend_type) as what
    from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 1`,
  );
  const [oldest] = rows;
  return oldest
    ? `the oldest transaction in the database is that of process ${oldest.pid} (${oldest.what}), since ${oldest.since}`
    : 'no other transaction is open now';
}

async function readMigrations(waitMs: number, only?: ReadonlySet<string>): Promise<Record<string, Migration>> {
  const names = (await migrationNames()).filter((name) => !only || only.has(name));
  const migrations = names.map(async (name) => {
    const text = await readFile(new URL(name, migrationFolder), 'utf8');
    const up = async (db: Kysely<never>) => {
      await sql`set local lock_timeout = ${sql.lit(waitMs)}`.execute(db);
      await sql.raw(text).execute(db);
    };
    return [name, { up }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
