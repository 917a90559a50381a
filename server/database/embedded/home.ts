import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './errors.ts';
import { canEnter, userName, type Runner } from './run-as.ts';

/** Location of a root-started database if the `postgres` user can't enter the checkout or the data folder. */
export const systemHome = '/var/lib/forecourt';

/** Inside the data folder, or in the system folder. */
export const possibleHomes = (dataDir: string) =>
  [join(dataDir, 'postgres'), join(systemHome, short(dataDir))] as const;

/** The database folder for this data folder. An existing one is always preferred to a new one. */
export async function homeFor(dataDir: string, runner: Runner | null): Promise<string> {
  const home = await chooseHome(dataDir, runner);
  await refuseOtherOwners(home, runner);
  return home;
}

/** PostgreSQL starts only for the owner of its files, and changing the owner would lock the previous one out. */
async function refuseOtherOwners(home: string, runner: Runner | null): Promise<void> {
  // Root may change the owner of what an interrupted first start left behind.
  if (runner && !(await hasDatabase(home))) return;
  const files = await stat(runner ? join(home, 'cluster') : home).catch(() => null);
  if (!files || files.uid === (runner?.uid ?? process.getuid?.() ?? files.uid)) return;
  const owner = await userName(files.uid);
  throw new DatabaseStartError(
    `The database in ${home} belongs to the user ${owner}. Start Forecourt as ${owner}, or set a different DATA_DIR for this one.`,
  );
}

async function chooseHome(dataDir: string, runner: Runner | null): Promise<string> {
  const [inside, outside] = possibleHomes(dataDir);
  const isInside = await hasDatabase(inside);
  const isOutside = await hasDatabase(outside);

  if (!runner) {
    if (isInside || !isOutside) return inside;
    throw new DatabaseStartError(
      `The database for ${dataDir} is in ${outside} because Forecourt was started as root before. Start it as root, or move that folder to ${inside} and change its owner to this user.`,
    );
  }
  if (isInside && isOutside) {
    throw new DatabaseStartError(
      `There are two databases for ${dataDir}: ${inside} and ${outside}. Move the one you don’t want elsewhere.`,
    );
  }
  if (isOutside) return outside;
  if (await canEnter(runner, dataDir)) return inside;
  if (!isInside) return outside;
  throw new DatabaseStartError(
    `The database is in ${inside}, but it runs as the user "postgres", who can’t enter ${dataDir}. Grant access (chmod o+x on that folder and its parents), or move ${inside} to ${outside}.`,
  );
}

/** Whether a database exists there. A folder we can't read counts as one. */
const hasDatabase = (home: string) =>
  stat(join(home, 'cluster')).then(
    () => true,
    (error: unknown) => !absent.has((error as NodeJS.ErrnoException).code ?? ''),
  );

const absent = new Set(['ENOENT', 'ENOTDIR']);

export const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
