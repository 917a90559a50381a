import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A folder with those above it. Node's own recursive way never ends where the system answers "not there" although the
 * folder above is (as in /proc).
 */
export async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (!made || (made.code === 'EEXIST' && (await isFolder(path)))) return;
  if (made.code !== 'ENOENT' || (await isFolder(dirname(path)))) throw made;
  await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Somebody else may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  });
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
