import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { homeFor, short, systemHome } from './home.ts';
import { canEnter, type Runner } from './run-as.ts';

export interface Place {
  binaries: string;
  /** The folder that everything below is in, but for the socket of a deep one. */
  home: string;
  cluster: string;
  /** The folder of the Unix socket; null where there are none and loopback has to do. */
  socket: string | null;
  logFile: string;
  /** The admin's. */
  passwordFile: string;
  sitePasswordFile: string;
}

export async function preparePlace(dataDir: string, installed: string, runner: Runner | null): Promise<Place> {
  const home = await homeFor(dataDir, runner);
  const binaries = runner && !(await canEnter(runner, installed)) ? await stage(installed) : installed;
  const place = { binaries, ...placeIn(home) };
  const { socket } = place;
  if (home.startsWith(`${systemHome}/`)) await openSystemHome();
  for (const folder of [home, ...(socket ? [socket] : [])]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (runner) await chown(folder, runner.uid, runner.gid);
    await chmod(folder, 0o700);
  }
  return place;
}

/** What lies where in a database's home, whether it is there yet or not. */
export const placeIn = (home: string): Omit<Place, 'binaries'> => ({
  home,
  socket: process.platform === 'win32' ? null : socketFolder(home),
  cluster: join(home, 'cluster'),
  logFile: join(home, 'postgres.log'),
  passwordFile: join(home, 'password'),
  sitePasswordFile: join(home, 'site-password'),
});

/** A copy of the binaries that the `postgres` user can reach, made once per version of them. */
async function stage(installed: string): Promise<string> {
  const { mtimeMs } = await stat(join(installed, 'bin', 'postgres'));
  const target = join(systemHome, `binaries-${short(`${installed}:${mtimeMs}`)}`);
  await openSystemHome();
  if (await stat(target).catch(() => null)) return target;
  const unfinished = `${target}.${process.pid}`;
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished]);
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }));
  return target;
}

/** The modes given to mkdir are cut by the umask, so they are set again. */
async function openSystemHome(): Promise<void> {
  await mkdir(systemHome, { recursive: true });
  await chmod(systemHome, 0o755);
}

/** A Unix socket's path holds at most 107 bytes, so a deep data folder gets its socket elsewhere. */
function socketFolder(home: string): string {
  const inside = join(home, 'socket');
  const longest = Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock'));
  return longest <= 107 ? inside : join(tmpdir(), `forecourt-${short(home)}`);
}
