import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { connect } from './database/database.ts';
import { startEmbedded } from './database/embedded/embedded.ts';
import { DatabaseStartError } from './database/embedded/errors.ts';
import { migrate } from './database/migrate.ts';
import { claimSite, WrongSiteKind } from './database/site-kind.ts';
import { seedDemo } from './demo/seed.ts';
import { loadPages } from './http/pages.ts';
import { loadAppKey } from './secrets.ts';
import { stopWhenTold } from './stop-when-told.ts';

/** What was opened, closed in the opposite order: when told to stop, and when the start fails half way. */
const opened = new AsyncDisposableStack();

/** Reads the environment, starts the database and listens. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const appKey = await loadAppKey(config.appKey, config.dataDir);
  const pages = await loadPages(fileURLToPath(new URL('../web/dist', import.meta.url))).catch((cause: unknown) => {
    throw new ConfigError('The pages are not built yet. Run "npm run build", or start with "npm start".', { cause });
  });
  stopWhenTold(() => opened.disposeAsync());

  const databaseConfig = await openDatabase(config);
  const requests = connect(databaseConfig, config.databasePoolSize);
  opened.defer(requests.close);
  const background = connect(databaseConfig, 8, { statementTimeoutMs: 0 });
  opened.defer(background.close);
  await migrate(background.db, background.pool);
  await claimSite(background.db, config.demo);
  if (config.demo) await seedDemo(background.db);

  const app = await buildApp({ config, appKey, requests, background, databaseConfig, pages });
  opened.defer(app.stop);
  const address = (await app.listen()).replace('127.0.0.1', 'localhost');
  const shown = config.publicUrl ? `${config.publicUrl}, listening on ${address}` : address;
  console.error(`${config.siteName} is ready: ${shown}${config.demo ? ' (demo)' : ''}`);
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<ClientConfig> {
  if (databaseUrl) return { connectionString: databaseUrl };
  const embedded = await startEmbedded(dataDir, {}, (sentence) => console.error(sentence));
  opened.defer(embedded.stop);
  return embedded.connection;
}

/** What the admin can mend gets a sentence; anything else its whole story. */
function told(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof WrongSiteKind)
    return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Something else listens on port ${port} already. Stop it, or set another PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights than this user has. Set a PORT above 1023.`;
  return null;
}

main().catch(async (error: unknown) => {
  // Told to stop while starting: that is under way already.
  if (opened.disposed) return;
  const sentence = told(error);
  console.error(sentence ? `Forecourt cannot start. ${sentence}` : error);
  await opened.disposeAsync();
  process.exit(1);
});
