import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ownBuilds = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** A process serves the built pages; where they are not built yet, one that says so stands in. */
export async function ensurePages(builds = ownBuilds): Promise<void> {
  await mkdir(`${builds}none`, { recursive: true });
  await writeFile(`${builds}none/index.html`, '<!doctype html><title>Not built</title><!--head-->');
  await writeFile(`${builds}current`, 'none', { flag: 'wx' }).catch(() => undefined);
}
