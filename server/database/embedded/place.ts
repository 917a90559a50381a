import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { homeFor, short, systemHome } from './home.ts';
import { canEnter, type Runner } from './run-as.ts';

export interface Place {
  binaries: string;
  /** The folder for everything below, except the socket of a deep one. */
  home: string;
  cluster: string;
  /** The folder of the Unix socket. Null if the platform has none and loopback is used. */
  socket: string | null;
  logFile: string;
  /** The admin role's password. */
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

/** Paths in a database's home folder, whether or not it exists yet. */
export const placeIn = (home: string): Omit<Place, 'binaries'> => ({
  home,
  socket: process.platform === 'win32' ? null : socketFolder(home),
  cluster: join(home, 'cluster'),
  logFile: join(home, 'postgres.log'),
  passwordFile: join(home, 'password'),
  sitePasswordFile: join(home, 'site-password'),
});

/** Copies the binaries to where the `postgres` user can reach them, once per version. */
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

/** The umask restricts the modes given to mkdir, so they're set again. */
async function openSystemHome(): Promise<void> {
  await mkdir(systemHome, { recursive: true });
  await chmod(systemHome, 0o755);
}

/** A Unix socket's path has at most 107 bytes, so a deep data folder gets its socket elsewhere. */
function socketFolder(home: string): string {
  const inside = join(home, 'socket');
  const longest = Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock'));
  return longest <= 107 ? inside : join(tmpdir(), `forecourt-${short(home)}`);
}
