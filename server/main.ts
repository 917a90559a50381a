import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { buildApp } from './app.ts';
import { checkAddress, refusedAddress } from './start/check-address.ts';
import { checkFolders } from './start/check-folders.ts';
import { readConfig, type Config } from './config/config.ts';
import { ConfigError } from './config/problem.ts';
import { checkDatabase } from './database/check-database.ts';
import { connect, inTheBackground, whilePreparing } from './database/database.ts';
import { startEmbedded } from './database/embedded/embedded.ts';
import { migrate } from './database/migrate.ts';
import { claimSite } from './database/site-kind.ts';
import { billSeal } from './features/bills/bill-seal.ts';
import { issueBatch } from './flows/bills/issue-due-bills.ts';
import { loadPages, type Pages } from './http/pages/pages.ts';
import { say, logWarnings } from './lib/say.ts';
import { secretsWith } from './lib/secrets.ts';
import { loadDemo } from './start/load-demo.ts';
import { loadAppKey } from './start/app-key.ts';
import { explainFullDisk } from './start/full-disk.ts';
import { timePhases } from './start/phases.ts';
import { asSentence } from './lib/start-error.ts';
import { onShutdownSignal } from './start/shutdown-signals.ts';

interface RunOptions {
  /** Slow preparation of the pages, run once nothing else can stop the start. */
  preparePages?: () => Promise<void>;
}

/** Short, because restarting a single process waits for it. */
const draining = { quietMs: 300, maxMs: 1_500 };

/** Everything opened so far, closed in reverse order on shutdown or if the start fails. */
const opened = new AsyncDisposableStack();

/** Reads the environment, starts the database and listens. Fails early on anything that can be checked in advance. */
async function start({ preparePages }: RunOptions): Promise<void> {
  const phases = timePhases();
  const config = readConfig(process.env);
  const demo = await phases.run('demo', () => loadDemo(config));
  await checkAddress(config);
  await checkFolders(config);
  const appKey = await loadAppKey(config.appKey, config.dataDir);
  onShutdownSignal(() => opened.disposeAsync());

  const databaseConfig = await phases.run('database', () => openDatabase(config));
  await phases.run('check', () => checkDatabase(databaseConfig, config.demo));
  const pages = await phases.run('pages', () => openPages(preparePages));

  const requests = connect(databaseConfig, config.databasePoolSize);
  opened.defer(requests.close);
  const preparing = connect(databaseConfig, 2, whilePreparing);
  opened.defer(preparing.close);
  await phases.run('migrations', () => migrate(preparing.db, preparing.pool, { onWaiting: say }));
  await claimSite(preparing.db, config.demo);
  await phases.run('seed', async () => {
    await demo?.seed(preparing.db, secretsWith(appKey));
    // The job begins after a minute, in which the sales of the demo's members would have no bills.
    const bills = { seal: billSeal(appKey), siteName: config.siteName, log: console };
    if (demo) await issueBatch(preparing.db, bills, () => new Date(), 0);
  });
  await preparing.close();
  const background = connect(databaseConfig, 8, inTheBackground);
  opened.defer(background.close);

  const app = await phases.run('app', () =>
    buildApp({ config, demo, appKey, requests, background, databaseConfig, pages, draining }),
  );
  opened.defer(app.stop);
  const address = (await app.listen().catch(refusedAddress(config))).replace('127.0.0.1', 'localhost');
  // Shows what a slow start waited for. Loading the program itself comes before these steps.
  app.server.log.info({ sinceProcessStartMs: Math.round(performance.now()), stepsMs: phases.taken() }, 'started');
  const shown = config.publicUrl ? `${config.publicUrl}, listening on ${address}` : address;
  say(`${config.siteName} is ready: ${shown}${config.demo ? ' (demo)' : ''}`);
}

async function openPages(preparePages: RunOptions['preparePages']): Promise<Pages> {
  await preparePages?.();
  return loadPages(fileURLToPath(new URL('../web/dist', import.meta.url))).catch((cause: unknown) => {
    throw new ConfigError('The pages aren’t built yet. Run "npm run build", or start with "npm start".', { cause });
  });
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<ClientConfig> {
  if (databaseUrl) return { connectionString: databaseUrl };
  const embedded = await startEmbedded(dataDir, {}, say);
  opened.defer(embedded.stop);
  return embedded.connection;
}

export async function run(options: RunOptions = {}): Promise<void> {
  logWarnings();
  try {
    await start(options);
  } catch (error) {
    // A stop signal during the start has already begun the shutdown.
    if (opened.disposed) return;
    const told = asSentence(
      await explainFullDisk(error, resolve(process.env['DATA_DIR'] || 'data')),
      'Forecourt cannot start.',
    );
    if (typeof told === 'string') say(told, 'fatal');
    else say('Forecourt cannot start.', 'fatal', told);
    await opened.disposeAsync();
    process.exit(1);
  }
}

if (import.meta.main) await run();
