import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's recursive option never returns if the system reports "not found" although
 * the parent exists (as in /proc).
 */
export async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (!made || (made.code === 'EEXIST' && (await isFolder(path)))) return;
  if (made.code !== 'ENOENT' || (await isFolder(dirname(path)))) throw made;
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
