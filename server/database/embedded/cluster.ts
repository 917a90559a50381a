import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { program } from './binaries.ts';
import { DatabaseStartError } from './errors.ts';
import type { Place } from './place.ts';
import type { Runner } from './run-as.ts';

const execute = promisify(execFile);

export interface Cluster {
  place: Place;
  runner: Runner | null;
}

const owner = 'forecourt';

export const exists = async ({ place }: Cluster) =>
  (await stat(join(place.cluster, 'PG_VERSION')).catch(() => null)) !== null;

export async function initialise(cluster: Cluster): Promise<void> {
  const { place, runner } = cluster;
  const { passwordFile } = place;
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (runner) await chown(passwordFile, runner.uid, runner.gid);
  // A half-made cluster of an interrupted first start has no PG_VERSION and is made anew.
  await rm(place.cluster, { recursive: true, force: true });
  await run(cluster, 'initdb', [
    `--pgdata=${place.cluster}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await appendFile(join(place.cluster, 'postgresql.conf'), "\ninclude_if_exists = 'forecourt.conf'\n");
}

/** Starts PostgreSQL in a session of its own, so that Ctrl-C in a terminal lets requests finish first. */
export async function start(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  const { place, runner } = cluster;
  const lines = Object.entries({ ...(await listening(place)), timezone: 'UTC', ...settings }).map(
    ([key, value]) => `${key} = '${value.replaceAll("'", "''")}'`,
  );
  const file = join(place.cluster, 'forecourt.conf');
  await writeFile(file, `${lines.join('\n')}\n`);
  if (runner) await chown(file, runner.uid, runner.gid);
  await run(cluster, 'pg_ctl', ['start', '-w', '-t', '60', '-s', '-D', place.cluster, '-l', place.logFile]);
}

export const stop = (cluster: Cluster) =>
  run(cluster, 'pg_ctl', ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', cluster.place.cluster]);

export async function isRunning(cluster: Cluster): Promise<boolean> {
  try {
    await run(cluster, 'pg_ctl', ['status', '-D', cluster.place.cluster]);
    return true;
  } catch {
    return false;
  }
}

export async function connection(cluster: Cluster): Promise<ClientConfig> {
  const settings = await readFile(join(cluster.place.cluster, 'forecourt.conf'), 'utf8');
  const port = Number(/^port = '(\d+)'$/m.exec(settings)?.[1] ?? 5432);
  const password = (await readFile(cluster.place.passwordFile, 'utf8')).trim();
  return { host: cluster.place.socket ?? '127.0.0.1', port, user: owner, password };
}

async function listening({ socket }: Place): Promise<Record<string, string>> {
  if (!socket) return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  return { listen_addresses: '', unix_socket_directories: socket, unix_socket_permissions: '0700' };
}

async function run({ place, runner }: Cluster, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  try {
    await execute(program(place.binaries, name), args, {
      cwd: place.binaries,
      env: { ...process.env, LC_ALL: 'C' },
      ...(runner && { uid: runner.uid, gid: runner.gid }),
    });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    const log = name === 'pg_ctl' ? ` Its log: ${place.logFile}` : '';
    throw new DatabaseStartError(`PostgreSQL's ${name} failed. ${said}${log}`, { cause });
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
