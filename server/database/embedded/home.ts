import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './errors.ts';
import { canEnter, userName, type Runner } from './run-as.ts';

/** Where a root-started database goes when the `postgres` user cannot enter the checkout or the data folder. */
export const systemHome = '/var/lib/forecourt';

/** Inside the data folder, or where only the system lets its user in. */
export const possibleHomes = (dataDir: string) =>
  [join(dataDir, 'postgres'), join(systemHome, short(dataDir))] as const;

/** The folder of this data folder's database. One that is there already is never passed over for a new one. */
export async function homeFor(dataDir: string, runner: Runner | null): Promise<string> {
  const home = await chooseHome(dataDir, runner);
  await refuseStrangers(home, runner);
  return home;
}

/** PostgreSQL starts for the owner of its files only; taking them over would lock the owner out. */
async function refuseStrangers(home: string, runner: Runner | null): Promise<void> {
  // What a first start left behind that was cut off, root gives to whom it belongs.
  if (runner && !(await holdsDatabase(home))) return;
  const files = await stat(runner ? join(home, 'cluster') : home).catch(() => null);
  if (!files || files.uid === (runner?.uid ?? process.getuid?.() ?? files.uid)) return;
  const owner = await userName(files.uid);
  throw new DatabaseStartError(
    `The database in ${home} belongs to the user ${owner}. Start Forecourt as ${owner}, or give this one its own DATA_DIR.`,
  );
}

async function chooseHome(dataDir: string, runner: Runner | null): Promise<string> {
  const [inside, outside] = possibleHomes(dataDir);
  const isInside = await holdsDatabase(inside);
  const isOutside = await holdsDatabase(outside);

  if (!runner) {
    if (isInside || !isOutside) return inside;
    throw new DatabaseStartError(
      `The database of ${dataDir} is in ${outside}, made when Forecourt was started as root. Start it as root, or move that folder to ${inside} and give it to this user.`,
    );
  }
  if (isInside && isOutside) {
    throw new DatabaseStartError(
      `There are two databases for ${dataDir}: ${inside} and ${outside}. Move the one you do not want elsewhere.`,
    );
  }
  if (isOutside) return outside;
  if (await canEnter(runner, dataDir)) return inside;
  if (!isInside) return outside;
  throw new DatabaseStartError(
    `The database is in ${inside}, and the user "postgres" it runs as cannot enter ${dataDir}. Let it in (chmod o+x on that folder and those above it), or move ${inside} to ${outside}.`,
  );
}

/** Whether a database is there; a folder that we may not look into counts as one. */
const holdsDatabase = (home: string) =>
  stat(join(home, 'cluster')).then(
    () => true,
    (error: unknown) => !absent.has((error as NodeJS.ErrnoException).code ?? ''),
  );

const absent = new Set(['ENOENT', 'ENOTDIR']);

export const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
