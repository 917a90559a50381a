import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { ClientConfig } from 'pg';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { connect } from './database/database.ts';
import { startEmbedded } from './database/embedded/embedded.ts';
import { DatabaseStartError } from './database/embedded/errors.ts';
import { migrate } from './database/migrate.ts';
import { seedDemo } from './demo/seed.ts';
import { loadPages } from './http/pages.ts';
import { loadAppKey } from './secrets.ts';

/** Reads the environment, starts the database and listens. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const appKey = await loadAppKey(config.appKey, config.dataDir);
  const pages = await loadPages(fileURLToPath(new URL('../web/dist', import.meta.url))).catch((cause: unknown) => {
    throw new ConfigError('The pages are not built yet. Run "npm run build", or start with "npm start".', { cause });
  });

  const { databaseConfig, stopDatabase } = await openDatabase(config);
  const database = connect(databaseConfig, config.databasePoolSize);
  await migrate(database.db, database.pool);
  if (config.demo) await seedDemo(database.db);

  const app = await buildApp({ config, appKey, database, databaseConfig, pages });
  closeWithGrace({ delay: 25_000, logger: false }, async ({ err }) => {
    if (err) app.server.log.error({ err }, 'stopping after an error');
    await app.stop();
    await stopDatabase();
  });
  const address = await app.listen();
  console.error(
    `${config.siteName} is ready: ${config.publicUrl ?? address.replace('127.0.0.1', 'localhost')}${config.demo ? ' (demo)' : ''}`,
  );
}

async function openDatabase({
  databaseUrl,
  dataDir,
}: Config): Promise<{ databaseConfig: ClientConfig; stopDatabase: () => Promise<void> }> {
  if (databaseUrl) return { databaseConfig: { connectionString: databaseUrl }, stopDatabase: async () => undefined };
  const embedded = await startEmbedded(dataDir);
  return { databaseConfig: embedded.connection, stopDatabase: embedded.stop };
}

main().catch((error: unknown) => {
  const told = error instanceof ConfigError || error instanceof DatabaseStartError;
  console.error(told ? `Forecourt cannot start. ${error.message}` : error);
  process.exit(1);
});
