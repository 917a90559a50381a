import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { currentBuild, currentBuildFile } from '../../server/http/page-builds.ts';
import { builds } from '../build.ts';

/**
 * The pages, and beside them those of the release before: who has them open still asks for their scripts. That one gets
 * the new ones, too: where several processes are started again one by one, either is asked for both.
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
