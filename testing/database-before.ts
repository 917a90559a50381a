import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrationFolder, migrationNames } from '../server/database/versions.ts';
import { connectWithRetry } from './connect-with-retry.ts';
import { freshDatabase } from './fresh-database.ts';

/** A database as it was before this migration, to be filled by a test, and the migration itself. */
export async function databaseBefore(name: string) {
  const database = await freshDatabase({ empty: true });
  const { db, close } = connectWithRetry(database.config, 1);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const run = async (one: string) => {
    const text = await readFile(new URL(one, migrationFolder), 'utf8');
    await db.transaction().execute((tx) => sql.raw(text).execute(tx));
  };
  for (const one of (await migrationNames()).filter((known) => known < name)) await run(one);
  return { db, migrate: () => run(name) };
}
