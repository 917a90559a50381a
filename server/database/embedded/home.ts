import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './errors.ts';
import { canEnter, type Runner } from './run-as.ts';

/** Where a root-started database goes when the `postgres` user cannot enter the checkout or the data folder. */
export const systemHome = '/var/lib/forecourt';

/** The folder of this data folder's database. One that is there already is never passed over for a new one. */
export async function homeFor(dataDir: string, runner: Runner | null): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const outside = join(systemHome, short(dataDir));
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
