import { setTimeout as pause } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import { installedBinaries } from './binaries.ts';
import { connection, exists, initialise, isRunning, start, stop, type Cluster } from './cluster.ts';
import { DatabaseStartError } from './errors.ts';
import { preparePlace } from './place.ts';
import { runnerForDatabase } from './run-as.ts';

export interface EmbeddedDatabase {
  connection: ClientConfig;
  stop: () => Promise<void>;
}

const databaseName = 'forecourt';
/** Held by the one process that may stop this database. */
const ownerLock = 4_711_001;

/** A real PostgreSQL of Forecourt's own in `dataDir`, reachable from this machine's user only. */
export async function startEmbedded(dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedDatabase> {
  const runner = await runnerForDatabase();
  const place = await preparePlace(dataDir, installedBinaries(), runner);
  const cluster: Cluster = { place, runner };

  if (!(await exists(cluster))) await initialise(cluster);
  // Still running when the app before us was killed: take it over as it is.
  if (!(await isRunning(cluster))) await start(cluster, settings);

  const admin = await connection(cluster);
  const owner = await ownDatabase(admin, dataDir);
  await ensureDatabase(owner);

  return {
    connection: { ...admin, database: databaseName },
    async stop() {
      await owner.end();
      await stop(cluster);
    },
  };
}

async function ownDatabase(config: ClientConfig, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ ...config, database: 'postgres' });
  // When PostgreSQL goes away this connection ends too; the pool reports that, not we.
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [ownerLock]);
    if (rows[0]?.owned) return client;
    // The connection of a process that was just killed may take a moment to end.
    await pause(250);
  }
  await client.end();
  throw new DatabaseStartError(
    `Another Forecourt is running on ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
  );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}
