import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, type Runner } from './run-as.ts';

/** Where a root-started database goes when the `postgres` user cannot enter the checkout or the data folder. */
const systemHome = '/var/lib/forecourt';

export interface Place {
  binaries: string;
  cluster: string;
  /** The folder of the Unix socket; null where there are none and loopback has to do. */
  socket: string | null;
  logFile: string;
  passwordFile: string;
}

export async function preparePlace(dataDir: string, installed: string, runner: Runner | null): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const home = await homeFor(dataDir, runner);
  const binaries = runner && !(await canEnter(runner, installed)) ? await stage(installed) : installed;
  const socket = process.platform === 'win32' ? null : socketFolder(home);
  if (home.startsWith(systemHome)) await mkdir(systemHome, { recursive: true, mode: 0o755 });
  for (const folder of [home, ...(socket ? [socket] : [])]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (runner) await chown(folder, runner.uid, runner.gid);
    await chmod(folder, 0o700);
  }
  return {
    binaries,
    socket,
    cluster: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    passwordFile: join(home, 'password'),
  };
}

async function homeFor(dataDir: string, runner: Runner | null): Promise<string> {
  const own = join(dataDir, 'postgres');
  if (!runner || (await canEnter(runner, dataDir))) return own;
  return join(systemHome, short(dataDir));
}

/** A copy of the binaries that the `postgres` user can reach, made once per version of them. */
async function stage(installed: string): Promise<string> {
  const { mtimeMs } = await stat(join(installed, 'bin', 'postgres'));
  const target = join(systemHome, `binaries-${short(`${installed}:${mtimeMs}`)}`);
  if (await stat(target).catch(() => null)) return target;
  const unfinished = `${target}.${process.pid}`;
  await mkdir(systemHome, { recursive: true, mode: 0o755 });
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }));
  return target;
}

/** A Unix socket's path holds at most 107 bytes, so a deep data folder gets its socket elsewhere. */
function socketFolder(home: string): string {
  const inside = join(home, 'socket');
  const longest = Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock'));
  return longest <= 107 ? inside : join(tmpdir(), `forecourt-${short(home)}`);
}

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
