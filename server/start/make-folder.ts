import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's recursive option never returns if the system reports "not found" although
 * the parent exists (as in /proc).
 */
export async function makeFolder(path: string): Promise<void> {
  const result = await mkdir(path).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (!result || (result.code === 'EEXIST' && (await isFolder(path)))) return;
  if (result.code !== 'ENOENT' || (await isFolder(dirname(path)))) throw result;
  await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have created it.
    if (!(await isFolder(path))) throw error;
  });
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
