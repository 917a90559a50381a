import { rm } from 'node:fs/promises';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import type { Database } from '../server/database/database.ts';
import { connectWithRetry } from './connect-with-retry.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const templateDatabase = 'forecourt_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Each test's database belongs to the site's role. */
    postgres: ClientConfig;
    postgresAdmin: ClientConfig;
  }
}

/** One PostgreSQL for the whole run, with a migrated and seeded database that every test file copies. */
export async function startPostgres(
  project: TestProject,
  people: (db: Database) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  // Nothing here has to survive the run, so durability is turned off.
  const database = await startEmbedded(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  });
  const { user } = database.connection;
  const admin = connectWithRetry(database.admin, 2);
  await admin.pool.query(`create database ${templateDatabase} owner ${user}`);
  // Tests terminate connections, including autovacuum workers that would get in the way.
  await admin.pool.query(`grant pg_signal_backend, pg_signal_autovacuum_worker to ${user}`);
  // Lets a test say who loses a deadlock.
  await admin.pool.query(`grant set on parameter deadlock_timeout to ${user}`);
  await admin.close();

  const template = connectWithRetry({ ...database.connection, database: templateDatabase }, 4);
  await migrate(template.db, template.pool);
  await people(template.db);
  // The longer the tests run, the longer these cars would seem to have waited for their comparison with searches.
  await template.db.deleteFrom('matching_due').execute();
  await template.close();

  project.provide('postgres', database.connection);
  project.provide('postgresAdmin', database.admin);
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
