import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { startProcess, type ServerProcess } from '../process.ts';
import type { seededRandom } from '../random.ts';
import { until } from '../until.ts';
import { makeWorld } from '../world.ts';

export const victims = ['server', 'database', 'both'] as const;
export type Victim = (typeof victims)[number];

/** A site as an admin starts it, with its own database on a real disk. Any part of it can be killed. */
export interface KillableSite {
  url: string;
  folder: string;
  /** Reconnects after every kill, because a connection doesn't outlive its database. */
  look: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Sends SIGKILL. The returned function restarts what doesn't restart on its own, and returns how long it took. */
  kill: (victim: Victim) => Promise<() => Promise<number>>;
  /** When the current server was started. */
  startedAt: () => Date;
  output: () => string;
}

const tmpfs = 0x01021994;

/** `settings` are written into the database's own configuration, as an admin would. */
export async function startKillableSite(
  prepare: (db: Database) => Promise<void>,
  random: ReturnType<typeof seededRandom>,
  settings: Record<string, string> = {},
): Promise<KillableSite> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  await chmod(folder, 0o711);
  if ((await statfs(folder)).type === tmpfs) throw new Error(`${folder} is memory: nothing there outlives a power cut`);
  const first = await startEmbedded(folder);
  const config = { ...first.connection };
  const admin = new pg.Client(first.admin);
  await admin.connect();
  for (const [name, value] of Object.entries(settings)) await admin.query(`alter system set ${name} = '${value}'`);
  await admin.end();
  const made = connectWithRetry(config, 2);
  await migrate(made.db, made.pool);
  await makeWorld(made.db);
  await prepare(made.db);
  await made.close();
  await first.stop();

  const port = await freePort(random);
  const env = { DATA_DIR: folder, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  let startedAt = new Date();
  let server: ServerProcess = await startAsSystemdDoes(env);
  const { url } = server;
  const said: string[] = [];
  const postmaster = join(folder, 'postgres', 'cluster', 'postmaster.pid');
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await killFamily(postmaster);
    await rm(folder, { recursive: true, force: true });
  });

  return {
    url,
    folder,
    async look(work) {
      const { db, close } = connectWithRetry(config, 4);
      return work(db).finally(close);
    },
    startedAt: () => startedAt,
    output: () => [...said, server.output()].join('\n'),
    async kill(victim) {
      const at = performance.now();
      if (victim !== 'database') {
        said.push(server.output());
        await server.stop('SIGKILL');
      }
      if (victim !== 'server') await killFamily(postmaster);
      return async () => {
        if (victim !== 'database') {
          startedAt = new Date();
          server = await startAsSystemdDoes(env);
        }
        await until('the site serves again', () => serves(url));
        return performance.now() - at;
      };
    },
  };
}

/** A failed start, for example on a machine too busy to connect within five seconds, is repeated a few times. */
async function startAsSystemdDoes(env: NodeJS.ProcessEnv, tries = 5): Promise<ServerProcess> {
  return startProcess(env).catch((error: unknown) => {
    if (tries === 1) throw error;
    return startAsSystemdDoes(env, tries - 1);
  });
}

/** Checks a page, a call that queries the database, and the probe. */
async function serves(url: string): Promise<boolean> {
  const answers = await Promise.all(
    ['/', '/api/cars.php?limit=3&search=sultan', '/readyz'].map((path) =>
      fetch(url + path, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => (await answer.arrayBuffer(), answer.ok),
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}

/**
 * Stops the postmaster first, so that it can't start another child or notice a missing one. None has time to write
 * anything.
 */
async function killFamily(pidFile: string): Promise<void> {
  const postmaster = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!postmaster || !send(postmaster, 'SIGSTOP')) return;
  const family = [...(await childrenOf(postmaster)), postmaster];
  for (const pid of family) send(pid, 'SIGKILL');
  await until('all of them are gone', async () => (await Promise.all(family.map(isGone))).every(Boolean));
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(async (pid) => Number((await statOf(pid))[1])));
  return pids.filter((_, at) => parents[at] === parent);
}

/** Its parent may not have reaped it yet. */
const isGone = async (pid: number) => ['', 'Z', 'X'].includes((await statOf(pid))[0] ?? '');

/** The fields after the name, which may contain anything: the state, the parent … */
const statOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /s, '').split(' ');

/** Below the range for outgoing connections, so that it's free again after every kill. */
async function freePort(random: ReturnType<typeof seededRandom>): Promise<number> {
  for (;;) {
    const port = 20_000 + random.below(10_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
