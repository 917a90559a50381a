import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { readPlaces } from '../config/config.ts';
import { environmentFile } from '../config/contradictions.ts';
import { checkDatabase } from '../database/check-database.ts';
import { connect, type Database } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { possibleHomes } from '../database/embedded/home.ts';
import { runningSite } from '../database/embedded/running.ts';
import { isUpToDate } from '../database/versions.ts';
import { StartError } from '../lib/start-error.ts';

interface OpenDatabase extends AsyncDisposable {
  db: Database;
}

/** Opens the site's database, whether or not the site is running. */
export async function openDatabase(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  await using opened = new AsyncDisposableStack();
  const config = await reach(env, opened);
  await checkDatabase(config);
  const { db, pool, close } = connect(config, 2, { statementTimeoutMs: 0 });
  opened.defer(close);
  if (!(await isUpToDate(pool)))
    throw new StartError('The database isn’t up to date. Start this version of the site once first.');
  const kept = opened.move();
  return { db, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** Finds the database, and starts it temporarily if it isn't running. */
export async function reach(env: NodeJS.ProcessEnv, opened: AsyncDisposableStack): Promise<ClientConfig> {
  const { databaseUrl, dataDir } = readPlaces(env);
  if (databaseUrl) return { connectionString: databaseUrl };
  const running = await runningSite(dataDir);
  if (running) return running;
  await refuseNothing(dataDir);
  const embedded = await startEmbedded(dataDir);
  opened.defer(embedded.stop);
  return embedded.connection;
}

/** A wrong folder must not become a new, empty site. */
async function refuseNothing(dataDir: string): Promise<void> {
  for (const home of possibleHomes(dataDir)) {
    const code = await stat(join(home, 'cluster')).then(
      () => '',
      (error: unknown) => (error as NodeJS.ErrnoException).code,
    );
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return;
  }
  throw new StartError(
    `There is no database in ${dataDir}. Start the site once, or set DATA_DIR or DATABASE_URL to the site’s values. ${environmentFile}.`,
  );
}
