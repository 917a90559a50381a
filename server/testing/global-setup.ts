import { rm } from 'node:fs/promises';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const templateDatabase = 'forecourt_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ClientConfig;
  }
}

/** One PostgreSQL for the whole run, with a migrated and peopled database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  // Nothing here has to outlive the run, so nothing is waited for.
  const database = await startEmbedded(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  });
  const { pool, close } = connect(database.connection, 2);
  await pool.query(`create database ${templateDatabase}`);
  await close();

  const template = connect({ ...database.connection, database: templateDatabase }, 4);
  await migrate(template.db, template.pool);
  await seedDemo(template.db);
  await template.close();

  project.provide('postgres', database.connection);
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
