import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPages, type Pages } from '../../server/http/pages/pages.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A site whose pages are empty, for requests outside of calls. */
export async function barePages(): Promise<Pages> {
  const builds = await temporaryFolder();
  await mkdir(join(builds, 'one'));
  await writeFile(join(builds, 'current'), 'one');
  await writeFile(join(builds, 'one/index.html'), '<!doctype html><title>Bare</title><!--head-->');
  return loadPages(builds);
}
