import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ownBuilds = fileURLToPath(new URL('../web/dist/', import.meta.url));

/** Makes sure that a process has pages to serve. If they aren't built yet, a placeholder is used. */
export async function ensurePages(builds = ownBuilds): Promise<void> {
  await mkdir(`${builds}none`, { recursive: true });
  await writeFile(`${builds}none/index.html`, '<!doctype html><title>Not built</title><!--head-->');
  await writeFile(`${builds}current`, 'none', { flag: 'wx' }).catch(() => undefined);
}
