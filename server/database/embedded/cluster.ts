import { execFile } from 'node:child_process';
import { appendFile, chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { program } from './binaries.ts';
import { DatabaseStartError } from './errors.ts';
import { removeStalePidFile, namedProcess, pidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { adminRole, newPassword, readPassword, siteDatabase, siteRole } from './roles.ts';
import type { Runner } from './run-as.ts';
import { afterCrash, forThisMachine, listening, portIn, settingsText } from './settings-file.ts';

const execute = promisify(execFile);

export interface Cluster {
  place: Place;
  runner: Runner | null;
}

const unfinished = 'cluster.new-';

export const exists = async ({ place }: Cluster) => (await stat(place.cluster).catch(() => null)) !== null;

/** The cluster is renamed as the last step, so one with this name is complete. */
export async function initialise(cluster: Cluster): Promise<void> {
  const { place } = cluster;
  for (const name of await readdir(place.home)) {
    // The initdb of a killed start may still be writing there.
    if (name.startsWith(unfinished)) await rm(join(place.home, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const name = `${unfinished}${process.pid}`;
  await write(cluster, place.passwordFile, newPassword());
  await run(cluster, 'initdb', [
    `--pgdata=${name}`,
    `--username=${adminRole}`,
    '--pwfile=password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  const settings = join(place.home, name, 'postgresql.conf');
  await appendFile(settings, "\ninclude_if_exists = 'forecourt.conf'\n", { flush: true });
  await rename(join(place.home, name), place.cluster);
}

export async function configure(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  const all = {
    ...(await listening(cluster.place.socket)),
    timezone: 'UTC',
    ...forThisMachine(memoryBytes()),
    ...afterCrash(),
    ...settings,
  };
  await write(cluster, settingsFile(cluster.place.cluster), settingsText(all));
}

/** Starts PostgreSQL in its own session, so that Ctrl-C in a terminal lets requests finish first. */
export async function start(cluster: Cluster): Promise<void> {
  const { place } = cluster;
  await removeStalePidFile(place);
  // The socket's folder belongs to this cluster alone, and the cluster has its own lock.
  if (place.socket) await rm(join(place.socket, '.s.PGSQL.5432.lock'), { force: true });
  try {
    await run(cluster, 'pg_ctl', ['start', '-w', '-t', '60', '-s', '-D', 'cluster', '-l', 'postgres.log']);
  } catch (cause) {
    const pid = await namedProcess(place);
    const left = pid ? ` If process ${pid} isn’t PostgreSQL, delete ${pidFile(place)} and start again.` : '';
    const message = cause instanceof Error ? cause.message : '';
    throw new DatabaseStartError(`${message} See the end of ${place.logFile}.${left}`, { cause });
  }
}

export async function stop(cluster: Cluster): Promise<void> {
  if (!(await isRunning(cluster))) return;
  try {
    await run(cluster, 'pg_ctl', ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', 'cluster']);
  } catch (error) {
    // It may have died in between, which pg_ctl reports as a failure.
    if (await isRunning(cluster)) throw error;
  }
}

async function isRunning(cluster: Cluster): Promise<boolean> {
  await removeStalePidFile(cluster.place);
  return run(cluster, 'pg_ctl', ['status', '-D', 'cluster']).then(
    () => true,
    () => false,
  );
}

/** The connection for administration. */
export const adminConnection = async ({ place }: Cluster): Promise<ClientConfig> => ({
  ...(await reachable(place)),
  user: adminRole,
  password: await readPassword(place.passwordFile),
});

/** The connection for the site. */
export const siteConnection = async (place: Reachable): Promise<ClientConfig> => ({
  ...(await reachable(place)),
  user: siteRole,
  password: await readPassword(place.sitePasswordFile),
  database: siteDatabase,
});

/** The password of the site's role, created at the first start. */
export async function sitePassword(cluster: Cluster): Promise<string> {
  const file = cluster.place.sitePasswordFile;
  const existing = await readPassword(file).catch(() => '');
  if (existing) return existing;
  await write(cluster, file, newPassword());
  return readPassword(file);
}

type Reachable = Pick<Place, 'cluster' | 'socket' | 'sitePasswordFile'>;

/** pg takes anything left out here from PG* variables. */
async function reachable({ cluster, socket }: Pick<Place, 'cluster' | 'socket'>) {
  const port = portIn(await readFile(settingsFile(cluster), 'utf8').catch(() => ''));
  return { host: socket ?? '127.0.0.1', port, ssl: false, sslnegotiation: 'postgres' } as const;
}

const settingsFile = (cluster: string) => join(cluster, 'forecourt.conf');

async function write({ runner }: Cluster, file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flush: true });
  if (runner) await chown(file, runner.uid, runner.gid);
}

/** Runs in the home folder with relative names, because pg_ctl passes its paths to a shell. */
async function run({ place, runner }: Cluster, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  const environment = Object.entries(process.env).filter(([variable]) => !/^PG/i.test(variable));
  try {
    await execute(program(place.binaries, name), args, {
      cwd: place.home,
      env: { ...Object.fromEntries(environment), LC_ALL: 'C' },
      ...(runner && { uid: runner.uid, gid: runner.gid }),
    });
  } catch (cause) {
    const message =
      cause instanceof Error && 'stderr' in cause
        ? String(cause.stderr)
            .trim()
            .replaceAll(/\s*\n\s*/g, ' ')
        : '';
    throw new DatabaseStartError(`PostgreSQL's ${name} failed. ${message}`, { cause });
  }
}

/** A container may be allowed less memory than the machine has. */
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);
