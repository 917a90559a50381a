import type { ClientConfig } from 'pg';
import { makeFolder } from '../../start/make-folder.ts';
import { installedBinaries } from './binaries.ts';
import {
  adminConnection,
  configure,
  exists,
  initialise,
  siteConnection,
  sitePassword,
  start,
  stop,
  type Cluster,
} from './cluster.ts';
import { DatabaseStartError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { superviseServer } from './keep-running.ts';
import { reach, type Link } from './link.ts';
import { preparePlace } from './place.ts';
import { ensureSite, handOver } from './roles.ts';
import { runnerForDatabase } from './run-as.ts';

export interface EmbeddedDatabase {
  /** The site's own database, with a role that has no rights outside it. */
  connection: ClientConfig;
  /** The whole server, for tests and measurements that create their own databases. */
  admin: ClientConfig;
  stop: () => Promise<void>;
}

/**
 * Starts Forecourt's own PostgreSQL in `dataDir`, reachable only by this machine's user. It's restarted if it dies, and
 * `say` gets a message.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Record<string, string> = {},
  say: (sentence: string) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  await makeFolder(dataDir).catch((cause: unknown) => {
    throw new DatabaseStartError(
      `The data folder ${dataDir} can’t be created (${String(cause)}). Set another DATA_DIR.`,
      {
        cause,
      },
    );
  });
  const unlock = await lockFolder(dataDir);
  try {
    const runner = await runnerForDatabase();
    const cluster: Cluster = { runner, place: await preparePlace(dataDir, installedBinaries(), runner) };
    if (!(await exists(cluster))) await initialise(cluster);
    const link = await adoptOrStart(cluster, settings);
    const admin = await adminConnection(cluster);
    await ensureSite(link.client, await sitePassword(cluster));
    await handOver(admin);

    const stopKeeping = superviseServer(link, async () => (await reach(admin)) ?? startAndReach(cluster), say);
    let stopped: Promise<void> | undefined;
    return {
      connection: await siteConnection(cluster.place),
      admin: { ...admin, database: 'postgres' },
      stop: () => (stopped ??= stopKeeping().then(() => stop(cluster).finally(unlock))),
    };
  } catch (error) {
    unlock();
    throw fileError(error) ?? error;
  }
}

/** Turns a permission problem with any file or folder of the database into a message. */
function fileError(cause: unknown): DatabaseStartError | null {
  if (!(cause instanceof Error && 'path' in cause && 'code' in cause)) return null;
  const sentence = `The database files can’t be used (${cause.message}). Everything in the database folder must belong to the user who starts Forecourt.`;
  return new DatabaseStartError(sentence, { cause });
}

/** Reuses a database that outlived a killed Forecourt. */
async function adoptOrStart(cluster: Cluster, settings: Record<string, string>): Promise<Link> {
  const running = await reach(await adminConnection(cluster));
  if (running) return running;
  await configure(cluster, settings);
  return startAndReach(cluster);
}

async function startAndReach(cluster: Cluster): Promise<Link> {
  await start(cluster);
  const link = await reach(await adminConnection(cluster));
  if (link) return link;
  throw new DatabaseStartError(`PostgreSQL started but doesn’t respond. Its log: ${cluster.place.logFile}`);
}
