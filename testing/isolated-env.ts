import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { connectWithRetry } from './connect-with-retry.ts';
import { databaseUrl } from './database-url.ts';
import { freshDatabase } from './fresh-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A database and a folder for the processes of one test, and their environment, deleted with the test. */
export async function isolatedEnv() {
  const database = await freshDatabase();
  const { db, pool, close } = connectWithRetry(database.config, 4);
  const folder = await temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    db,
    pool,
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl(database.config), LOG_LEVEL: 'silent' },
  };
}
