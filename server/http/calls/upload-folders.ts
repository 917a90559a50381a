import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'forecourt-upload-';

export const newUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix));

const dayMs = 24 * 60 * 60 * 1000;

/** Uploads are deleted when their call has answered. A killed process leaves them behind. */
export async function removeOldUploads(now: Date, among = tmpdir()): Promise<void> {
  const names = (await readdir(among)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = join(among, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < now.getTime() - dayMs) await rm(folder, { recursive: true, force: true });
  }
}
