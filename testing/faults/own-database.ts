import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { makeWorld } from '../world.ts';

/** A separate PostgreSQL with the test world, which can be stopped, filled and restarted. */
export async function ownDatabase(folder: string, settings: Record<string, string> = {}) {
  const database = await startEmbedded(folder, settings);
  const made = connectWithRetry(database.connection, 2);
  await migrate(made.db, made.pool);
  await makeWorld(made.db);
  await made.close();
  return { ...database, on: { config: database.connection, drop: async () => undefined } };
}
