import { startEmbedded } from '../../database/embedded/embedded.ts';
import { migrate } from '../../database/migrate.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { makeWorld } from '../world.ts';

/** A PostgreSQL of one's own, with the world in it, that may be stopped, filled and started again. */
export async function ownDatabase(folder: string, settings: Record<string, string> = {}) {
  const database = await startEmbedded(folder, settings);
  const made = connectWithRetry(database.connection, 2);
  await migrate(made.db, made.pool);
  await makeWorld(made.db);
  await made.close();
  return { ...database, on: { config: database.connection, drop: async () => undefined } };
}
