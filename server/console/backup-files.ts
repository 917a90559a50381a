import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';

const ending = '.backup';
export const unfinished = '.unfinished';
const ours = /^forecourt-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/;

/**
 * The file that was asked for; in a folder, one named after the moment. What can only be a folder is made where there is
 * none: a machine set up anew has its first backup in its first night.
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
  if (found) throw new StartError(`${path} is there already. Name another file, or a folder.`);
  return { file: path, folder: null };
}

const refuseFolder = (path: string) => (cause: NodeJS.ErrnoException) => {
  const why =
    cause.code === 'EEXIST'
      ? 'It is a file.'
      : 'This user cannot make it: make it first, and let this user write there.';
  throw new StartError(`${path} is no folder. ${why}`, { cause });
};

/** Removes all but the newest, by their names; nothing else in the folder is touched. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}
