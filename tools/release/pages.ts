import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { currentBuild, currentBuildFile } from '../../server/http/pages/page-builds.ts';
import { builds } from '../build.ts';

/**
 * Copies the pages, together with those of the previous release, because open pages still request their scripts. The
 * previous release also gets the new ones: during a rolling restart, either may be asked for both.
 */
export async function copyPages(target: string, before: string): Promise<void> {
  const into = join(target, 'web/dist');
  await mkdir(into, { recursive: true });
  const build = await currentBuild(builds);
  await cp(build, join(into, basename(build)), { recursive: true });
  await writeFile(currentBuildFile(into), basename(build));
  const older = await buildOf(before);
  if (!older || basename(older) === basename(build)) return;
  await cp(older, join(into, basename(older)), { recursive: true });
  await cp(build, join(dirname(older), basename(build)), { recursive: true });
}

async function buildOf(release: string): Promise<string | null> {
  const build = await currentBuild(join(release, 'web/dist')).catch(() => null);
  return build && existsSync(build) ? build : null;
}
