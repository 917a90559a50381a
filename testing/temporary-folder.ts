import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test run that the database's user can enter too, when tests run as root. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await parent(), 'forecourt-'));
  await chmod(folder, 0o711);
  return folder;
}

const memory = '/dev/shm';
const plenty = 3 * 2 ** 30;

/** In memory if there is plenty, because creating a database for each file takes ten times as long on a disk. */
async function parent(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > plenty && process.availableMemory() > 2 * plenty ? memory : tmpdir();
}
