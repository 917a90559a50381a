import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../lib/start-error.ts';

const ending = '.backup';
export const unfinished = '.unfinished';
const ours = /^forecourt-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/;

/**
 * Returns the requested file, or one in the requested folder named after the current time. A path that can only be a
 * folder is created, so that a new machine gets a backup in its first night.
 */
export async function chooseFile(
  path: string,
  now: Date,
  { isFolder }: { isFolder: boolean },
): Promise<{ file: string; folder: string | null }> {
  if (isFolder) await mkdir(path, { recursive: true, mode: 0o700 }).catch(refuseFolder(path));
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) {
    const name = `forecourt-${now.toISOString().slice(0, 19).replaceAll(':', '-')}${ending}`;
    return { file: join(path, name), folder: path };
  }
  if (found) throw new StartError(`${path} already exists. Name another file, or a folder.`);
  return { file: path, folder: null };
}

const refuseFolder = (path: string) => (cause: NodeJS.ErrnoException) => {
  const why =
    cause.code === 'EEXIST'
      ? 'It’s a file.'
      : 'This user can’t create it. Create it first and give this user write access.';
  throw new StartError(`${path} isn’t a folder. ${why}`, { cause });
};

/** Deletes all but the newest backups, by name. Other files in the folder aren't touched. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}
