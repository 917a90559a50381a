import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Each build of the pages has its own folder in `web/dist`, and the file `current` names the newest. A server keeps
 * serving the build it started with.
 */
export const currentBuildFile = (builds: string) => join(builds, 'current');

export const currentBuild = async (builds: string): Promise<string> =>
  join(builds, (await readFile(currentBuildFile(builds), 'utf8')).trim());

/** The build that contains this script, style or font. Asset names contain a content hash. */
export async function buildWithAsset(builds: string, name: string): Promise<string | null> {
  if (!/^[\w-][\w.-]*$/.test(name) || /\.(br|gz)$/.test(name)) return null;
  const entries = await readdir(builds, { withFileTypes: true }).catch(() => []);
  // A name with a dot is a build in progress.
  for (const entry of entries.filter((one) => one.isDirectory() && !one.name.includes('.'))) {
    const build = join(builds, entry.name);
    const isThere = await access(join(build, 'assets', name)).then(
      () => true,
      () => false,
    );
    if (isThere) return build;
  }
  return null;
}
