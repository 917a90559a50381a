import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { locks } from './locks.ts';
import { isUpToDate, migrationFolder, migrationNames, refuseNewer } from './versions.ts';

/**
 * How long it waits for a table that servers beside it use, and they for it: less than the second after which PostgreSQL
 * looks for a circle and ends somebody's work in it. Where that brings nothing it waits for longer, since after that
 * second PostgreSQL also sends away a vacuum of its own that is in the way.
 */
const lockTimeoutMs = (tries: number) => (tries % 20 < 19 ? 500 : 3_000);
const againAfterMs = 250;
/** lock_not_available, deadlock_detected */
const lockNotHad = ['55P03', '40P01'];

export interface MigrateOptions {
  /** No further than these, for a backup of a version before. */
  only?: ReadonlySet<string>;
  /** Told, in a sentence, when it has tried for a while. */
  onWaiting?: (sentence: string) => void;
}

/**
 * Brings the database up to date, on a pool without a time limit: an index on a large table takes its time.
 * Any number of processes may start at once: one migrates, the others wait.
 */
export async function migrate<DB>(db: Kysely<DB>, pool: pg.Pool, options: MigrateOptions = {}): Promise<void> {
  const { only, onWaiting } = options;
  const lock = await pool.connect();
  try {
    await lock.query(`select pg_advisory_lock(${locks.migrations})`);
    await refuseNewer(lock);
    await runMigrations({ pgPool: pool });
    // Also where a newer version has gone further, in a way that tolerates this one.
    if (await isUpToDate(lock)) return;
    for (let tries = 0; ; tries++) {
      const getMigrations = () => readMigrations(lockTimeoutMs(tries), only);
      const waitsFor = await whatWaits(new Migrator({ db, provider: { getMigrations } }));
      if (waitsFor === null) return;
      if (tries % 20 === 4) onWaiting?.(`${waitsFor} waits for a table: ${await oldestWork(lock)}. It is tried again.`);
      await pause(againAfterMs);
    }
  } finally {
    // Destroyed rather than returned: it carries the lock.
    lock.release(true);
  }
}

/** All of it or nothing, in one transaction. Names the migration for which somebody held a table for too long. */
async function whatWaits(migrator: Migrator): Promise<string | null> {
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return null;
  const failed = `The migration ${results?.find(({ status }) => status === 'Error')?.migrationName ?? ''}`;
  if (error instanceof pg.DatabaseError && lockNotHad.includes(error.code ?? '')) return failed;
  throw new Error(`${failed} failed`, { cause: error });
}

/** Whoever has been at it the longest is most likely who holds it. */
async function oldestWork(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; since: string; what: string }>(
    `select pid, to_char(xact_start, 'HH24:MI:SS') as since, coalesce(nullif(application_name, ''), backend_type) as what
    from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 1`,
  );
  const [oldest] = rows;
  return oldest
    ? `the oldest work in the database is that of process ${oldest.pid} (${oldest.what}), since ${oldest.since}`
    : 'nobody seems to hold one now';
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
